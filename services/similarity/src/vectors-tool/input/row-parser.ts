/** Takes one row of a vector file. Both views are only good until it returns. */
export type TakeRow = (word: Buffer, values: Float32Array, place: number) => void;

/** Reads a vector file piece by piece, wherever the pieces are cut. Both throw a Refusal that names the place. */
export interface RowParser {
  push(chunk: Buffer): void;
  /** Says that there is no more. */
  end(): void;
  /** A row's place, as a person looks it up: "vectors.txt:12" or "vectors.bin:byte 3456". */
  describe(place: number): string;
}

/** More than any published vectors have; a larger number is a broken header. */
export const MOST_DIMENSIONS = 2048;
