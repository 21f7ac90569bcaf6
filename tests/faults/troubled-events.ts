import { randomUUID } from 'node:crypto';
import { allRead, drained, type Checked } from './check-ledger';
import type { RunningSystem } from './running-system';
import type { Verdicts } from './verdicts';

const READERS = ['stats', 'friends'] as const;

/** Everything that was ever told is told twice more. What that must not change is checked afterwards. */
export async function tellEverythingAgain({ system }: Checked): Promise<number> {
  let told = 0;
  for (let times = 0; times < 2; times++) {
    const { rowCount } = await system.database.play.query('UPDATE outbox SET published_at = NULL');
    told += rowCount ?? 0;
    await drained(system);
  }
  return told;
}

/**
 * Messages that nobody can read, and some that nobody can apply, come before good ones of the same players.
 * @param gameNumber nobody has played it, nor the one after it: what is known of a game already is not written again
 */
export async function poison(checked: Checked, gameNumber: number, verdicts: Verdicts): Promise<void> {
  const { system, ledger, page, players } = checked;
  const buried = await buriedBy(system);
  const victims = players.slice(0, 6);
  for (const { userId } of victims) {
    await tell(system, userId, { nonsense: true });
    await tell(system, userId, impossibleGame(userId, gameNumber + 1));
  }
  for (const player of victims) {
    const { game } = await page.finish(player, { gameNumber, guesses: 1 });
    if (game) ledger.acknowledge({ userId: player.userId, gameNumber, guesses: 1 });
  }
  const seconds = await drained(system);
  const poisonous = victims.length * 2;
  verdicts.check(
    await eachBuried(poisonous, system, buried),
    `${poisonous} poison messages: ${await telling(system, buried)}; those behind them arrived within ${seconds.toFixed(1)} s`,
  );
}

/** What could not be applied comes once more, cannot be applied again, and holds up nobody. */
export async function replayDeadLetters({ system }: Checked, verdicts: Verdicts): Promise<void> {
  const buried = await buriedBy(system);
  const replayed = await system.replayDeadLetters();
  await allRead(system);
  // Whoever put a letter aside: each reader reads all of them, and can apply none.
  verdicts.check(
    replayed > 0 && (await eachBuried(replayed, system, buried)),
    `${replayed} dead letters were published again: ${await telling(system, buried)}`,
  );
}

async function eachBuried(count: number, system: RunningSystem, before: readonly number[]): Promise<boolean> {
  return (await buriedBy(system)).every((now, index) => now - (before[index] ?? 0) === count);
}

async function telling(system: RunningSystem, before: readonly number[]): Promise<string> {
  const after = await buriedBy(system);
  const perReader = READERS.map(
    (reader, index) => `${(after[index] ?? 0) - (before[index] ?? 0)} of ${reader}`,
  );
  return `dead letters ${perReader.join(', ')}`;
}

function buriedBy(system: RunningSystem): Promise<number[]> {
  return Promise.all(READERS.map((reader) => system.counter(reader, 'events_dead_letters_total')));
}

/** An event of the right form about a finish that cannot be: both readers fail each time they try to store its guesses. */
function impossibleGame(userId: string, gameNumber: number): object {
  const now = new Date().toISOString();
  return {
    ...{ userId, gameRef: randomUUID(), gameCode: 'proximity', gameNumber },
    ...{ gameDate: '2024-06-01', playedOn: '2024-06-01', onItsDay: false, startedAt: now },
    ...{ completedAt: now, won: true, guessCount: 2 ** 40, hintCount: 0, suspicious: false },
  };
}

/** As if play had told of it: through its outbox. */
async function tell(system: RunningSystem, userId: string, payload: object): Promise<void> {
  const eventId = randomUUID();
  const event = {
    ...{ schemaVersion: 1, type: 'game-completed', eventId },
    ...{ occurredAt: new Date().toISOString(), payload },
  };
  await system.database.play.query(
    'INSERT INTO outbox (event_id, topic, key, payload) VALUES ($1, $2, $3, $4)',
    [eventId, 'games', userId, JSON.stringify(event)],
  );
}
