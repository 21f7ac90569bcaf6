import fc from 'fast-check';
import { placeAll, type Contestant, type Progress } from './leaderboard';

const won = (guessCount: number, hintCount = 0, minute = 0): Progress => ({
  ...{ state: 'won', ref: 'r', guessCount, hintCount },
  completedAt: new Date(Date.UTC(2026, 10, 20, 12, minute)),
});
const gaveUp = (minute: number): Progress => ({ ...won(40, 3, minute), state: 'gave up' }) as Progress;
const playing: Progress = { state: 'in progress', ref: 'r' };
const absent: Progress = { state: 'not started' };
const board = (...all: [string, Progress][]): [string, number | undefined][] =>
  placeAll(all.map(([name, progress]) => ({ userId: `id of ${name}`, name, progress }))).map(
    ({ name, position }) => [name, position],
  );

describe('the leaderboard', () => {
  it('when all kinds of results are there, then fewer hints come first, then fewer guesses, then the others', () => {
    const all: [string, Progress][] = [
      ['Greta', absent],
      ['Sam', playing],
      ['Anouk', gaveUp(1)],
      ['Leo', won(22, 2)],
      ['Priya', won(31, 1)],
      ['Maya', won(25, 1)],
      ['Jonas', won(19, 0, 2)],
      ['Ines', won(19, 0, 1)],
      ['Tomás', won(14)],
    ];
    expect(board(...all)).toEqual([
      ...[
        ['Tomás', 1],
        ['Ines', 2],
        ['Jonas', 2],
        ['Maya', 4],
        ['Priya', 5],
        ['Leo', 6],
      ],
      ...[
        ['Anouk', undefined],
        ['Sam', undefined],
        ['Greta', undefined],
      ],
    ]);
  });

  it('when two are first, then the next one is third', () => {
    expect(board(['a', won(5)], ['b', won(5)], ['c', won(6)])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 3],
    ]);
  });

  it('when two have as many guesses but not as many hints, then they share no position', () => {
    expect(board(['a', won(5, 1)], ['b', won(5, 0)])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
  });

  it('when results are equal, then who finished first is first, and then the names decide', () => {
    expect(
      board(['c', won(5, 0, 1)], ['b', won(5, 0, 1)], ['Ärne', won(5, 0, 1)], ['z', won(5, 0, 0)]),
    ).toEqual([
      ...[
        ['z', 1],
        ['Ärne', 1],
        ['b', 1],
        ['c', 1],
      ],
    ]);
    expect(board(['b', gaveUp(2)], ['a', gaveUp(2)], ['c', gaveUp(1)]).map(([name]) => name)).toEqual([
      'c',
      'a',
      'b',
    ]);
    expect(board(['b', playing], ['a', playing]).map(([name]) => name)).toEqual(['a', 'b']);
  });

  it('when any contestants come in any order, then a plain count gives the same order and positions', () => {
    fc.assert(
      fc.property(contestants, fc.func(fc.nat()), (all, shuffle) => {
        const before = structuredClone(all);
        const placed = placeAll(all);
        expect(all).toEqual(before);
        expect(placed.map(({ position: _, ...contestant }) => contestant)).toEqual(naiveOrder(all));
        expect(placed.map(({ position }) => position)).toEqual(
          naiveOrder(all).map((one) => naivePosition(one, all)),
        );
        const shuffled = [...all].sort((one, other) => shuffle(one.userId) - shuffle(other.userId));
        expect(placeAll(shuffled)).toEqual(placed);
      }),
    );
  });
});

const finished = fc.record({
  ref: fc.constant('r'),
  guessCount: fc.nat({ max: 4 }),
  hintCount: fc.nat({ max: 3 }),
  completedAt: fc.nat({ max: 2 }).map((ms) => new Date(ms)),
});
const progress: fc.Arbitrary<Progress> = fc.oneof(
  fc.constant(absent),
  fc.constant(playing),
  finished.map((finish): Progress => ({ state: 'gave up', ...finish })),
  { weight: 4, arbitrary: finished.map((finish): Progress => ({ state: 'won', ...finish })) },
);
const contestants = fc.uniqueArray(
  fc.record({ userId: fc.uuid(), name: fc.constantFrom('Ada', 'Bob', 'Cyd'), progress }),
  { selector: ({ userId }) => userId, maxLength: 30 },
);

/** Repeatedly the one whom nobody beats, by a text that sorts as the rules say. */
function naiveOrder(all: readonly Contestant[]): Contestant[] {
  const rest = [...all];
  const order: Contestant[] = [];
  while (rest.length > 0) {
    let best = 0;
    for (const index of rest.keys()) if (sortText(rest[index]) < sortText(rest[best])) best = index;
    order.push(...rest.splice(best, 1));
  }
  return order;
}

function sortText(contestant: Contestant | undefined): string {
  if (!contestant) throw new Error('There is nobody.');
  const { progress, name, userId } = contestant;
  const group = { won: 'A', 'gave up': 'B', 'in progress': 'C', 'not started': 'D' }[progress.state];
  const result = progress.state === 'won' ? `${progress.hintCount}${progress.guessCount}` : '';
  const time = 'completedAt' in progress ? progress.completedAt.getTime() : 0;
  return [group, result, time, name, userId].join(' ');
}

function naivePosition(one: Contestant, all: readonly Contestant[]): number | undefined {
  const { progress: own } = one;
  if (own.state !== 'won') return undefined;
  const better = all.filter(
    ({ progress: its }) =>
      its.state === 'won' &&
      (its.hintCount < own.hintCount || (its.hintCount === own.hintCount && its.guessCount < own.guessCount)),
  );
  return better.length + 1;
}
