import { AppError } from '@proximity/common/app-error';

const MAX_LENGTH = 2_048;
/** Printable ASCII without space and backslash: browsers drop tabs and line breaks, and read `\` as `/`. */
const PLAIN = /^[!-[\]-~]+$/;

/**
 * The page to return to after the sign-in, as path, query and fragment.
 * @param text a path of this site; empty means the start page
 * @param site any address of this site
 * @throws AppError `invalid_request` for everything that could lead to another site
 */
export function readReturnPath(text: string, site: string): string {
  if (text === '') return '/';
  if (text.length > MAX_LENGTH || !text.startsWith('/') || !PLAIN.test(text)) throw notOurs();
  const target = parse(text, site);
  const path = `${target.pathname}${target.search}${target.hash}`;
  // Dots may vanish while parsing and leave `//host` behind, and some software decodes a path before it looks at
  // it: what is handed out must lead home however it is read.
  const readings = [target, parse(path, site), parse(decode(target.pathname), site)];
  const { origin } = new URL(site);
  if (readings.some((reading) => reading.origin !== origin)) throw notOurs();
  return path;
}

function parse(text: string, site: string): URL {
  try {
    return new URL(text, site);
  } catch (cause) {
    throw notOurs(cause);
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw notOurs(cause);
  }
}

function notOurs(cause?: unknown): AppError {
  return new AppError('invalid_request', 'The page to return to must be a path of this site.', { cause });
}
