import fc from 'fast-check';
import { NumberScanner } from './number-scanner';

function scan(text: string): number[] {
  const scanner = new NumberScanner();
  const bytes = Buffer.from(`##${text}##`);
  scanner.start(bytes, 2, bytes.length - 2);
  const found: number[] = [];
  do found.push(scanner.next());
  while (!scanner.isAtEnd && !Number.isNaN(found.at(-1)));
  return found;
}

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const written = fc.oneof(
  finite.map(String),
  finite.map((value) => value.toExponential()),
  fc.float({ noNaN: true, noDefaultInfinity: true }).map((value) => value.toPrecision(6)),
  fc.integer().map((value) => value.toFixed(3)),
  fc.constantFrom(
    '0',
    '-0',
    '.5',
    '-.5',
    '5.',
    '+1.25',
    '00012.50',
    '1e5',
    '1E-5',
    '1e+05',
    '123456789012345678901234567890',
  ),
);

test('when any numbers are written in any way then they are read to the last digits of a double', () => {
  const line = fc.array(fc.tuple(written, fc.constantFrom(' ', '\t', '  ', ' \t ')), { minLength: 1 });
  fc.assert(
    fc.property(line, (parts) => {
      const found = scan(parts.map((part) => part.join('')).join(''));
      expect(found).toHaveLength(parts.length);
      for (const [i, [text]] of parts.entries()) {
        const expected = Number(text);
        const error = Math.abs((found[i] as number) - expected);
        // Subnormal doubles have fewer digits; they are nothing in single precision.
        expect(error <= Math.abs(expected) * 1e-15 * 4 || error < 1e-300).toBe(true);
      }
    }),
  );
});

test('when a number has at most fifteen digits then it is exact', () => {
  const decimal = fc.tuple(
    fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
    fc.integer({ min: 0, max: 15 }),
  );
  fc.assert(
    fc.property(decimal, ([digits, places]) => {
      const text = `${digits}e-${places}`;
      expect(scan(text)[0]).toBe(Number(text));
    }),
  );
});

test.each([
  '',
  '-',
  '.',
  'e5',
  '1e',
  '1e+',
  '1.2.3',
  '0x10',
  'nan',
  'inf',
  '1,5',
  '--1',
  '1-',
  '1e5e5',
  '１',
])('when "%s" stands for a number then it is none', (text) => {
  expect(scan(text).at(-1)).toBeNaN();
});
