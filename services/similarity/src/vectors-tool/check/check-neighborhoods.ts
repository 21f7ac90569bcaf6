import { LEAST_NEARBY } from '../../domain/check-word';
import { cosine } from '../../domain/cosine';
import type { VectorSet } from '../../domain/vector-set';
import type { Progress } from '../progress';
import type { Findings } from './findings';

/** Every curated secret has at least 900 words nearby in each mode that plays it. */
export async function checkNeighborhoods(set: VectorSet, progress: Progress): Promise<Findings> {
  const { daily, junior, child } = set.secrets;
  const games = [
    ...daily.map((word) => ({ word, childSafe: false })),
    ...[...new Set([...junior, ...child])].map((word) => ({ word, childSafe: true })),
  ];
  const stage = progress.stage('Looking around the secrets', 'secrets');
  const findings: Findings = [];
  for (const [done, { word, childSafe }] of games.entries()) {
    const count = nearbyUpTo(set, set.rowOf.get(word) ?? -1, childSafe);
    if (count < LEAST_NEARBY) {
      findings.push(
        `"${word}" has ${count} words nearby${childSafe ? ' that suit children' : ''}, not ${LEAST_NEARBY}`,
      );
    }
    await stage.step((done + 1) / games.length, done + 1);
  }
  stage.end();
  return findings;
}

/** Counts no further than is enough: most secrets have far more than that. */
function nearbyUpTo(set: VectorSet, secret: number, childSafe: boolean): number {
  let count = 0;
  for (let row = 0; row < set.ranked && count < LEAST_NEARBY; row++) {
    if (row === secret || (childSafe && set.sensitive.has(row))) continue;
    if (cosine(set, secret, row) >= set.nearnessFloor) count++;
  }
  return count;
}
