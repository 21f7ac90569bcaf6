/** The map is drawn in a square of this size, its centre is the secret. */
export const MAP_SIZE = 400;
export const MAP_CENTRE = MAP_SIZE / 2;
/** Radius of a ring: every factor of ten is one of them further out. */
const RING = 33.5;
/** The dotted circle around everything: what is further still stands on it. */
export const MAP_EDGE = 186;

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** How far from the centre a rank stands: 67 for the tenth word, 100.5 for the hundredth, 134 for the thousandth. */
export function mapRadius(rank: number): number {
  return Math.min(MAP_EDGE, RING * (1 + Math.log10(rank)));
}

/** The place at an angle in degrees, counter-clockwise from the right, as scores have it. */
export function mapPoint(radius: number, degrees: number): MapPoint {
  const angle = (degrees * Math.PI) / 180;
  return { x: MAP_CENTRE + radius * Math.cos(angle), y: MAP_CENTRE - radius * Math.sin(angle) };
}
