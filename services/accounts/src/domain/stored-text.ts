/** PostgreSQL has no text with a NUL in it: nothing that is stored has one, and nothing that is looked for. */
export function canBeStored(text: string): boolean {
  return !text.includes('\0');
}
