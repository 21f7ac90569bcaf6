// `make bench`: measures guesses beside two floors in one run, and writes docs/benchmarks.md between its marks.
import { Buffer } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONNECTIONS, load, median, percentiles } from './load.mjs';
import { cpuSeconds, freePort, memoryMiB, startProgram } from './processes.mjs';
import { steadyLoad } from './steady-load.mjs';
import { useSimilarity } from './use-similarity.mjs';
import { writePage } from './write-page.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 4);
const COLD_GUESSES = CONNECTIONS * 640;
const SECRETS = ['ocean', 'river', 'bread', 'music', 'winter', 'garden', 'doctor', 'city'];
const NEW_SECRETS = 150;
const LANGUAGES = ['en', 'es', 'de'];
const VECTORS = join(import.meta.dirname, '..', '..', 'services', 'similarity', 'vectors');
const listed = (lang, file) =>
  readFileSync(join(VECTORS, lang, file), 'utf8')
    .split('\n')
    .filter(Boolean);
const wordsOf = (lang) =>
  listed(lang, 'words.txt')
    .map((line) => line.split('\t')[0])
    .filter((word) => /^\p{Ll}{3,12}$/u.test(word));
const words = wordsOf('en');

const folder = mkdtempSync(join(tmpdir(), 'proximity-bench-'));
const stops = [];
try {
  writePage(await measure());
} finally {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure() {
  const load1 = loadavg()[0];
  const memory = await memoryPerLanguage();
  const product = await startGuessing();
  const sample = await (await fetch(`${product.url}/similarity/en/ocean/river`)).text();
  const floors = {
    node: await startFloor('node-http', sample.length),
    express: await startFloor('express', sample.length),
  };
  for (const secret of SECRETS) await answerOf(`${product.url}/similarity/en/${secret}/water`);
  const rounds = [];
  const coldPaths = coldPathsOf();
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = await oneRound(floors, product, coldPaths);
    say(`round ${round}${round === 0 ? ' (to warm up)' : ''}: ${line(measured)}`);
    if (round > 0) rounds.push(measured);
  }
  const half = await halfLoad(product, floors, rounds, coldPaths);
  const nearest = await newSecrets(product);
  return {
    load1,
    rounds,
    half,
    nearest,
    memory,
    starts: await starts(),
    bundle: bundle(),
    bytes: sample.length,
  };
}

/** All side by side, so that whatever else the machine does falls on all of them. */
async function oneRound(floors, { url, pids }, coldPaths) {
  const paths = warmPaths();
  const node = await load({ url: floors.node.url, paths, pids: floors.node.pids, seconds: SECONDS });
  const express = await load({ url: floors.express.url, paths, pids: floors.express.pids, seconds: SECONDS });
  await load({ url, paths, once: true });
  const warm = await load({ url, paths, pids, seconds: SECONDS });
  const cold = await load({ url, paths: coldPaths(COLD_GUESSES), pids, once: true });
  return { node, express, warm, cold };
}

/** Half of the most that each took; `node` shows at the rate of warm what the source of the load adds by itself. */
async function halfLoad({ url }, floors, rounds, coldPaths) {
  const seconds = SECONDS * 2;
  const half = (name) => Math.floor(median(rounds.map((round) => round[name].perSecond)) / 2);
  const rates = { node: half('warm'), express: half('express'), warm: half('warm'), cold: half('cold') };
  const paths = warmPaths();
  await load({ url, paths, once: true });
  // Somewhat more guesses than are expected: chance decides how many there are.
  const fresh = coldPaths(Math.ceil(rates.cold * seconds * 1.2));
  return {
    node: await steadyLoad({ url: floors.node.url, paths, rate: rates.node, seconds }),
    express: await steadyLoad({ url: floors.express.url, paths, rate: rates.express, seconds }),
    warm: await steadyLoad({ url, paths, rate: rates.warm, seconds }),
    cold: await steadyLoad({ url, paths: fresh, rate: rates.cold, seconds }),
  };
}

function warmPaths() {
  return words.slice(0, CONNECTIONS * 20).map((word) => `/similarity/en/${SECRETS[0]}/${word}`);
}

/** Words that this run has not sent yet; a typed form ("ocean", "Ocean") is scored on its own. */
function coldPathsOf() {
  const next = fresh();
  return (count) => Array.from({ length: count }, () => next.next().value);
}

function* fresh() {
  for (let form = 0; ; form++) {
    for (const secret of SECRETS) {
      for (const word of words) yield `/similarity/en/${secret}/${typed(word, form)}`;
    }
  }
}

function typed(word, form) {
  return [...word].map((letter, index) => ((form >> index) & 1 ? letter.toUpperCase() : letter)).join('');
}

async function newSecrets({ url, pids }) {
  const secrets = listed('en', 'secrets.txt')
    .map((row) => row.split('\t')[0])
    .filter((word) => !SECRETS.includes(word));
  const times = [];
  const cpu = () => Object.values(pids).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpu();
  for (const secret of secrets.slice(0, NEW_SECRETS)) {
    const started = performance.now();
    await answerOf(`${url}/semantle/top1000/en/${secret}`);
    times.push(performance.now() - started);
  }
  return { ...percentiles(times), cpu: ((cpu() - before) / times.length) * 1000 };
}

async function startGuessing() {
  const similarity = await startSimilarity('en');
  const port = await freePort();
  const gateway = await startProgram('services/gateway/dist/main.js', {
    env: {
      PORT: String(port),
      OPS_PORT: String(await freePort()),
      SIMILARITY_ADDRESS: similarity.address,
      GAME_SCHEDULE_ADDRESS: '127.0.0.1:9',
      ACCOUNTS_ADDRESS: '127.0.0.1:9',
      PLAY_ADDRESS: '127.0.0.1:9',
      STATS_ADDRESS: '127.0.0.1:9',
      FRIENDS_ADDRESS: '127.0.0.1:9',
    },
    ready: /"port":\d+/,
  });
  stops.push(gateway.stop);
  const pids = { gateway: gateway.pid, similarity: similarity.pid };
  return { url: `http://127.0.0.1:${port}`, pids };
}

async function startSimilarity(languages) {
  const port = await freePort();
  const similarity = await startProgram('services/similarity/dist/main.js', {
    env: {
      PORT: String(port),
      OPS_PORT: String(await freePort()),
      LANGUAGES: languages,
      SEAL_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
      DATA_DIR: join(folder, 'similarity'),
    },
    ready: /"port":\d+/,
  });
  stops.push(similarity.stop);
  return { ...similarity, address: `127.0.0.1:${port}` };
}

/** A process of its own for each language, after its index was built by an earlier one. */
async function memoryPerLanguage() {
  const memory = {};
  for (const lang of LANGUAGES) {
    await (await startSimilarity(lang)).stop();
    const { pid, address, stop } = await startSimilarity(lang);
    const started = memoryMiB(pid).now;
    await useSimilarity(address, lang, wordsOf(lang));
    memory[lang] = { started, ...memoryMiB(pid) };
    await stop();
  }
  say(`memory: ${JSON.stringify(memory)}`);
  return memory;
}

async function startFloor(kind, length) {
  const { pid, match, stop } = await startProgram('bench/speed/floor.mjs', {
    args: [kind, String(length)],
    ready: /port (\d+)/,
  });
  stops.push(stop);
  return { url: `http://127.0.0.1:${match[1]}`, pids: { server: pid } };
}

/** From the start of the launcher to the first score, with an empty data folder and with the same again. */
async function starts() {
  const seconds = [];
  for (let start = 0; start < 2; start++) {
    const started = performance.now();
    const { match, stop } = await startProgram('services/local/dist/main.js', {
      env: { PORT: '0', DATA_DIR: join(folder, 'local') },
      ready: /open after .*?(http:\/\/\S+)/,
    });
    await answerOf(`${match[1]}/similarity/en/ocean/river`);
    seconds.push((performance.now() - started) / 1000);
    await stop();
  }
  return { first: seconds[0], second: seconds[1] };
}

function bundle() {
  const script = join(import.meta.dirname, '..', '..', 'scripts', 'check-bundle-size.mjs');
  const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return Number(/First-load JavaScript: ([\d.]+) kB/.exec(stdout)?.[1]);
}

async function answerOf(url) {
  const response = await fetch(url);
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${answer}`);
  return answer;
}

function line(round) {
  return Object.entries(round)
    .map(([name, { perSecond, cpu }]) => `${name} ${Math.round(perSecond)}/s ${micro(cpu)}`)
    .join(' · ');
}

function micro(cpu) {
  return `(${Object.values(cpu)
    .map((value) => `${Math.round(value)} µs`)
    .join(' + ')})`;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
