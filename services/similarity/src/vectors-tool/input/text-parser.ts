import { isUtf8 } from 'node:buffer';
import { amount } from '../amount';
import { Refusal } from '../refusal';
import { checkHeader, readHeader, type Header } from './header';
import { isSeparator, NumberScanner } from './number-scanner';
import { MOST_DIMENSIONS, type RowParser, type TakeRow } from './row-parser';
import { readOddLine } from './odd-line';

const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** Longer than any row: a file without line breaks must not fill the memory. */
const LONGEST_LINE = 1 << 20;

/** @param hasHeader word2vec text and fastText begin with the number of words and dimensions, GloVe does not */
export function createTextParser(file: string, hasHeader: boolean, takeRow: TakeRow): RowParser {
  return new TextParser(file, hasHeader, takeRow);
}

class TextParser implements RowParser {
  /** What came after the last line break. */
  private rest: Buffer[] = [];
  private restLength = 0;
  private line = 0;
  private rows = 0;
  private blankLine: number | undefined;
  private header: Header | undefined;
  private values: Float32Array | undefined;
  private readonly scanner = new NumberScanner();

  constructor(
    private readonly file: string,
    private readonly hasHeader: boolean,
    private readonly takeRow: TakeRow,
  ) {}

  push(chunk: Buffer): void {
    let from = 0;
    for (let to = chunk.indexOf(NEW_LINE); to >= 0; to = chunk.indexOf(NEW_LINE, from)) {
      if (this.restLength === 0) this.takeLine(chunk, from, to);
      else this.takeJoinedLine(chunk.subarray(from, to));
      from = to + 1;
    }
    if (from === chunk.length) return;
    this.rest.push(chunk.subarray(from));
    this.restLength += chunk.length - from;
    if (this.restLength > LONGEST_LINE)
      this.refuse(this.line + 1, 'the line is longer than any row of vectors');
  }

  end(): void {
    if (this.restLength > 0) {
      this.refuse(
        this.line + 1,
        'the last line has no line break: the file is cut off (or add one, if it is whole)',
      );
    }
    if (this.line === 0) throw new Refusal(`${this.file} is empty.`);
    if (this.rows === 0) this.refuse(this.line, 'there is no row of vectors');
    if (this.header && this.rows < this.header.words) {
      this.refuse(
        this.line,
        `the file ends after ${this.rows} of the ${amount(this.header.words, 'word')} of its header`,
      );
    }
  }

  describe(place: number): string {
    return `${this.file}:${place}`;
  }

  private takeJoinedLine(end: Buffer): void {
    const line = Buffer.concat([...this.rest, end]);
    this.rest = [];
    this.restLength = 0;
    this.takeLine(line, 0, line.length);
  }

  private takeLine(bytes: Buffer, lineStart: number, lineEnd: number): void {
    this.line++;
    const from =
      this.line === 1 && startsWithMark(bytes, lineStart) ? lineStart + BYTE_ORDER_MARK.length : lineStart;
    let to = lineEnd;
    while (to > from && isTrailing(bytes[to - 1] as number)) to--;
    if (from === to) this.blankLine ??= this.line;
    else if (this.blankLine !== undefined) this.refuse(this.blankLine, 'the line is empty');
    else if (this.line === 1 && this.hasHeader) this.takeHeader(bytes.toString('latin1', from, to));
    else this.takeRowAt(bytes, from, to);
  }

  private takeHeader(line: string): void {
    const header = readHeader(line);
    if (!header) {
      this.refuse(
        1,
        'there is no header with the number of words and dimensions (without one it may be a GloVe file)',
      );
    }
    checkHeader(header, this.describe(1));
    this.header = header;
    this.values = new Float32Array(header.dimensions);
  }

  private takeRowAt(bytes: Buffer, from: number, to: number): void {
    if (this.header && this.rows === this.header.words) {
      this.refuse(this.line, `the file goes on after the ${amount(this.header.words, 'word')} of its header`);
    }
    if (isSeparator(bytes[from] as number))
      this.refuse(this.line, 'the line begins with a space where its word should be');
    this.values ??= this.valuesLike(bytes, from, to);
    const wordEnd = this.readRow(bytes, from, to, this.values);
    const word = bytes.subarray(from, wordEnd);
    if (!isUtf8(word)) this.refuse(this.line, 'the word is not UTF-8');
    this.rows++;
    this.takeRow(word, this.values, this.line);
  }

  /** @returns where the word ends */
  private readRow(bytes: Buffer, from: number, to: number, values: Float32Array): number {
    let wordEnd = from;
    while (wordEnd < to && !isSeparator(bytes[wordEnd] as number)) wordEnd++;
    let first = wordEnd;
    while (first < to && isSeparator(bytes[first] as number)) first++;
    if (this.readValues(bytes, first, to, values)) return wordEnd;
    const odd = readOddLine(bytes.subarray(from, to), values.length);
    if ('problem' in odd) this.refuse(this.line, odd.problem);
    if (!this.readValues(bytes, from + odd.valuesStart, to, values))
      this.refuse(this.line, 'the row is broken');
    return from + odd.wordEnd;
  }

  private readValues(bytes: Buffer, from: number, to: number, values: Float32Array): boolean {
    this.scanner.start(bytes, from, to);
    for (let i = 0; i < values.length; i++) {
      values[i] = this.scanner.next();
      if (!Number.isFinite(values[i])) return false;
    }
    return this.scanner.isAtEnd;
  }

  /** Without a header, the first line says how many values a row has. */
  private valuesLike(bytes: Buffer, from: number, to: number): Float32Array {
    const line = bytes.toString('latin1', from, to);
    if (readHeader(line)) this.refuse(1, 'the line is a header: read the file as word2vec-text or fasttext');
    const dimensions = line.split(/[ \t]+/).length - 1;
    if (dimensions < 2 || dimensions > MOST_DIMENSIONS) {
      this.refuse(
        this.line,
        `the row has ${amount(dimensions, 'value')}; 2 to ${MOST_DIMENSIONS} are possible`,
      );
    }
    return new Float32Array(dimensions);
  }

  private refuse(line: number, problem: string): never {
    throw new Refusal(`${this.describe(line)}: ${problem}.`);
  }
}

function isTrailing(byte: number): boolean {
  return byte === CARRIAGE_RETURN || isSeparator(byte);
}

function startsWithMark(bytes: Buffer, from: number): boolean {
  return bytes.subarray(from, from + BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
}
