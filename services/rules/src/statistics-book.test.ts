import { adoptStats, restoreStats, storeStats } from './statistics-book';
import { endPlay, startPlay } from './statistics-events';
import { NO_STATS } from './statistics-record';

const empty = restoreStats(null);

test('when a book is stored then the record stands as it is specified, and is read back with its ledger', () => {
  const started = startPlay(empty, { id: 904, isOnItsDay: true });
  const book = endPlay(startPlay(started, { id: 'custom_1f', isOnItsDay: false }), {
    id: 904,
    isOnItsDay: true,
    hasWon: true,
    guesses: 25,
    hints: 1,
  });
  const text = storeStats(book);
  expect(JSON.parse(text)).toMatchObject({
    abandons: 0,
    firstPlay: '2026-11-21',
    giveups: 0,
    hints: 1,
    lastEnd: '2026-11-21',
    lastPlay: '2026-11-21',
    playStreak: 1,
    totalGuesses: 25,
    totalPlays: 2,
    winStreak: 1,
    wins: 1,
  });
  expect(restoreStats(text)).toEqual(book);
});

test.each([null, '', 'nonsense', '[]', 'null', '7', '{"wins":-1,"firstPlay":"2026-02-30","hints":"3"}'])(
  'when the text is %j then nothing was played',
  (text) => {
    expect(restoreStats(text)).toEqual(empty);
    expect(empty.stats).toEqual(NO_STATS);
  },
);

test.each([
  '{"begun":[1],"over":[],"played":[[4,2]],"won":[]}',
  '{"begun":[1],"over":[],"played":[[1,2],[3,4]],"won":[]}',
  '{"begun":[{}],"over":[],"played":[],"won":[]}',
  '{"begun":[],"over":[],"played":[7],"won":[]}',
  '[]',
])('when the ledger is %s then the record is carried on without it', (ledger) => {
  const text = `{"wins":2,"totalPlays":2,"playStreak":2,"lastPlay":"2026-11-21","ledger":${ledger}}`;
  expect(restoreStats(text)).toMatchObject({
    stats: { wins: 2 },
    ledger: { begun: [], over: [], played: [[903, 904]] },
  });
});

test('when a record comes from elsewhere then its streaks go on, and known games do not count again', () => {
  const mine = endPlay(empty, { id: 903, isOnItsDay: true, hasWon: false, guesses: 9, hints: 0 });
  const theirs = {
    ...NO_STATS,
    wins: 12,
    totalPlays: 13,
    abandons: 1,
    playStreak: 5,
    winStreak: 4,
    lastPlay: '2026-11-21',
    lastEnd: '2026-11-21',
  };
  const adopted = adoptStats(mine, theirs);
  expect(adopted.stats).toEqual(theirs);
  const again = endPlay(adopted, { id: 903, isOnItsDay: false, hasWon: true, guesses: 3, hints: 0 });
  expect(again).toBe(adopted);
  const next = endPlay(adopted, { id: 905, isOnItsDay: true, hasWon: true, guesses: 8, hints: 2 });
  expect(next.stats).toMatchObject({ wins: 13, abandons: 1, totalPlays: 14, playStreak: 6, winStreak: 5 });
});
