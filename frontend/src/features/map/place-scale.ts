import { overlap, type MapBox } from './map-box';
import { mapPoint, mapRadius, type MapPoint } from './map-place';
import { textWidth } from './text-width';

export interface ScaleMark extends MapPoint {
  /** How many places away the ring is. */
  readonly away: number;
  readonly box: MapBox;
}

const RINGS = [10, 100, 1000];
const TEXT_SIZE = 12;
/** The marks stand just inside of their rings. */
const INSET = 5.5;
/** From straight down to both sides: where the eye looks for them, unless guesses are in the way. */
const DIRECTIONS = [270, 250, 290, 230, 310, 210, 330, 190, 350, 170, 10, 150, 30, 130, 50, 110, 70, 90];

/** The marks of the three rings, in the direction in which most of them stand in nobody's way; the others are left out. */
export function placeScale(taken: readonly MapBox[]): readonly ScaleMark[] {
  const rows = DIRECTIONS.map((direction) =>
    marksAt(direction).filter(({ box }) => !taken.some((other) => overlap(box, other))),
  );
  return rows.reduce((best, marks) => (marks.length > best.length ? marks : best), []);
}

function marksAt(direction: number): readonly ScaleMark[] {
  return RINGS.map((away) => {
    const { x, y } = mapPoint(mapRadius(away) - INSET, direction);
    const half = textWidth(`${away.toLocaleString('en')} away`, TEXT_SIZE) / 2;
    return { away, x, y, box: { left: x - half, right: x + half, top: y - TEXT_SIZE * 0.8, bottom: y + 3 } };
  });
}
