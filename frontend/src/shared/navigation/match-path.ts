/** What the places of a pattern stand for in an address; the rest after `/*` is called `rest`. */
export type PathParts = Readonly<Record<string, string>>;

/**
 * Compares an address with a pattern: `/play/:mode?` (may be missing), `/nearest/*` (any number of steps, also none).
 * Undefined where it does not fit; what stands in the places is decoded.
 */
export function matchPath(pattern: string, pathname: string): PathParts | undefined {
  const wanted = stepsOf(pattern);
  const given = stepsOf(pathname);
  const parts: Record<string, string> = {};
  for (const [index, step] of wanted.entries()) {
    if (step === '*') return { ...parts, rest: given.slice(index).map(decoded).join('/') };
    const found = given[index];
    if (step.startsWith(':')) {
      const name = step.slice(1).replace('?', '');
      if (found !== undefined) parts[name] = decoded(found);
      else if (!step.endsWith('?')) return undefined;
    } else if (step !== found) return undefined;
  }
  return given.length <= wanted.length ? parts : undefined;
}

function stepsOf(path: string): string[] {
  return path.split('/').filter((step) => step !== '');
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
