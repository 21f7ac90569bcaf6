import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import type { Guess } from '@proximity/rules/game-state';
import { warmthStep, type WarmthStep } from '@proximity/rules/warmth-step';
import { boxAround, type MapBox } from './map-box';
import { MAP_CENTRE, mapPoint, mapRadius, type MapPoint } from './map-place';
import { placeLabel, type PlacedLabel } from './place-label';
import { placeScale, type ScaleMark } from './place-scale';
import { textWidth } from './text-width';

/** A word that the map can show; the secret has no direction. */
export type MapWord = Pick<Guess, 'word' | 'display' | 'rank' | 'percentile' | 'direction'>;

export interface MapDot extends MapPoint {
  readonly word: string;
  readonly radius: number;
  readonly step: WarmthStep;
}

export interface MapLabel extends PlacedLabel {
  readonly word: string;
  readonly text: string;
  readonly kind: 'hot' | 'near' | 'far' | 'hood';
}

export interface MapLayout {
  /** Guesses, the nearest last, so that they are drawn above the others. */
  readonly dots: readonly MapDot[];
  /** Words near the secret that were not tried. */
  readonly hood: readonly (MapPoint & { readonly word: string })[];
  readonly labels: readonly MapLabel[];
  readonly scale: readonly ScaleMark[];
  /** The dot to be ringed. */
  readonly last: MapPoint | null;
  /** Half the width of what stands in the centre. */
  readonly core: number;
}

interface MapContent {
  readonly guesses: readonly MapWord[];
  readonly last: string | null;
  /** How the secret is written, once it is known. */
  readonly secret: string | null;
  readonly hood: readonly MapWord[];
}

const DOT_RADIUS: Readonly<Record<WarmthStep, number>> = { 0: 3.5, 1: 4.5, 2: 5, 3: 5.5, 4: 6.5, 5: 6.5 };
const RING_RADIUS = 10;
const HOOD_RADIUS = 2;
export const CORE_RADIUS = 14;
const PILL_SIZE = 15;
/** More labels than that would be a wall of words; the others keep their dots. */
const MOST_LABELS = 60;

/**
 * Where everything on the map of guesses stands: distance from the centre by rank, direction by meaning. Labels take
 * their places greedily, the nearest words first, and never overlap; what finds no place goes without.
 */
export function layoutMap({ guesses, last, secret, hood }: MapContent): MapLayout {
  const tried = guesses.filter(({ direction }) => direction !== null).sort((a, b) => a.rank - b.rank);
  const known = new Set(guesses.map(({ word }) => word));
  const untried = hood.filter(({ word, direction }) => direction !== null && !known.has(word));
  const dots = tried.map(dotOf);
  const ringed = dots.find(({ word }) => word === last) ?? null;
  const core = secret === null ? CORE_RADIUS : pillHalf(secret);
  const rings = dots.map((dot) => boxAround(dot.x, dot.y, dot === ringed ? RING_RADIUS : dot.radius));
  const taken: MapBox[] = [
    { left: MAP_CENTRE - core, right: MAP_CENTRE + core, top: MAP_CENTRE - 15, bottom: MAP_CENTRE + 15 },
    ...rings,
  ];
  const near = untried.map(({ word, rank, direction }) => ({ word, ...pointOf(rank, direction) }));
  const small = near.map(({ x, y }) => boxAround(x, y, HOOD_RADIUS));
  const labels: MapLabel[] = [];
  const place = (label: Omit<MapLabel, keyof PlacedLabel>, at: MapPoint, radius: number) => {
    const size = label.kind === 'hood' ? 12 : 13;
    const text = { text: label.text, size, isBold: label.kind === 'hot', at, radius };
    const placed = placeLabel(text, { taken, dots: rings, small });
    if (placed === undefined) return;
    taken.push(placed.box);
    labels.push({ ...label, ...placed });
  };
  for (const [dot, text] of inOrderOfLabels(dots, tried, ringed)) {
    place({ word: dot.word, text, kind: kindOf(dot.step) }, dot, dot === ringed ? RING_RADIUS : dot.radius);
  }
  taken.push(...small);
  const scale = placeScale(taken);
  taken.push(...scale.map(({ box }) => box));
  for (const [index, point] of near.entries()) {
    place(
      { word: point.word, text: untried[index]?.display ?? point.word, kind: 'hood' },
      point,
      HOOD_RADIUS,
    );
  }
  return { dots: [...dots].reverse(), hood: near, labels, scale, last: ringed, core };
}

/** The last guess is looked for first, then the nearest words. */
function inOrderOfLabels(
  dots: readonly MapDot[],
  words: readonly MapWord[],
  ringed: MapDot | null,
): readonly (readonly [MapDot, string])[] {
  const named = dots.map((dot, index) => [dot, words[index]?.display ?? dot.word] as const);
  const first = named.filter(([dot]) => dot === ringed);
  return [...first, ...named.filter(([dot]) => dot !== ringed)].slice(0, MOST_LABELS);
}

function dotOf({ word, rank, percentile, direction }: MapWord): MapDot {
  const step = warmthStep({ percentile });
  return { word, step, radius: DOT_RADIUS[step], ...pointOf(rank, direction) };
}

function pointOf(rank: number, direction: number | null): MapPoint {
  return mapPoint(mapRadius(rank), direction ?? 0);
}

function kindOf(step: WarmthStep): MapLabel['kind'] {
  if (step === 0) return 'far';
  return step >= 4 ? 'hot' : 'near';
}

function pillHalf(secret: string): number {
  return textWidth(secret, PILL_SIZE, true) / 2 + CORE_RADIUS;
}

/** A row of a list of nearest words, as the map takes it. */
export function mapWordOf(row: {
  readonly neighbor: string;
  readonly display: string;
  readonly percentile: number;
  readonly direction: number | null;
}): MapWord {
  const { neighbor, display, percentile, direction } = row;
  return { word: neighbor, display, percentile, direction, rank: MAX_PERCENTILE + 1 - percentile };
}
