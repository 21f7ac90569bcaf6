/** A rectangle of the map, in its own units. */
export interface MapBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boxAround(x: number, y: number, radius: number): MapBox {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function overlap(a: MapBox, b: MapBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function isInside(box: MapBox, size: number): boolean {
  return box.left >= 0 && box.top >= 0 && box.right <= size && box.bottom <= size;
}
