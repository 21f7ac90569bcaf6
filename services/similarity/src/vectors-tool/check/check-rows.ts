import { cosine } from '../../domain/cosine';
import type { VectorSet } from '../../domain/vector-set';
import { MOST_SHARING } from '../import/shared-rows';
import type { Findings } from './findings';

/** Rounding to single precision leaves this much; a scale that is off by a thousandth shows. */
const TOLERANCE = 1e-5;

export function checkRows(set: VectorSet): Findings {
  const { words } = set;
  const long = words
    .map((word, row) => ({ word, row, square: cosine(set, row, row) }))
    .filter(({ square }) => !(Math.abs(square - 1) < TOLERANCE))
    .map(
      ({ word, row, square }) =>
        `row ${row + 1} ("${word}") has the length ${Math.sqrt(square).toFixed(4)}, not 1`,
    );
  return [...long, ...crowded(set)];
}

function crowded({ rows, dimensions, words }: VectorSet): Findings {
  const byRow = new Map<string, string[]>();
  const bytes = Buffer.from(rows.buffer, rows.byteOffset, rows.length);
  words.forEach((word, row) => {
    const key = bytes.toString('latin1', row * dimensions, (row + 1) * dimensions);
    const sharing = byRow.get(key);
    if (sharing) sharing.push(word);
    else byRow.set(key, [word]);
  });
  return [...byRow.values()]
    .filter((sharing) => sharing.length > MOST_SHARING)
    .map(
      (sharing) => `${sharing.length} words share one row: ${sharing.slice(0, MOST_SHARING).join(', ')} …`,
    );
}
