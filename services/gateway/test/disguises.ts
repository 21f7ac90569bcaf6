/** In which forms a word could slip out: as it is, or written in another way that anyone can read back. */
export function disguisesOf(word: string): [form: string, text: string][] {
  const bytes = Buffer.from(word, 'utf8');
  const units = Array.from({ length: word.length }, (_, place) => word.charCodeAt(place));
  return [
    ['plain', word],
    ['upper case', word.toUpperCase()],
    ['decomposed', word.normalize('NFD')],
    ['reversed', [...word].reverse().join('')],
    ['percent-encoded', encodeURIComponent(word)],
    ['every byte percent-encoded', [...bytes].map((byte) => `%${hex(byte, 2)}`).join('')],
    ['JSON-escaped', units.map((unit) => `\\u${hex(unit, 4)}`).join('')],
    [
      'accents JSON-escaped',
      units.map((unit) => (unit < 128 ? String.fromCharCode(unit) : `\\u${hex(unit, 4)}`)).join(''),
    ],
    ['HTML entities', units.map((unit) => `&#${unit};`).join('')],
    ['hexadecimal', bytes.toString('hex')],
    ['a list of codes', units.join(',')],
    ...[0, 1, 2].flatMap((offset): [string, string][] => [
      [`base64 at ${offset}`, base64Within(bytes, offset)],
      [`base64url at ${offset}`, base64Within(bytes, offset).replaceAll('+', '-').replaceAll('/', '_')],
      [`base64 of the reversed word at ${offset}`, base64Within(Buffer.from(bytes).reverse(), offset)],
    ]),
  ];
}

/** The forms in which the word stands in the text. */
export function findWord(word: string, text: string): string[] {
  const folded = text.toLowerCase();
  return disguisesOf(word)
    .filter(([form, disguise]) =>
      form.startsWith('base64') ? text.includes(disguise) : folded.includes(disguise.toLowerCase()),
    )
    .map(([form]) => form);
}

/** The letters of base64 that depend on these bytes alone, when as many others stand before them. */
function base64Within(bytes: Uint8Array, offset: number): string {
  const encoded = Buffer.concat([new Uint8Array(offset), bytes]).toString('base64');
  return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
