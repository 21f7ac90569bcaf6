/**
 * Whether a word looks like a form of another and so would give it away: both share the first
 * min(n, max(4, n − 3)) letters, n being the length of the shorter one.
 */
export function isFormOf(secret: string, word: string): boolean {
  const [a, b] = [[...secret], [...word]];
  const shorter = Math.min(a.length, b.length);
  const shared = Math.min(shorter, Math.max(4, shorter - 3));
  return a.slice(0, shared).join('') === b.slice(0, shared).join('');
}
