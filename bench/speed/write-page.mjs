import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { median } from './load.mjs';
import { LISTS, SCORES } from './use-similarity.mjs';

const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md');
const MEASURED = /(<!-- measured -->\n)[\s\S]*(<!-- \/measured -->)/;

/** Replaces the measured part of docs/benchmarks.md; what people wrote around it stays. */
export function writePage(results) {
  const measured = [machine(results), guesses(results), latency(results), others(results)].join('\n\n');
  const page = readFileSync(PAGE, 'utf8').replace(
    MEASURED,
    (_all, start, end) => `${start}\n${measured}\n\n${end}`,
  );
  writeFileSync(PAGE, page);
  process.stdout.write(`${measured}\n`);
}

function machine({ load1 }) {
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Measured on ${day}: ${cpus()[0]?.model}, ${availableParallelism()} cores, ${memory} GiB, Node ${process.version}. The load comes from the same machine, whose load average was ${load1.toFixed(1)} when the run began.`;
}

function guesses({ rounds, bytes }) {
  const express = medianOf(rounds, 'express', 'perSecond');
  const row = (title, name) => {
    const perSecond = medianOf(rounds, name, 'perSecond');
    const cpu = Object.keys(rounds[0][name].cpu).map((process) => {
      const value = median(rounds.map((round) => round[name].cpu[process]));
      return `${process} ${Math.round(value)} µs`;
    });
    const ratio = median(rounds.map((round) => round[name].perSecond / round.express.perSecond));
    return cells(
      title,
      whole(perSecond),
      percent(name === 'express' ? 1 : ratio),
      ...times(rounds, name),
      percent(byCpu(rounds, name)),
      cpu.join(', '),
    );
  };
  return [
    `Guesses per second, 32 keep-alive connections, answers of ${bytes} bytes; the median of ${rounds.length} rounds, each of which measured all four one after the other (bare Express: ${whole(express)} a second).`,
    '',
    cells('', 'per second', 'of bare Express', 'p50', 'p99', 'of it, by CPU time', 'CPU per guess'),
    cells('---', '---:', '---:', '---:', '---:', '---:', '---'),
    row('bare node:http', 'node'),
    row('bare Express 5', 'express'),
    row('gateway, warm (aim: 80 %)', 'warm'),
    row('gateway, cold (aim: 50 %)', 'cold'),
  ].join('\n');
}

function latency({ half }) {
  const row = (title, { perSecond, p50, p99 }) => cells(title, whole(perSecond), ms(p50), ms(p99));
  return [
    'At half of its own maximum, guesses coming at random moments and timed from when they were due (aim: p99 under 10 ms):',
    '',
    cells('', 'per second', 'p50', 'p99'),
    cells('---', '---:', '---:', '---:'),
    row('bare node:http, at the rate of warm: what the source adds', half.node),
    row('bare Express 5', half.express),
    row('gateway, warm', half.warm),
    row('gateway, cold', half.cold),
  ].join('\n');
}

function others({ nearest, memory, starts, bundle }) {
  return [
    cells('', 'measured', 'aim'),
    cells('---', '---', '---'),
    cells(
      'nearest 1000 of a new secret, over HTTP',
      `p50 ${ms(nearest.p50)}, p99 ${ms(nearest.p99)}, CPU ${ms(nearest.cpu)}`,
      'under 25 ms',
    ),
    ...Object.entries(memory).map(([lang, { started, now, most }]) =>
      cells(
        `similarity with \`${lang}\` alone, whole process, after ${LISTS} lists and ${SCORES} scores`,
        `${whole(now)} MiB (${whole(started)} at its start, never more than ${whole(most)})`,
        'under 200 MiB',
      ),
    ),
    cells('start to first answer, empty data folder', `${starts.first.toFixed(1)} s`, ''),
    cells('start to first answer, second start', `${starts.second.toFixed(1)} s`, 'under 10 s'),
    cells('first-load JavaScript, gzip', `${bundle} kB`, 'at most 120 kB'),
  ].join('\n');
}

/** The floor's CPU time for one answer by that of the process which answers: busy neighbours hardly change it. */
function byCpu(rounds, name) {
  const first = (round, key) => Object.values(round[key].cpu)[0];
  return median(rounds.map((round) => first(round, 'express') / first(round, name)));
}

function times(rounds, name) {
  return ['p50', 'p99'].map((key) => ms(medianOf(rounds, name, key)));
}

function medianOf(rounds, name, key) {
  return median(rounds.map((round) => round[name][key]));
}

function cells(...texts) {
  return `| ${texts.join(' | ')} |`;
}

function whole(value) {
  return Math.round(value).toLocaleString('en-US');
}

function percent(value) {
  return `${Math.round(value * 100)} %`;
}

function ms(value) {
  return `${value.toFixed(1)} ms`;
}
