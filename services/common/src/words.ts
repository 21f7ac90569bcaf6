/** A typed word as the server compares it: white space removed, lower case without locale, NFC. */
export function normaliseWord(text: string): string {
  return text.replace(/\s+/gu, '').toLowerCase().normalize('NFC');
}

/** Length in code points, the unit of the rule "at least 2 characters". */
export function wordLength(text: string): number {
  return [...text].length;
}
