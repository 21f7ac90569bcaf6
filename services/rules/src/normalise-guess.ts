/** A typed guess as it is sent: white space removed, lower case without locale, NFC. The server does the same again. */
export function normaliseGuess(text: string): string {
  return text.trim().replace(/\s+/gu, '').toLowerCase().normalize('NFC');
}

/** Length in code points, so that a letter outside the basic plane is one character. */
export function guessLength(text: string): number {
  return [...text].length;
}
