import { amount } from '../amount';

interface WordWithSpaces {
  wordEnd: number;
  valuesStart: number;
}

interface BrokenLine {
  problem: string;
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** In a word with spaces, nothing after the first space looks like this: it would rather be a value too many. */
const LIKE_A_VALUE = /^[+-]?(\.?\d|(nan(\(.*\))?|inf(inity)?)$)/i;
const LONGEST_QUOTE = 20;

/**
 * Looks again at a line that is not a word and its values, as slowly as it likes. Published GloVe files have words
 * with spaces (". . ."); everything else is broken, and this says how.
 */
export function readOddLine(line: Buffer, dimensions: number): WordWithSpaces | BrokenLine {
  const fields = [...line.toString('latin1').matchAll(/[^ \t]+/g)];
  const values = fields.slice(-dimensions);
  const endOfWord = fields.at(-dimensions - 1);
  const first = values[0];
  const isTooLong = fields.slice(1, -dimensions).some(([text]) => LIKE_A_VALUE.test(text));
  if (!endOfWord || !first || isTooLong) {
    return { problem: `the row has ${amount(Math.max(0, fields.length - 1), 'value')}, not ${dimensions}` };
  }
  const bad = values.findIndex(([text]) => !NUMBER.test(text) || !Number.isFinite(Math.fround(Number(text))));
  if (bad >= 0)
    return { problem: `value ${bad + 1} is ${quote(values[bad]?.[0] ?? '')}, not a finite number` };
  return { wordEnd: endOfWord.index + endOfWord[0].length, valuesStart: first.index };
}

function quote(text: string): string {
  const shown = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return JSON.stringify(Buffer.from(shown, 'latin1').toString('utf8'));
}
