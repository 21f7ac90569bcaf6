import { isInside, overlap, type MapBox } from './map-box';
import { MAP_SIZE, type MapPoint } from './map-place';
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

/**
 * The first side on which a text overlaps nothing and stays on the map: right, left, above, below, then the corners.
 * A side that also leaves the small dots uncovered goes before all that do not.
 */
export function placeLabel(
  label: LabelText,
  taken: readonly MapBox[],
  small: readonly MapBox[] = [],
): PlacedLabel | undefined {
  const isFree = (box: MapBox, others: readonly MapBox[]) => !others.some((other) => overlap(box, other));
  const free = sides(label).filter(({ box }) => isInside(box, MAP_SIZE) && isFree(box, taken));
  return free.find(({ box }) => isFree(box, small)) ?? free[0];
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
