import { Client } from 'pg';

interface ScheduledWord {
  lang: string;
  mode: string;
  gameNumber: number;
  word: string;
}

/** What the tests type is none of these, so no test wins by accident. The first is today's, the next yesterday's, … */
const WORDS = [
  { lang: 'en', mode: 'daily', words: ['lantern', 'pepper', 'violin', 'saddle', 'cabin', 'magnet'] },
  { lang: 'en', mode: 'junior', words: ['lantern', 'pepper'] },
  { lang: 'en', mode: 'child', words: ['blanket'] },
  { lang: 'es', mode: 'daily', words: ['guitarra', 'pimienta'] },
  { lang: 'de', mode: 'daily', words: ['laterne', 'pfeffer'] },
] as const;

/** Games that tests play by their number (friends.spec a further one each time it is repeated). */
const ARCHIVE = {
  12: 'candle',
  41: 'anchor',
  42: 'ladder',
  100: 'compass',
  101: 'feather',
  102: 'helmet',
} as const;

/**
 * Puts known words on the games that are played, as an admin would. The schedule of each run is its own: any other game
 * has a word that nobody has looked at, and it may be one that a test types.
 */
export async function scheduleWords(databaseUrl: string, today: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { lang, mode, gameNumber, word } of scheduledWords(today)) {
      await client.query(
        `INSERT INTO scheduled_words (lang, mode, game_number, word, origin) VALUES ($1, $2, $3, $4, 'scheduled')
         ON CONFLICT (lang, mode, game_number) DO UPDATE SET word = excluded.word`,
        [lang, mode, gameNumber, word],
      );
    }
  } finally {
    await client.end();
  }
}

function scheduledWords(today: number): readonly ScheduledWord[] {
  const ofLastDays = WORDS.flatMap(({ lang, mode, words }) =>
    words.map((word, daysAgo) => ({ lang, mode, gameNumber: today - daysAgo, word })),
  );
  const ofArchive = Object.entries(ARCHIVE).map(([gameNumber, word]) => ({
    lang: 'en',
    mode: 'daily',
    gameNumber: Number(gameNumber),
    word,
  }));
  return [...ofLastDays, ...ofArchive];
}
