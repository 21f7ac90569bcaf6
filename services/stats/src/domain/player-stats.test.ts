import { fixedClock } from '@proximity/common/clock';
import { NO_STATS, type UserStats } from '@proximity/rules/statistics-record';
import type { NumberedPlay } from './play';
import { createPlayerStats } from './player-stats';

/** Game 904 is of 21 November 2026. */
const NOON = '2026-11-21T17:00:00Z';

const win = (gameNumber: number): NumberedPlay => ({
  gameNumber,
  startedOnItsDay: true,
  end: { won: true, onItsDay: true, guesses: 10, hints: 0 },
});
const record = (own: Partial<UserStats>): UserStats => ({ ...NO_STATS, ...own });

async function read(uploaded: UserStats | undefined, plays: NumberedPlay[], now = NOON) {
  const store = { find: () => Promise.resolve({ uploaded, plays }), changeUpload: () => Promise.resolve() };
  return createPlayerStats({ store, clock: fixedClock(now) }).read('ada', 'proximity');
}

/** What is kept after the uploads. */
async function uploadAll(...texts: string[]): Promise<UserStats | undefined> {
  let kept: UserStats | undefined;
  const store = {
    find: () => Promise.reject(new Error('Nothing is read.')),
    changeUpload: (_user: string, _code: string, change: (before: UserStats | undefined) => UserStats) =>
      Promise.resolve(void (kept = change(kept))),
  };
  const playerStats = createPlayerStats({ store, clock: fixedClock(NOON) });
  for (const text of texts) await playerStats.upload('ada', 'proximity', text);
  return kept;
}

describe('two records', () => {
  it('when there is no play in either, then there is no record', async () => {
    expect(await read(undefined, [])).toBeUndefined();
    expect(await read(NO_STATS, [])).toBeUndefined();
  });

  it('when the uploaded one has more plays, then it is the answer, field by field', async () => {
    const uploaded = record({ totalPlays: 3, giveups: 3, lastPlay: '2026-11-20', playStreak: 3 });
    expect(await read(uploaded, [win(903), win(904)])).toEqual(uploaded);
  });

  it('when the server has counted more, then its own is, and nothing of the other', async () => {
    const uploaded = record({
      totalPlays: 1,
      giveups: 1,
      hints: 30,
      totalGuesses: 900,
      lastPlay: '2026-11-21',
    });
    expect(await read(uploaded, [win(903), win(904)])).toEqual(
      record({
        ...{ totalPlays: 2, wins: 2, totalGuesses: 20, playStreak: 2, winStreak: 2 },
        ...{ firstPlay: '2026-11-20', lastPlay: '2026-11-21', lastEnd: '2026-11-21' },
      }),
    );
  });

  it.each([
    ['later', '2026-11-21', 5],
    ['earlier', '2026-11-19', 0],
  ])(
    'when both have as many and the uploaded was played %s, then the later is the answer',
    async (_, lastPlay, giveups) => {
      const uploaded = record({ totalPlays: 1, giveups: 5, lastPlay });
      expect(await read(uploaded, [win(903)])).toMatchObject({ giveups });
    },
  );

  it("when both go as far, then the server's own is the answer", async () => {
    const uploaded = record({ totalPlays: 1, giveups: 1, lastPlay: '2026-11-21' });
    expect(await read(uploaded, [win(904)])).toMatchObject({ giveups: 0, wins: 1 });
  });
});

describe('streaks', () => {
  const uploaded = record({
    totalPlays: 9,
    playStreak: 4,
    winStreak: 3,
    lastPlay: '2026-11-21',
    lastEnd: '2026-11-21',
  });

  it.each([
    ['on the day of the last game', NOON, 4, 3],
    ['on the day after it', '2026-11-22T17:00:00Z', 4, 3],
    ['just before that day ends', '2026-11-23T04:59:59Z', 4, 3],
    ['when that day was missed', '2026-11-23T08:00:00Z', 0, 0],
  ])('when they are read %s, then they stand so', async (_, now, playStreak, winStreak) => {
    expect(await read(uploaded, [], now)).toEqual({ ...uploaded, playStreak, winStreak });
    const counted = await read(undefined, [win(901), win(902), win(903), win(904)], now);
    expect(counted).toMatchObject({ playStreak, winStreak: winStreak && 4, wins: 4 });
  });
});

describe('an upload', () => {
  const sent = (own: Partial<UserStats>): string => JSON.stringify(record(own));

  it('when it has fewer plays than the kept one, then nothing changes', async () => {
    const kept = await uploadAll(
      sent({ totalPlays: 5, wins: 5 }),
      sent({ totalPlays: 4, lastPlay: '2026-11-21' }),
    );
    expect(kept).toEqual(record({ totalPlays: 5, wins: 5 }));
  });

  it('when it has as many plays and is as late, then it takes the place: a game may have been finished since', async () => {
    const kept = await uploadAll(sent({ totalPlays: 5, wins: 4 }), sent({ totalPlays: 5, wins: 5 }));
    expect(kept).toMatchObject({ wins: 5 });
  });

  it('when it has as many plays and an earlier last one, then the kept one stays', async () => {
    const kept = await uploadAll(
      sent({ totalPlays: 5, lastPlay: '2026-11-21' }),
      sent({ totalPlays: 5, lastPlay: '2026-11-20' }),
    );
    expect(kept).toMatchObject({ lastPlay: '2026-11-21' });
  });

  it('when it cannot be read, then nothing is asked of the store', async () => {
    await expect(uploadAll('nonsense')).rejects.toMatchObject({ code: 'invalid_request' });
  });
});
