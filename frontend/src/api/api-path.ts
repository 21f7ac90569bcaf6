/**
 * A path of the API: `segments` are encoded one by one, `query` is appended.
 * `apiPath(['similarity', 'en', seal, 'sea'], { mode: 'daily' })` → `/similarity/en/~…/sea?mode=daily`
 */
export function apiPath(
  segments: readonly (string | number)[],
  query: Readonly<Record<string, string>> = {},
): string {
  const path = `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
