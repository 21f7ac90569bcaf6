import { Client } from 'pg';

export interface GameAddress {
  gameNumber: number;
  lang?: string;
  mode?: 'daily' | 'junior' | 'child';
}

/**
 * The word of a game that has been asked for, as game-schedule's database has it: there is no call that would
 * tell it to a test.
 */
export async function secretOf({ gameNumber, lang = 'en', mode = 'daily' }: GameAddress): Promise<string> {
  const client = new Client({ connectionString: process.env['PROXIMITY_SCHEDULE_DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ word: string }>(
      'SELECT word FROM scheduled_words WHERE lang = $1 AND mode = $2 AND game_number = $3',
      [lang, mode, gameNumber],
    );
    const [row] = rows;
    if (!row) throw new Error(`Nobody has asked for game ${gameNumber} (${mode}, ${lang}) yet.`);
    return row.word;
  } finally {
    await client.end();
  }
}
