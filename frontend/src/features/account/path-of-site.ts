/** The path of this site that a text names; undefined for every other address, however it is written. */
export function pathOfSite(text: string | null, origin: string): string | undefined {
  if (text === null || !text.startsWith('/')) return undefined;
  try {
    const address = new URL(text, origin);
    return address.origin === origin ? `${address.pathname}${address.search}${address.hash}` : undefined;
  } catch {
    return undefined;
  }
}
