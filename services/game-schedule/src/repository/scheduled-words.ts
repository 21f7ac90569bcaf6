import { inTransaction, withDatabase, type Pool, type PoolClient } from '@proximity/common/postgres';
import type { Game, ScheduledWords } from '../domain/scheduled-words';

/** The table `scheduled_words`. Rejects with AppError `unavailable` where the database cannot be reached. */
export function createScheduledWords(pool: Pool): ScheduledWords {
  return {
    find: (game) => withDatabase(() => find(pool, game)),
    fill: (game, window, choose) =>
      withDatabase(() =>
        inTransaction(pool, async (client) => {
          await waitForTurn(client, game);
          const word = choose(await wordsWithin(client, game, window));
          await insertDerived(client, game, word);
          const stored = await find(client, game);
          if (stored === undefined) throw new Error('A game that was stored a moment ago is gone.');
          return stored;
        }),
      ),
  };
}

async function find(
  database: Pick<Pool, 'query'>,
  { lang, mode, gameNumber }: Game,
): Promise<string | undefined> {
  const { rows } = await database.query<{ word: string }>(
    'SELECT word FROM scheduled_words WHERE lang = $1 AND mode = $2 AND game_number = $3',
    [lang, mode, gameNumber],
  );
  return rows[0]?.word;
}

/** One derivation at a time in each series: two games side by side would otherwise not see each other's word. */
async function waitForTurn(client: PoolClient, { lang, mode }: Game): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${lang}/${mode}`]);
}

async function wordsWithin(
  client: PoolClient,
  { lang, mode, gameNumber }: Game,
  window: number,
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ word: string }>(
    'SELECT word FROM scheduled_words WHERE lang = $1 AND mode = $2 AND game_number BETWEEN $3 AND $4',
    [lang, mode, gameNumber - window, gameNumber + window],
  );
  return new Set(rows.map(({ word }) => word));
}

async function insertDerived(
  client: PoolClient,
  { lang, mode, gameNumber }: Game,
  word: string,
): Promise<void> {
  await client.query(
    `INSERT INTO scheduled_words (lang, mode, game_number, word, origin)
     VALUES ($1, $2, $3, $4, 'derived')
     ON CONFLICT DO NOTHING`,
    [lang, mode, gameNumber, word],
  );
}
