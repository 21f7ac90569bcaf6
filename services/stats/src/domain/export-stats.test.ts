import { GAME_MODES, LANGUAGES } from '@proximity/rules/game-mode';
import { gameCode } from '@proximity/rules/game-code';
import { LAST_GAME_NUMBER } from '@proximity/rules/game-date';
import { NO_STATS } from '@proximity/rules/statistics-record';
import { createExportStats } from './export-stats';
import type { NumberedPlay } from './play';
import type { KeptStats } from './stats-store';

const exported = (kept: Map<string, KeptStats & { uploadedAt?: Date }>): Promise<string> =>
  createExportStats({ everythingOf: () => Promise.resolve(kept) })('ada');

const win = (gameNumber: number): NumberedPlay => ({
  gameNumber,
  startedOnItsDay: false,
  end: { won: false, onItsDay: false, guesses: 4999, hints: 3 },
});

describe('the export', () => {
  it('when nothing is kept, then it says so', async () => {
    expect(JSON.parse(await exported(new Map()))).toEqual({ records: [] });
  });

  it('when both records are kept, then both are in it, and each game', async () => {
    const uploaded = { ...NO_STATS, totalPlays: 7 };
    const begun = { gameNumber: 905, startedOnItsDay: true, end: null };
    const kept = new Map([
      ['proximity', { uploaded, uploadedAt: new Date(0), plays: [win(904), begun] }],
      ['proximity_es', { uploaded, plays: [] }],
    ]);
    expect(JSON.parse(await exported(kept))).toMatchObject({
      records: [
        {
          gameCode: 'proximity',
          uploaded: { totalPlays: 7 },
          uploadedAt: '1970-01-01T00:00:00.000Z',
          counted: { totalPlays: 2, giveups: 1 },
          games: {
            columns: ['gameNumber', 'startedOnItsDay', 'won', 'endedOnItsDay', 'guesses', 'hints'],
            rows: [
              [904, false, false, false, 4999, 3],
              [905, true, null, null, null, null],
            ],
          },
        },
        { gameCode: 'proximity_es', counted: null, games: { rows: [] } },
      ],
    });
  });

  it('when somebody has played every number of every mode and language, then it fits into one message', async () => {
    const plays = Array.from({ length: LAST_GAME_NUMBER }, (_, index) => win(index + 1));
    const codes = GAME_MODES.flatMap((mode) => LANGUAGES.map((lang) => gameCode(mode, lang)));
    const all = await exported(new Map(codes.map((code) => [code, { uploaded: NO_STATS, plays }])));
    expect(Buffer.byteLength(all)).toBeLessThan(2 * 1024 * 1024);
  });
});
