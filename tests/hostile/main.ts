// The hostile suite: the kept corpus, then made-up cases of a fixed and of a fresh seed, against the running system.
// `make fuzz` runs it for TIME seconds from SEED, and puts what fails into the corpus.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import startProduct from '../e2e/start-product';
import type { HostileCase } from './hostile-case';
import { freshSeed, runCorpus, runGenerated, type Failure } from './run-cases';
import { runningProduct, type RunningProduct } from './running-product';
import { slowestBesideSlowClients } from './slow-clients';

const CORPUS = join(__dirname, 'corpus.json');
const FIXED_SEED = 20240601;
const CASES_OF_A_SEED = 10_000;
const MOST_GROWTH_MIB = 50;
const SLOWEST_GOOD_CALL_MS = 1_000;
const SETTLE_MS = 3_000;

const time = Number(process.env['TIME'] ?? 0);
const results: { name: string; passed: boolean }[] = [];

void main();

async function main(): Promise<void> {
  const stop = await startProduct();
  try {
    const product = await runningProduct(process.env['PROXIMITY_RUNNING'] ?? '');
    say(`${product.calls.length} HTTP calls, ${product.rpcs.length} rpcs`);
    await checks(product);
    product.close();
  } finally {
    await stop();
  }
  const passed = results.filter((result) => result.passed).length;
  const report = process.env['HOSTILE_REPORT'];
  if (report) writeFileSync(report, JSON.stringify({ passed, failed: results.length - passed }));
  process.exitCode = passed === results.length ? 0 : 1;
}

async function checks(product: RunningProduct): Promise<void> {
  const started = performance.now();
  const good = await product.goodAnswers();
  const corpus = JSON.parse(readFileSync(CORPUS, 'utf8')) as HostileCase[];
  const kept = await runCorpus(product, corpus);
  record(`${corpus.length} kept cases`, kept);
  let sent = corpus.length;
  // What is remembered for good players fills up first; what comes after that must not add to it.
  if (!time) sent += await generated(product, FIXED_SEED, corpus);
  const before = await settledMemory(product);
  sent += await generated(product, Number(process.env['SEED'] || freshSeed()), corpus);
  say(`${sent} cases in ${Math.round((performance.now() - started) / 1000)} s`);

  const growth = (await settledMemory(product)) - before;
  check(`memory grew by ${Math.round(growth)} MiB, at most ${MOST_GROWTH_MIB}`, growth <= MOST_GROWTH_MIB);
  const slowest = await slowestBesideSlowClients(product.url);
  check(
    `beside slow clients a good call took at most ${Math.round(slowest)} ms`,
    slowest < SLOWEST_GOOD_CALL_MS,
  );
  const after = await product.goodAnswers();
  if (after !== good) say(`before:\n${good}\nafter:\n${after}`);
  check('good calls are answered as before', after === good);
}

async function generated(product: RunningProduct, seed: number, corpus: HostileCase[]): Promise<number> {
  const limit = time ? { cases: Number.MAX_SAFE_INTEGER / 2, seconds: time } : { cases: CASES_OF_A_SEED };
  const { sent, failures } = await runGenerated(product, { seed, ...limit });
  record(`${sent} cases of seed ${seed}`, failures);
  if (time && failures.length > 0) keep(corpus, failures);
  return sent;
}

function keep(corpus: HostileCase[], failures: Failure[]): void {
  corpus.push(
    ...failures.map(({ hostile, complaint }) => ({
      ...hostile,
      why: `once ended with ${complaint.slice(0, 60)}`,
    })),
  );
  writeFileSync(CORPUS, `[\n${corpus.map((hostile) => `  ${JSON.stringify(hostile)}`).join(',\n')}\n]\n`);
}

function record(name: string, failures: Failure[]): void {
  for (const { hostile, complaint } of failures) say(`${complaint}\n  ${JSON.stringify(hostile)}`);
  check(name, failures.length === 0);
}

function check(name: string, passed: boolean): void {
  results.push({ name, passed });
  say(`${passed ? '✓' : '✗'} ${name}`);
}

/** The least that it falls to within some seconds: what is collected in that time was no leak. */
async function settledMemory(product: RunningProduct): Promise<number> {
  let least = Infinity;
  for (const end = performance.now() + SETTLE_MS; performance.now() < end;) {
    least = Math.min(least, product.memoryMiB());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return least;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
