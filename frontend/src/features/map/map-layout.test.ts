import fc from 'fast-check';
import { boxAround, isInside, overlap } from './map-box';
import { layoutMap, mapWordOf, type MapWord } from './map-layout';
import { MAP_CENTRE, MAP_EDGE, MAP_SIZE, mapPoint, mapRadius } from './map-place';
import { placeLabel } from './place-label';
import { textWidth } from './text-width';

function wordOf(word: string, rank: number, direction: number | null): MapWord {
  return { word, display: word, rank, percentile: rank <= 1000 ? 1001 - rank : null, direction };
}
const empty = { guesses: [], last: null, secret: null, hood: [] };

describe('the place of a word', () => {
  test.each([
    [10, 67],
    [100, 100.5],
    [1000, 134],
    [10_000, 167.5],
    [10_000_000, 186],
  ])('when its rank is %i, then it stands %f from the centre', (rank, radius) => {
    expect(mapRadius(rank)).toBeCloseTo(radius, 6);
  });

  test.each([
    [0, 300, 200],
    [90, 200, 100],
    [180, 100, 200],
    [270, 200, 300],
  ])('when its direction is %i degrees, then it is counter-clockwise with y up', (degrees, x, y) => {
    const point = mapPoint(100, degrees);
    expect([Math.round(point.x), Math.round(point.y)]).toEqual([x, y]);
  });
});

describe('the layout', () => {
  const words = fc.uniqueArray(
    fc.record({
      word: fc.stringMatching(/^[a-zäöüñ]{2,14}$/),
      rank: fc.integer({ min: 2, max: 60_000 }),
      direction: fc.integer({ min: 0, max: 359 }),
    }),
    { selector: ({ word }) => word, maxLength: 120 },
  );

  test('when a small dot stands beside a guess, then the name of the guess takes the other side', () => {
    const coast = wordOf('coast', 40, 0);
    const bay = wordOf('bay', 100, 0);
    const named = (hood: readonly MapWord[]) =>
      layoutMap({ ...empty, guesses: [coast], secret: 'harbor', hood }).labels.find(
        ({ word }) => word === 'coast',
      );
    expect(named([])?.anchor).toBe('start');
    expect(named([bay])?.anchor).not.toBe('start');
  });

  test('when another dot is close to a name, then the name takes a side where it does not touch it', () => {
    const sideBeside = (x: number) => {
      const other = boxAround(x, 200, 3.5);
      const text = { text: 'cat', size: 13, isBold: false, at: { x: 200, y: 200 }, radius: 3.5 };
      return placeLabel(text, { taken: [other], dots: [other], small: [] })?.anchor;
    };
    const rightEnd = 200 + 7 + textWidth('cat', 13);
    expect(sideBeside(rightEnd + 12)).toBe('start');
    expect(sideBeside(rightEnd + 5)).toBe('end');
  });

  test('when the dotted circle would cross a name, then the name takes another side', () => {
    const { labels } = layoutMap({ ...empty, guesses: [wordOf('moon', 60_000, 90)] });
    expect(labels[0]?.anchor).toBe('middle');
    expect(labels[0]?.box.top).toBeGreaterThan(MAP_CENTRE - MAP_EDGE);
  });

  test('when there are any words, then no two labels overlap, all stay on the map, and no dot lies on the mark of a ring', () => {
    fc.assert(
      fc.property(words, words, fc.boolean(), (tried, near, isOver) => {
        const guesses = tried.map(({ word, rank, direction }) => wordOf(word, rank, direction));
        const hood = near.slice(0, 26).map(({ word, direction }, i) => wordOf(`${word}s`, i + 2, direction));
        const layout = layoutMap({
          guesses,
          hood: isOver ? hood : [],
          last: guesses[0]?.word ?? null,
          secret: isOver ? 'harbor' : null,
        });
        const boxes = layout.labels.map(({ box }) => box);
        expect(boxes.every((box) => isInside(box, MAP_SIZE))).toBe(true);
        for (const [index, box] of boxes.entries()) {
          expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          expect(layout.scale.some((mark) => overlap(box, mark.box))).toBe(false);
        }
        const dots = [
          ...layout.dots.map(({ x, y, radius }) => boxAround(x, y, radius)),
          ...layout.hood.map(({ x, y }) => boxAround(x, y, 2)),
        ];
        expect(layout.scale.some((mark) => dots.some((dot) => overlap(mark.box, dot)))).toBe(false);
        expect(layout.dots).toHaveLength(guesses.length);
      }),
      { numRuns: 60 },
    );
  });

  test('when there are any guesses, then no label lies on a dot or on the centre', () => {
    fc.assert(
      fc.property(words, (tried) => {
        const layout = layoutMap({
          ...empty,
          guesses: tried.map((w) => wordOf(w.word, w.rank, w.direction)),
        });
        const dots = layout.dots.map(({ x, y, radius: r }) => ({
          left: x - r,
          right: x + r,
          top: y - r,
          bottom: y + r,
        }));
        const centre = { left: 186, right: 214, top: 186, bottom: 214 };
        for (const { box } of layout.labels) {
          expect([centre, ...dots].some((dot) => overlap(dot, box))).toBe(false);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('when words contend for a place, then the nearer one gets its label', () => {
    const crowd = Array.from({ length: 40 }, (_, index) => wordOf(`crowded${index}`, 600 + index, 90));
    const layout = layoutMap({ ...empty, guesses: [...crowd, wordOf('nearest', 580, 90)] });
    expect(layout.labels.map(({ word }) => word)).toContain('nearest');
    expect(layout.labels.length).toBeLessThan(41);
    expect(layout.dots.at(-1)?.word).toBe('nearest');
  });

  test('when the last guess is on the map, then it is ringed; a word without direction is not on it', () => {
    const guesses = [wordOf('river', 65, 30), wordOf('harbor', 1, null)];
    const layout = layoutMap({ ...empty, guesses, last: 'river' });
    expect(layout.last).toMatchObject(mapPoint(mapRadius(65), 30));
    expect(layout.dots.map(({ word }) => word)).toEqual(['river']);
    expect(layoutMap({ ...empty, guesses, last: 'harbor' }).last).toBeNull();
  });

  test('when a near word was tried, then it is drawn as the guess that it is', () => {
    const hood = [
      mapWordOf({ neighbor: 'port', display: 'port', percentile: 999, direction: 10 }),
      mapWordOf({ neighbor: 'wharf', display: 'wharf', percentile: 998, direction: 190 }),
    ];
    const layout = layoutMap({ guesses: [wordOf('port', 2, 10)], hood, secret: 'harbor', last: null });
    expect(layout.hood.map(({ word }) => word)).toEqual(['wharf']);
    expect(layout.core).toBeGreaterThan(30);
    expect(layout.hood[0]?.x).toBeLessThan(MAP_CENTRE);
  });

  test('when nothing was guessed, then the marks of the rings stand below the centre', () => {
    const { scale, labels, dots } = layoutMap(empty);
    expect(scale.map(({ away, x }) => [away, Math.round(x)])).toEqual([
      [10, 200],
      [100, 200],
      [1000, 200],
    ]);
    expect([labels, dots]).toEqual([[], []]);
  });
});
