import fc from 'fast-check';

/** Texts that break programs that did not expect them. */
const NASTY = [
  '',
  ' ',
  '\t',
  'a',
  '~',
  '~~',
  '.',
  '..',
  '../..',
  '/',
  '\\',
  '%',
  '%00',
  '%2e%2e%2f',
  '%c0%ae',
  '%zz',
  '%u0041',
  '\0',
  'oce\0an',
  '\u200bocean',
  'oc\u00adean',
  '\u202eocean',
  '\u2066x\u2069',
  '\ufeffocean',
  '\ud800',
  '\udfff',
  'a\ud83d',
  '😀',
  '👨‍👩‍👧‍👦',
  '🇪🇸',
  'оcean',
  'ｏｃｅａｎ',
  'ﬁ',
  'İ',
  'ß',
  'ſ',
  `e${'\u0301'.repeat(60)}`,
  'Z̸̧̛a̷l̶g̵o̴',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  "' OR 1=1 --",
  "'; DROP TABLE games; --",
  '") UNION SELECT 1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '$(id)',
  '`id`',
  '|id',
  '\r\nx-injected: 1',
  '%0d%0ax-injected:%201',
  'true',
  'false',
  '[]',
  '{}',
  'a'.repeat(101),
  'a'.repeat(3000),
  ' '.repeat(2000),
];

const ODD_NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '1.0',
  '1.5',
  '01',
  '1e3',
  '1e309',
  '-1e309',
  '0x10',
  '0b1',
  '0o7',
  '١',
  '１',
  '+1',
  ' 1',
  '1 ',
  '1_000',
  '1,000',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967296',
  '9007199254740993',
  '18446744073709551616',
  '9'.repeat(400),
  'Infinity',
  '-Infinity',
];

const REAL = [
  'ocean',
  'river',
  'bread',
  'en',
  'es',
  'de',
  'proximity',
  'daily',
  'junior',
  'child',
  'yesterday',
  '1',
  '600',
  'Niño',
  'größe',
];

/** Text as somebody may send it who means harm, or whose keyboard is broken. */
export function hostileText(seals: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...NASTY),
    fc.constantFrom(...ODD_NUMBERS),
    { arbitrary: fc.constantFrom(...REAL), weight: 3 },
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f', '0', '~', ';', '?', '#'),
      maxLength: 12,
    }),
    fc.tuple(fc.constantFrom(...NASTY), fc.constantFrom(...REAL)).map(([nasty, word]) => nasty + word),
    { arbitrary: brokenSeal(seals), weight: 2 },
  );
}

/** A real seal, whole, cut short, lengthened, or with one character or its key changed. */
function brokenSeal(seals: readonly string[]): fc.Arbitrary<string> {
  const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return fc
    .tuple(fc.constantFrom(...seals), fc.nat(200), fc.constantFrom(...base64), fc.nat(5))
    .map(([seal, position, letter, way]) => {
      const at = 1 + (position % seal.length);
      switch (way) {
        case 0:
          return seal;
        case 1:
          return seal.slice(0, at);
        case 2:
          return seal + letter.repeat(position);
        case 3:
          return `~${letter}${seal.slice(2)}`;
        case 4:
          return `${seal}=`;
        default:
          return seal.slice(0, at) + letter + seal.slice(at + 1);
      }
    });
}
