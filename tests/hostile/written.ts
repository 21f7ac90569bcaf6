/** Half of a surrogate pair cannot be encoded: it goes as the character that stands for it. */
export function encoded(value: string): string {
  return encodeURIComponent(Buffer.from(value).toString());
}

/** What the sender may write into a line without it becoming several. */
export function onOneLine(value: string): string {
  return value.replace(/[\r\n]/g, '');
}

/** A value of any kind where only text can stand: in an address, a header, a form. */
export function asText(value: unknown): string {
  // not every object can be made a string: {"toString": 1} cannot
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}
