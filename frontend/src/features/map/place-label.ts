import { isInside, overlap, type MapBox } from './map-box';
import { MAP_CENTRE, MAP_EDGE, MAP_SIZE, type MapPoint } from './map-place';
import { textWidth } from './text-width';

export interface LabelText {
  readonly text: string;
  readonly size: number;
  readonly isBold: boolean;
  /** What the text belongs to: its place and how much room it takes. */
  readonly at: MapPoint;
  readonly radius: number;
}

export interface PlacedLabel extends MapPoint {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: MapBox;
}

const GAP = 3.5;
// of the size of the type: from the base line to the top of a letter, and down to its lowest part
const RISE = 0.78;
const FALL = 0.24;

interface Surroundings {
  /** What no text may lie on. */
  readonly taken: readonly MapBox[];
  /** Dots of guesses: what comes close to one reads as its name. */
  readonly dots: readonly MapBox[];
  /** Dots that are better left uncovered. */
  readonly small: readonly MapBox[];
}

/**
 * The side on which a text overlaps nothing and stays on the map: right, left, above, below, then the corners. A side
 * that covers no small dot goes before all that do, then one that touches no dot of another word, then one that the
 * dotted circle does not cross.
 */
export function placeLabel(label: LabelText, { taken, dots, small }: Surroundings): PlacedLabel | undefined {
  const isFree = (box: MapBox, others: readonly MapBox[]) => !others.some((other) => overlap(box, other));
  const foreign = dots.filter((dot) => !isAround(dot, label.at)).map(withMargin);
  const flaws = ({ box }: PlacedLabel) =>
    (isFree(box, small) ? 0 : 4) + (isFree(box, foreign) ? 0 : 2) + (isCrossed(box) ? 1 : 0);
  const free = sides(label).filter(({ box }) => isInside(box, MAP_SIZE) && isFree(box, taken));
  return free.reduce<PlacedLabel | undefined>(
    (best, side) => (best === undefined || flaws(side) < flaws(best) ? side : best),
    undefined,
  );
}

function isAround(box: MapBox, { x, y }: MapPoint): boolean {
  return Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) < 0.01;
}

function withMargin({ left, right, top, bottom }: MapBox): MapBox {
  return { left: left - GAP, right: right + GAP, top: top - GAP, bottom: bottom + GAP };
}

/** Whether the dotted circle around everything runs through it. */
function isCrossed({ left, right, top, bottom }: MapBox): boolean {
  const nearest = (from: number, to: number) => Math.max(from - MAP_CENTRE, MAP_CENTRE - to, 0);
  const furthest = (from: number, to: number) => Math.max(MAP_CENTRE - from, to - MAP_CENTRE);
  return (
    Math.hypot(nearest(left, right), nearest(top, bottom)) < MAP_EDGE + 1 &&
    Math.hypot(furthest(left, right), furthest(top, bottom)) > MAP_EDGE - 1
  );
}

function sides({ text, size, isBold, at, radius }: LabelText): readonly PlacedLabel[] {
  const width = textWidth(text, size, isBold);
  const out = radius + GAP;
  const corner = out * Math.SQRT1_2;
  const middle = ((RISE - FALL) / 2) * size;
  const up = -out - FALL * size;
  const down = out + RISE * size;
  const place = (anchor: PlacedLabel['anchor'], dx: number, dy: number) =>
    placed(anchor, { x: at.x + dx, y: at.y + dy }, width, size);
  return [
    place('start', out, middle),
    place('end', -out, middle),
    place('middle', 0, up),
    place('middle', 0, down),
    place('start', corner, -corner),
    place('end', -corner, -corner),
    place('start', corner, corner + middle * 2),
    place('end', -corner, corner + middle * 2),
  ];
}

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;

function placed(anchor: PlacedLabel['anchor'], { x, y }: MapPoint, width: number, size: number): PlacedLabel {
  const left = x - SHIFT[anchor] * width;
  return {
    anchor,
    x,
    y,
    box: { left, right: left + width, top: y - RISE * size, bottom: y + FALL * size },
  };
}
