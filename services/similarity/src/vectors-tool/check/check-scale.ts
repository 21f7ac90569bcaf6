import { initialSimilarity } from '../../domain/shown-similarity';
import type { VectorSet } from '../../domain/vector-set';
import { lastListed, median, SHOWN_LAST } from '../import/game-scale';
import type { Progress } from '../progress';
import { evenly } from './evenly';
import type { Findings } from './findings';

const SAMPLE = 100;
/** The median of a sample is not quite that of all; an exponent that is off by a twentieth shows. */
const TOLERANCE = 2;

/** Without the right exponent every guess would look near, or none. */
export async function checkScale(set: VectorSet, progress: Progress): Promise<Findings> {
  const sample = evenly(set.secrets.daily, SAMPLE);
  const stage = progress.stage('Looking at the scale', 'secrets');
  const last: number[] = [];
  for (const [done, word] of sample.entries()) {
    last.push(lastListed(set, set.rowOf.get(word) ?? -1));
    await stage.step((done + 1) / sample.length, done + 1);
  }
  stage.end();
  const { similarityExponent } = set;
  const shown = initialSimilarity(median(last), similarityExponent);
  if (Math.abs(shown - SHOWN_LAST) <= TOLERANCE) return [];
  return [
    `similarityExponent is ${similarityExponent}, with which the thousandth word of the median secret shows ${shown.toFixed(2)}, not ${SHOWN_LAST}`,
  ];
}
