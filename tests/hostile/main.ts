// The hostile suite: the kept corpus, then made-up cases of a fixed and of a fresh seed, against the running system.
// `make fuzz` runs it for TIME seconds from SEED, and puts what fails into the corpus.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import startProduct from '../e2e/start-product';
import { goodRequestsRefused } from './good-requests';
import type { HostileCase } from './hostile-case';
import { keptCasesAmiss, newReason } from './kept-cases';
import { keptMemory, type KeptMemory } from './kept-memory';
import { freshSeed, runCorpus, runGenerated, type Failure } from './run-cases';
import { runningProduct, type RunningProduct } from './running-product';
import { slowestBesideSlowClients } from './slow-clients';
import { textEverywhere } from './spoiled-http';
import { textInEachText } from './spoiled-rpc';
import { watchGoodPlayers } from './watch-good-players';

const CORPUS = join(__dirname, 'corpus.json');
const FIXED_SEED = 20240601;
const CASES_OF_A_SEED = 10_000;
const MOST_SECONDS = 60;
/** What is remembered for good players fills up first; what comes after that must not add to it. */
const WARM_AFTER = 5_000;
const MOST_GROWTH_MIB = 50;
/** Garbage that piles up leaves holes in memory which no collection gives back, and which are no leak. */
const COLLECTED_EVERY = 1_250;
const ALL_GOOD_CALLS_EVERY = 2_500;
const GOOD_CALL_EVERY = 100;
/** However it is written into a statement, in quotes or not, it breaks that. */
const SQL = `'"; SELECT`;
const SLOWEST_GOOD_CALL_MS = 1_000;
/** On a machine that has other things to do. */
const SLOWER_BESIDE_SLOW = 5;

const time = Number(process.env['TIME'] ?? 0);
const results: { name: string; passed: boolean }[] = [];

void main();

async function main(): Promise<void> {
  // Everything comes from one address here, and is to get through to what is behind the limits.
  process.env['RATE_LIMIT_FACTOR'] = '1000';
  const memory = keptMemory(process.env);
  const stop = await startProduct();
  try {
    const product = await runningProduct(process.env['PROXIMITY_RUNNING'] ?? '');
    say(`${product.calls.length} HTTP calls, ${product.rpcs.length} rpcs`);
    await checks(product, memory);
    product.close();
  } finally {
    await stop();
    memory.stop();
  }
  const passed = results.filter((result) => result.passed).length;
  const report = process.env['HOSTILE_REPORT'];
  if (report) writeFileSync(report, JSON.stringify({ passed, failed: results.length - passed }));
  process.exitCode = passed === results.length ? 0 : 1;
}

async function checks(product: RunningProduct, memory: KeptMemory): Promise<void> {
  const corpus = JSON.parse(readFileSync(CORPUS, 'utf8')) as HostileCase[];
  record('each call and each rpc has a kept case, each case a reason', keptCasesAmiss(product, corpus));
  record('a good request of each call and each rpc is taken', await goodRequestsRefused(product));
  const watch = await watchGoodPlayers(product);
  const started = performance.now();
  const waitedBefore = product.waitedSeconds();
  record(`${corpus.length} kept cases`, await runCorpus(product, corpus));
  const ofSql = [...textEverywhere(SQL), ...textInEachText(SQL)];
  record(
    `${ofSql.length} fragments of SQL: each field of each call, each text of each rpc`,
    await runCorpus(product, ofSql),
  );
  let sent = 0;
  let warm = NaN;
  const afterEach = async (): Promise<void> => {
    const number = ++sent;
    if (number === WARM_AFTER) warm = await memory.ofProcess(product.pid);
    else if (number % COLLECTED_EVERY === 0) await memory.ofProcess(product.pid);
    if (number % ALL_GOOD_CALLS_EVERY === 0) await watch.look();
    else if (number % GOOD_CALL_EVERY === 0) await watch.glance();
  };
  if (!time) await generated(product, FIXED_SEED, corpus, afterEach);
  await generated(product, Number(process.env['SEED'] || freshSeed()), corpus, afterEach);
  const seconds = (performance.now() - started) / 1000;
  const waited = product.waitedSeconds() - waitedBefore;
  const took = `${corpus.length + ofSql.length + sent} cases in ${Math.round(seconds)} s, ${Math.round(waited)} s of them without a processor`;
  if (time) say(took);
  else check(`${took}; with one at most ${MOST_SECONDS}`, seconds - waited <= MOST_SECONDS);
  const growth = Math.round((await memory.ofProcess(product.pid)) - warm);
  if (sent < WARM_AFTER) say(`memory is looked at after ${WARM_AFTER} cases`);
  else
    check(
      `memory grew by ${growth} MiB after the first ${WARM_AFTER}, at most ${MOST_GROWTH_MIB}`,
      growth <= MOST_GROWTH_MIB,
    );
  const alone = await product.good.slowest();
  const slowest = await slowestBesideSlowClients(product.url, () => product.good.slowest());
  check(
    `beside slow clients a good call took at most ${Math.round(slowest)} ms, alone ${Math.round(alone)}`,
    slowest < Math.max(SLOWEST_GOOD_CALL_MS, SLOWER_BESIDE_SLOW * alone),
  );
  await watch.look();
  check(`${watch.looks()} good calls were answered as before`, watch.differences() === 0);
  check(`of hostile cases ${product.hostileChances.told()}`, product.hostileChances.wereFew());
  check(`of good calls ${product.goodChances.told()}`, product.goodChances.wereFew());
}

async function generated(
  product: RunningProduct,
  seed: number,
  corpus: HostileCase[],
  afterEach: () => Promise<void>,
): Promise<void> {
  const limit = time ? { cases: Number.MAX_SAFE_INTEGER / 2, seconds: time } : { cases: CASES_OF_A_SEED };
  const { sent, failures } = await runGenerated(product, { seed, afterEach, ...limit });
  record(`${sent} cases of seed ${seed}`, failures);
  if (time && failures.length > 0) keep(corpus, failures);
}

function keep(corpus: HostileCase[], failures: Failure[]): void {
  for (const { hostile, complaint } of failures)
    corpus.push({ ...hostile, why: newReason(corpus, `once ended with ${complaint.slice(0, 60)}`) });
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

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
