import type { CardPalette } from './card-palette';
import { CARD_HEIGHT, CARD_WIDTH, drawShareCard, type ShareCard } from './draw-share-card';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const palette: CardPalette = {
  page: 'page',
  ink: 'ink',
  muted: 'muted',
  warmth: { 0: 'w0', 1: 'w1', 2: 'w2', 3: 'w3', 4: 'w4', 5: 'w5' },
  hasOutlines: false,
  text: (size) => `${size}px sans`,
  bold: (size) => `bold ${size}px sans`,
};

const near = (rank: number) => ({ rank, percentile: rank <= 1000 ? 1001 - rank : null });

function card(ranks: readonly number[]): ShareCard {
  return {
    result: { mode: 'daily', gameNumber: 904, hasWon: true, guesses: 3, hints: 1, places: ranks.map(near) },
    title: 'Proximity',
    game: '#904 · Sat 21 Nov',
    guesses: '3 guesses',
    hints: '1 hint',
    address: 'play.example',
  };
}

/** Remembers what is drawn. Only what the card uses is there: anything else would fail. */
function recorder() {
  const bars: Bar[] = [];
  const texts: string[] = [];
  const paths: string[] = [];
  let shape: Omit<Bar, 'colour'> | null = null;
  const state = { fillStyle: '', strokeStyle: '', lineWidth: 0, font: '', textAlign: '', textBaseline: '' };
  const context = {
    ...state,
    lineCap: '',
    lineJoin: '',
    fillRect: () => undefined,
    arc: () => undefined,
    save: () => undefined,
    restore: () => undefined,
    translate: () => undefined,
    scale: () => undefined,
    beginPath: () => (shape = null),
    roundRect: (x: number, y: number, width: number, height: number) => (shape = { x, y, width, height }),
    stroke: (path?: { d: string }) => void (path && paths.push(path.d)),
    fill() {
      if (shape) bars.push({ ...shape, colour: context.fillStyle });
    },
    fillText: (text: string) => void texts.push(text),
    measureText: (text: string) => ({ width: text.length * 20 }),
  };
  return { context: context as unknown as CanvasRenderingContext2D, bars, texts, paths };
}

beforeAll(() => {
  class FakePath {
    constructor(readonly d: string) {}
  }
  Object.assign(globalThis, { Path2D: FakePath });
});

test('when the card is drawn, then it says title, game, counts and address, and nothing else', () => {
  const { context, texts } = recorder();
  drawShareCard(context, card([6569, 13, 1]), palette);
  expect(texts).toEqual(['Proximity', '#904 · Sat 21 Nov', '3 guesses', '1 hint', 'play.example']);
});

test('when there are rows, then each has a bar in order, the higher and warmer the nearer', () => {
  const { context, bars } = recorder();
  drawShareCard(context, card([6569, 500, 13, 1]), palette);
  expect(bars.map((bar) => bar.colour)).toEqual(['w0', 'w2', 'w4', 'w5']);
  const heights = bars.map((bar) => bar.height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  const places = bars.map((bar) => bar.x);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test.each([0, 1, 25, 120, 900])('when there are %i rows, then all bars lie on the card', (count) => {
  const { context, bars } = recorder();
  drawShareCard(context, card(Array.from({ length: count }, (_, index) => index + 1)), palette);
  expect(bars).toHaveLength(count);
  for (const bar of bars) {
    expect(bar.width).toBeGreaterThan(0);
    expect(bar.x).toBeGreaterThanOrEqual(0);
    expect(bar.x + bar.width).toBeLessThanOrEqual(CARD_WIDTH);
    expect(bar.y + bar.height).toBeLessThanOrEqual(CARD_HEIGHT);
  }
});

test('when the game was lost, then the sign is another than that of a win', () => {
  const lost = card([13]);
  const [won, given] = [recorder(), recorder()];
  drawShareCard(won.context, lost, palette);
  drawShareCard(given.context, { ...lost, result: { ...lost.result, hasWon: false } }, palette);
  expect(won.paths[0]).not.toBe(given.paths[0]);
});
