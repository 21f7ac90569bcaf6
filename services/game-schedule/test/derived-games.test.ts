import { createLogger } from '@proximity/common/logger';
import { createPool, type Pool } from '@proximity/common/postgres';
import { TODAY } from '../../../scripts/jest/noon';
import { createTestDatabase, type TestDatabase } from '../../../scripts/jest/test-database';
import { until } from '../../../scripts/jest/until';
import { wordOrder } from '../src/domain/word-order';
import { runSchedule, scheduleKey, sealer, type RunningSchedule } from './running-schedule';
import { curatedWords, startSimilarityDouble, type SimilarityDouble } from './similarity-double';

/** The series that runs soonest into its own beginning: 365 words, none repeated within 182 numbers. */
const SHORTEST = { lang: 'en', mode: 'child' } as const;
const WINDOW = 182;
const ASKED = 548;

describe('games that nobody scheduled', () => {
  let database: TestDatabase;
  let similarity: SimilarityDouble;
  let replicas: [RunningSchedule, RunningSchedule];
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    similarity = await startSimilarityDouble();
    const settings = { databaseUrl: database.url, similarityAddress: similarity.address };
    // Both at once: whoever comes second waits for the other's migrations.
    replicas = await Promise.all([runSchedule(settings), runSchedule(settings)]);
    pool = createPool({ url: database.url, logger: createLogger({ service: 'test', level: 'silent' }) });
  });
  afterAll(async () => {
    await pool.end();
    for (const replica of replicas) await replica.stop();
    await similarity.stop();
    await database.drop();
  });

  const sealOf = async (replica: RunningSchedule, game: object): Promise<string> =>
    (await replica.calls.getGame(game)).sealedSecret;

  const schedule = (mode: string, gameNumber: number, word: string): Promise<unknown> =>
    pool.query(
      "INSERT INTO scheduled_words (lang, mode, game_number, word, origin) VALUES ('en', $1, $2, $3, 'scheduled')",
      [mode, gameNumber, word],
    );

  it('when two replicas are asked at the same time for the same 50 new games, then they agree', async () => {
    const games = Array.from({ length: 50 }, (_, index) => ({
      lang: 'es',
      mode: 'daily',
      gameNumber: index + 1,
    }));
    const [first, second] = await Promise.all(
      replicas.map((replica) => Promise.all(games.map((game) => sealOf(replica, game)))),
    );
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(50);
    const { rows } = await pool.query("SELECT DISTINCT origin FROM scheduled_words WHERE lang = 'es'");
    expect(rows).toEqual([{ origin: 'derived' }]);
  });

  it('when everybody asks for one new game at once, then similarity is asked for its words once by each replica', async () => {
    const game = { lang: 'de', mode: 'junior', gameNumber: TODAY };
    const calls = Array.from({ length: 200 }, (_, index) => sealOf(replicas[index % 2 === 0 ? 0 : 1], game));
    expect(new Set(await Promise.all(calls)).size).toBe(1);
    expect(similarity.asked.filter(({ lang, mode }) => lang === 'de' && mode === 'junior')).toHaveLength(2);
  });

  it('when a series is asked for out of order, around scheduled words, then none is repeated in its window', async () => {
    // Each tenth game takes the word of the game after it, which must then make way, and so on.
    const order = wordOrder(curatedWords(SHORTEST.lang, SHORTEST.mode), SHORTEST, scheduleKey);
    for (let gameNumber = 10; gameNumber < ASKED; gameNumber += 10) {
      await schedule(SHORTEST.mode, gameNumber, order[gameNumber % order.length] ?? '');
    }
    const numbers = Array.from({ length: ASKED }, (_, index) => ((index * 385) % ASKED) + 1);
    const words = new Map<number, string>();
    for (let from = 0; from < numbers.length; from += 60) {
      const batch = numbers.slice(from, from + 60).map(async (gameNumber, index) => {
        const seal = await sealOf(replicas[index % 2 === 0 ? 0 : 1], { ...SHORTEST, gameNumber });
        words.set(gameNumber, sealer.open(seal).word);
      });
      await Promise.all(batch);
    }
    expect(words.size).toBe(ASKED);
    expect(shortestRepetition(words)).toBeGreaterThan(WINDOW);
    expect(order).toEqual(expect.arrayContaining([...new Set(words.values())]));
  });

  it('when a word was scheduled by hand, then the game has it, and no game near it derives the same', async () => {
    const expected = new Map<number, string>();
    for (const gameNumber of [101, 102, 103]) {
      const seal = await sealOf(replicas[0], { lang: 'en', mode: 'junior', gameNumber });
      expected.set(gameNumber, sealer.open(seal).word);
    }
    await pool.query("DELETE FROM scheduled_words WHERE lang = 'en' AND mode = 'junior'");
    // The word that game 102 would have derived is given to game 100.
    await schedule('junior', 100, expected.get(102) ?? '');
    const words = await Promise.all(
      [100, 101, 102].map(async (gameNumber) => {
        const { secretWord } = await replicas[1].calls.giveUp({ lang: 'en', mode: 'junior', gameNumber });
        return secretWord;
      }),
    );
    expect(words[0]).toBe(expected.get(102));
    expect(words[2]).not.toBe(expected.get(102));
    expect(new Set(words).size).toBe(3);
  });

  it('when an admin stores a word while the game is being derived, then the admin’s word stands', async () => {
    const admin = await pool.connect();
    try {
      await admin.query('BEGIN');
      await admin.query(
        "INSERT INTO scheduled_words (lang, mode, game_number, word, origin) VALUES ('en', 'daily', 500, 'ocean', 'scheduled')",
      );
      const asked = sealOf(replicas[0], { lang: 'en', mode: 'daily', gameNumber: 500 });
      await untilSomebodyWaits(pool);
      await admin.query('COMMIT');
      expect(sealer.open(await asked).word).toBe('ocean');
    } finally {
      admin.release();
    }
  });

  it('when the schedule key is another, then so are the words of the games', async () => {
    const otherDatabase = await createTestDatabase();
    const other = await runSchedule({
      databaseUrl: otherDatabase.url,
      similarityAddress: similarity.address,
      scheduleKey: Buffer.alloc(32, 9),
    });
    const games = [1, 2, 3, 4, 5, 6].map((gameNumber) => ({ lang: 'es', mode: 'daily', gameNumber }));
    const mine = await Promise.all(games.map((game) => sealOf(replicas[0], game)));
    const theirs = await Promise.all(games.map((game) => sealOf(other, game)));
    await other.stop();
    await otherDatabase.drop();
    expect(theirs).not.toEqual(mine);
  });
});

/** The smallest distance between two games with the same word. */
function shortestRepetition(words: Map<number, string>): number {
  const last = new Map<string, number>();
  return [...words]
    .sort(([a], [b]) => a - b)
    .reduce((shortest, [gameNumber, word]) => {
      const distance = gameNumber - (last.get(word) ?? Number.NEGATIVE_INFINITY);
      last.set(word, gameNumber);
      return Math.min(shortest, distance);
    }, Number.POSITIVE_INFINITY);
}

/** Resolves when the service waits for the row that is not committed yet. */
function untilSomebodyWaits(pool: Pool): Promise<void> {
  const waiting =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  return until('somebody waits', async () => (await pool.query(waiting)).rowCount !== 0);
}
