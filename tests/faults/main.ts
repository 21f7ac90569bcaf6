// `make test-faults`: while 50 games end per second, every part is killed and comes back; afterwards a ledger of the
// acknowledged finishes is compared with what the databases and the page say. FAULTS=short kills three parts only,
// and judges no speed: that is the step of `make test`.
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger, drained, type Checked } from './check-ledger';
import { wordsOf } from './games';
import { LeaderboardLatency } from './leaderboard-latency';
import { Ledger } from './ledger';
import { Load, type LoadOptions } from './load';
import { Page } from './page';
import { OtherCalls, type CallTally } from './other-calls';
import { makePlayers, makeSessions } from './players';
import { startSystem, type RunningSystem } from './running-system';
import { sameGameTwice } from './same-game-twice';
import { poison, replayDeadLetters, tellEverythingAgain } from './troubled-events';
import { Verdicts } from './verdicts';

interface Plan {
  /** Killed in turn. */
  parts: string[];
  players: number;
  /** With the players enough finishes for as long as a slow machine takes to start its parts again. */
  games: number;
  /** How long nothing is killed, at first. */
  calmSeconds: number;
  /** How long the load goes on after each kill. */
  afterKillSeconds: number;
  /** Whether speed is judged; on a machine that does other things it would be luck. */
  judgeSpeed: boolean;
  /** How much later than DEADLINE_MS an answer may come: the machine has our own work to do, too. */
  lateMs: number;
}

/** The gateway answers within 3 s whatever its services do, once a limit has asked Redis, which has half a second. */
const DEADLINE_MS = 3_500;

const SHORT: Plan = {
  ...{ parts: ['kafka', 'postgres', 'play'], players: 100, games: 150 },
  ...{ calmSeconds: 5, afterKillSeconds: 5, judgeSpeed: false, lateMs: 2_500 },
};
const ALL: Plan = {
  parts: ['kafka', 'redis', 'postgres', 'play', 'stats', 'friends', 'gateway'],
  ...{ players: 200, games: 100, calmSeconds: 30, afterKillSeconds: 10, judgeSpeed: true, lateMs: 500 },
};
const PER_SECOND = 50;
const SESSIONS = 5;
const FAST_ENOUGH_MS = 1_000;

const say = (text: string): void => void process.stdout.write(`  ${text}\n`);

void main(process.env['FAULTS'] === 'short' ? SHORT : ALL);

async function main(plan: Plan): Promise<void> {
  const verdicts = new Verdicts(say);
  let system: RunningSystem | undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const)
      process.once(name, () => reject(new Error('The run was cut off.')));
  });
  try {
    system = await startSystem(say);
    await Promise.race([run(system, plan, verdicts), interrupted]);
  } catch (error) {
    verdicts.check(false, error instanceof Error ? error.message : String(error));
  } finally {
    await system?.stop();
  }
  const report = process.env['FAULTS_REPORT'];
  if (report) writeFileSync(report, JSON.stringify({ passed: verdicts.passed, failed: verdicts.failed }));
  // What was cut off may still be sending.
  process.exit(verdicts.failed === 0 ? 0 : 1);
}

async function run(system: RunningSystem, plan: Plan, verdicts: Verdicts): Promise<void> {
  const extraGames = 2;
  const words = await wordsOf(system, plan.games + extraGames);
  const players = await makePlayers(system, plan.players);
  const ledger = new Ledger();
  const refreshTokens = await makeSessions(system, players.slice(0, SESSIONS));
  const page = new Page({ url: system.url, words, refreshTokens });
  const checked = { system, ledger, page, players };
  const load = { page, ledger, players, games: plan.games, perSecond: PER_SECOND };
  await play(load, plan, checked, verdicts);
  await sameGameTwice(checked, plan.games + 1, verdicts);
  say(`everything is settled after ${(await drained(system)).toFixed(1)} s`);
  await checkLedger(checked, verdicts);

  say(`${await tellEverythingAgain(checked)} events were told again`);
  await poison(checked, plan.games + 2, verdicts);
  await replayDeadLetters(checked, verdicts);
  await checkLedger(checked, verdicts);
}

/** First calm, for the figures; then one kill after the other. */
async function play(
  options: LoadOptions,
  plan: Plan,
  { system }: Checked,
  verdicts: Verdicts,
): Promise<void> {
  const latency = new LeaderboardLatency(options.page, options.players);
  let calm = true;
  const load = new Load({
    ...options,
    onAcknowledged: (player, finish) => calm && latency.watch(player, finish),
  });
  const others = new OtherCalls(options.page, options.players, options.games);
  await load.during(async () => {
    await wait(plan.calmSeconds * 1_000);
    calm = false;
    reportLatency(await latency.result(), plan, verdicts);
    await others.during(async () => {
      for (const part of plan.parts) await killUnderLoad(part, plan, system, { load, others });
    });
  });
  reportOtherCalls(others.tally, plan, verdicts);
  const { answered, failed, longestMs, failures } = load.tally;
  say(`${answered} finishes acknowledged in all, ${failed} times sent again (${timesOf(failures)})`);
  verdicts.check(longestMs < DEADLINE_MS + plan.lateMs, `the longest answer took ${inSeconds(longestMs)}`);
  const excused = [...failures.keys()].every((status) => status === 0 || status === 429 || status >= 500);
  verdicts.check(excused, 'no finish was refused as a wrong one');
}

function reportOtherCalls(tally: CallTally, { lateMs, judgeSpeed }: Plan, verdicts: Verdicts): void {
  const { answered, failed, wrong, untroubled, longestMs, longest } = tally;
  verdicts.check(
    longestMs < DEADLINE_MS + lateMs && answered > failed,
    `${answered} other calls answered meanwhile, ${failed} not; the longest took ${inSeconds(longestMs)} (${longest})`,
  );
  verdicts.check(wrong.size === 0, `other calls refused as wrong ones: ${[...wrong].join(', ') || 'none'}`);
  // What is asked of a machine that is too busy comes too late.
  const text = `other calls that failed though nothing was away: ${[...untroubled].join(', ') || 'none'}`;
  if (judgeSpeed) verdicts.check(untroubled.size === 0, text);
  else say(text);
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

async function killUnderLoad(
  part: string,
  { afterKillSeconds }: Plan,
  system: RunningSystem,
  { load: { tally }, others }: { load: Load; others: OtherCalls },
): Promise<void> {
  const before = { ...tally };
  const killing = system.kill(part);
  const [seconds] = await Promise.all([
    killing.then(async (passed) => {
      await wait(afterKillSeconds * 1_000);
      return passed;
    }),
    others.mayFail(() => killing),
  ]);
  say(
    `${part} was killed and ran again after ${seconds.toFixed(1)} s; meanwhile and in ${afterKillSeconds} s more ` +
      `${tally.answered - before.answered} finishes acknowledged, ${tally.failed - before.failed} to be sent again`,
  );
}

function timesOf(failures: ReadonlyMap<number, number>): string {
  const parts = [...failures].map(([status, times]) => `${times} × ${status === 0 ? 'no answer' : status}`);
  return parts.join(', ') || 'none';
}

function reportLatency(
  { finishes, p50, p99, longest }: Awaited<ReturnType<LeaderboardLatency['result']>>,
  { judgeSpeed }: Plan,
  verdicts: Verdicts,
): void {
  const text =
    `from the 2xx to the friend's leaderboard at ${PER_SECOND} finishes per second: ` +
    `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (${finishes} finishes)`;
  if (judgeSpeed) verdicts.check(p99 < FAST_ENOUGH_MS, text);
  else verdicts.check(longest < Infinity, text);
}
