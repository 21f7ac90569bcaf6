import fc from 'fast-check';
import { restoreStats, type StatsBook } from './statistics-book';
import { bookOfPlays, endPlay, startPlay, type EndedPlay, type StartedPlay } from './statistics-events';

type Game = readonly (StartedPlay | EndedPlay)[];

const oneByOne = (plays: Game): StatsBook =>
  plays.reduce(
    (book, play) => ('hasWon' in play ? endPlay(book, play) : startPlay(book, play)),
    restoreStats(null),
  );

/** Games of different numbers, near each other, each begun, and some of them over: on their day, or later. */
const games: fc.Arbitrary<Game[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 890, max: 915 }),
      started: fc.boolean(),
      ended: fc.option(
        fc.record({ inTime: fc.boolean(), hasWon: fc.boolean(), guesses: fc.nat(99), hints: fc.nat(3) }),
      ),
    }),
    { selector: ({ id }) => id, maxLength: 26, size: 'max' },
  )
  .map((all) =>
    all.map(({ id, started, ended }) => {
      const start = { id, isOnItsDay: started };
      if (ended === null) return [start];
      const { inTime, ...end } = ended;
      return [start, { id, isOnItsDay: started && inTime, ...end }];
    }),
  );

test('when plays are counted together then the record is that of one after the other', () => {
  fc.assert(
    fc.property(games, (all) => {
      expect(bookOfPlays(all.flat())).toEqual(oneByOne(all.flat()));
    }),
  );
});

test('when games are told in another order then the record is the same', () => {
  const inTwoOrders = games.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(inTwoOrders, ([all, shuffled]) => {
      expect(bookOfPlays(shuffled.flat()).stats).toEqual(oneByOne(all.flat()).stats);
      // A start of each, and then the ends.
      const starts = shuffled.flatMap((game) => game.slice(0, 1));
      const ends = all.flatMap((game) => game.slice(1));
      expect(oneByOne([...starts, ...ends]).stats).toEqual(oneByOne(all.flat()).stats);
    }),
  );
});

test('when a play is told again then it counts once', () => {
  fc.assert(
    fc.property(games, (all) => {
      expect(bookOfPlays([...all.flat(), ...all.flat()])).toEqual(bookOfPlays(all.flat()));
    }),
  );
});

test('when there is no play then the book is empty', () => {
  expect(bookOfPlays([])).toEqual(restoreStats(null));
});
