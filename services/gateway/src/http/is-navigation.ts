import type { IncomingHttpHeaders } from 'node:http';

/** Whether a person's browser opens a page with this request; older browsers say so only by what they want to see. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate';
  return headers.accept?.includes('text/html') ?? false;
}
