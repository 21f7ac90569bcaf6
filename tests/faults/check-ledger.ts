import type { Finish, Ledger } from './ledger';
import type { Page } from './page';
import type { Player } from './players';
import type { RunningSystem } from './running-system';
import { until } from './until';
import type { Verdicts } from './verdicts';

export interface Checked {
  system: RunningSystem;
  ledger: Ledger;
  page: Page;
  players: readonly Player[];
}

const DRAIN_MS = 120_000;

/** Waits until the outbox is empty, and both readers of events have read whatever was published. @returns the seconds */
export async function drained(system: RunningSystem): Promise<number> {
  const began = performance.now();
  await until(async () => (await outboxDepth(system)) === 0, {
    ...{ patienceMs: DRAIN_MS, otherwise: 'The outbox did not drain.' },
  });
  await allRead(system);
  return (performance.now() - began) / 1000;
}

/** Waits until nothing that was published is unread: only then a second effect of it would be there. */
export async function allRead(system: RunningSystem): Promise<void> {
  for (const reader of ['stats', 'friends'] as const)
    await until(async () => (await system.unread(reader)) === 0, {
      ...{ patienceMs: DRAIN_MS, otherwise: `${reader} does not read all events.` },
    });
}

/** Every acknowledged finish is everywhere exactly once. */
export async function checkLedger(checked: Checked, verdicts: Verdicts): Promise<void> {
  const { system, ledger } = checked;
  verdicts.check((await outboxDepth(system)) === 0, 'the outbox is empty');
  const events = await completionEvents(system);
  verdicts.check(events === ledger.size, `${ledger.size} finishes acknowledged, ${events} finishes told of`);
  checkRows('statistics', ledger, await statsGames(system), verdicts);
  checkRows('leaderboards', ledger, await boardGames(system), verdicts);
  const counted = await tallies(system);
  verdicts.check(
    sameCounts(counted.won, ledger.perGame()) && sameCounts(counted.begun, ledger.perGame()),
    `each game's summary counts every finish once (${sum(counted.won)} won, ${sum(counted.begun)} begun)`,
  );
  await checkGivenUp(checked, verdicts);
  await checkTopLists(checked, verdicts);
  await checkRecords(checked, verdicts);
}

function checkRows(name: string, ledger: Ledger, rows: readonly Finish[], verdicts: Verdicts): void {
  const { missing, unknown, different } = ledger.compare(rows);
  verdicts.check(
    missing + unknown + different === 0,
    `${name}: ${rows.length} games; ${missing} missing, ${unknown} unknown, ${different} different`,
  );
}

/** Each acknowledged give-up is known; one that play ended without an answer of it is no loss. */
async function checkGivenUp({ system, page }: Checked, verdicts: Verdicts): Promise<void> {
  const { rows } = await system.database.stats.query<{ userId: string; gameNumber: number }>(
    `SELECT user_id AS "userId", game_number AS "gameNumber" FROM plays
     WHERE game_code = 'proximity_junior' AND NOT won`,
  );
  const known = new Set(rows.map(({ userId, gameNumber }) => `${userId} ${gameNumber}`));
  const missing = [...page.givenUp].filter((game) => !known.has(game)).length;
  verdicts.check(missing === 0, `${page.givenUp.size} give-ups acknowledged, ${missing} missing`);
}

/** The global list, which Redis has and may have lost, holds those with one guess: the others were too fast for it. */
async function checkTopLists({ ledger, page, players }: Checked, verdicts: Verdicts): Promise<void> {
  const expected = ledger.perGame(({ guesses }) => guesses === 1);
  const [player] = players;
  if (!player) return;
  const numbers = [...expected.keys()].slice(0, 20);
  const wrong = async (): Promise<number[]> => {
    const standings = await Promise.all(numbers.map((number) => page.standing(player, number)));
    return numbers.filter((number, index) => standings[index]?.finishers !== expected.get(number));
  };
  await until(async () => (await wrong()).length === 0, { patienceMs: 60_000, otherwise: '' }).catch(
    () => undefined,
  );
  const left = await wrong();
  verdicts.check(left.length === 0, `the standings of ${numbers.length} games count every finisher once`);
}

/** The players' own records, through the gateway: plays and wins as often as they were acknowledged. */
async function checkRecords({ ledger, page, players }: Checked, verdicts: Verdicts): Promise<void> {
  const sample = players.slice(0, 20);
  let wrong = 0;
  for (const player of sample) {
    const expected = ledger.all().filter(({ userId }) => userId === player.userId).length;
    const { totalPlays, wins } = await page.stats(player);
    if (totalPlays !== expected || wins !== expected) wrong++;
  }
  verdicts.check(wrong === 0, `the records of ${sample.length} players count every play and win once`);
}

async function outboxDepth({ database }: RunningSystem): Promise<number> {
  const { rows } = await database.play.query<{ depth: number }>(
    'SELECT count(*)::int AS depth FROM outbox WHERE published_at IS NULL',
  );
  return rows[0]?.depth ?? -1;
}

/** Of games that there are: the poison tells of finishes that play knows nothing of. */
async function completionEvents({ database }: RunningSystem): Promise<number> {
  const { rows } = await database.play.query<{ events: number }>(
    `SELECT count(*)::int AS events FROM outbox
     WHERE payload->>'type' = 'game-completed' AND payload->'payload'->>'gameCode' = 'proximity'
       AND payload->'payload'->>'gameRef' IN (SELECT ref FROM games)`,
  );
  return rows[0]?.events ?? -1;
}

async function statsGames({ database }: RunningSystem): Promise<Finish[]> {
  const { rows } = await database.stats.query<Finish>(
    'SELECT user_id AS "userId", game_number AS "gameNumber", guesses FROM plays WHERE won',
  );
  return rows;
}

async function boardGames({ database }: RunningSystem): Promise<Finish[]> {
  const { rows } = await database.friends.query<Finish>(
    `SELECT user_id AS "userId", game_number AS "gameNumber", guess_count AS guesses
     FROM games WHERE won AND completed_at IS NOT NULL`,
  );
  return rows;
}

async function tallies({ database }: RunningSystem) {
  const { rows } = await database.stats.query<{ number: number; won: number; begun: number }>(
    `SELECT game_number AS number, coalesce(sum(games) FILTER (WHERE outcome = 'won'), 0)::int AS won,
       coalesce(sum(games) FILTER (WHERE outcome = 'begun'), 0)::int AS begun
     FROM tallies WHERE game_code = 'proximity' GROUP BY game_number`,
  );
  return {
    won: new Map(rows.map(({ number, won }) => [number, won])),
    begun: new Map(rows.map(({ number, begun }) => [number, begun])),
  };
}

function sameCounts(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean {
  return a.size === b.size && [...a].every(([number, count]) => b.get(number) === count);
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
