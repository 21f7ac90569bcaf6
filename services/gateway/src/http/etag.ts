// Raise it whenever the same words get another answer from the same vectors: a new field, another formula.
const ANSWER_REVISION = 1;

/** The strong validator of everything that follows from the vectors and the address alone. */
export function vectorsEtag(vectorsHash: string): string {
  return `"${vectorsHash}-${ANSWER_REVISION}"`;
}

/** Whether an If-None-Match names the etag; weakened by a proxy on the way it still counts. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  return ifNoneMatch.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}
