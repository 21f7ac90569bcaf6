import { isUtf8 } from 'node:buffer';
import { amount } from '../amount';
import { Refusal } from '../refusal';
import { checkHeader, readHeader, type Header } from './header';
import type { RowParser, TakeRow } from './row-parser';

const NEW_LINE = 0x0a;
const SPACE = 0x20;
const LONGEST_HEADER = 64;
/** word2vec cuts words at 100 characters; where no word ends within this, the rows before were not of that length. */
const LONGEST_WORD = 1024;

/** word2vec's binary: "words dimensions\n", then for each word the word, a space and its little-endian floats. */
export function createBinaryParser(file: string, takeRow: TakeRow): RowParser {
  return new BinaryParser(file, takeRow);
}

class BinaryParser implements RowParser {
  private rest = Buffer.alloc(0);
  /** The place in the file of the first byte of `rest`. */
  private offset = 0;
  private rows = 0;
  private header: Header | undefined;
  private values = new Float32Array(0);

  constructor(
    private readonly file: string,
    private readonly takeRow: TakeRow,
  ) {}

  push(chunk: Buffer): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    for (let next = this.takeNext(bytes, at); next > at; next = this.takeNext(bytes, at)) at = next;
    this.offset += at;
    // A copy: the rest must not keep the whole chunk alive.
    this.rest = Buffer.from(bytes.subarray(at));
  }

  end(): void {
    const size = this.offset + this.rest.length;
    if (size === 0) throw new Refusal(`${this.file} is empty.`);
    if (!this.header) this.refuse(size, 'the file ends inside its header');
    if (this.rows === this.header.words) return;
    const found = `${this.rows} of the ${amount(this.header.words, 'word')} of its header`;
    this.refuse(
      size,
      this.rest.length > 1 ? `the file is cut off after ${found}` : `the file ends after ${found}`,
    );
  }

  describe(place: number): string {
    return `${this.file}:byte ${place}`;
  }

  /** Takes the header or a row. @returns where it ended; `from` when it is not all there yet */
  private takeNext(bytes: Buffer, from: number): number {
    if (!this.header) return this.takeHeader(bytes);
    // Some writers put a line break after each row, others do not.
    const start = bytes[from] === NEW_LINE ? from + 1 : from;
    if (start >= bytes.length) return from;
    if (this.rows === this.header.words) {
      this.refuse(
        this.offset + start,
        `the file goes on after the ${amount(this.rows, 'word')} of its header`,
      );
    }
    return this.takeRowAt(bytes, start) ?? from;
  }

  private takeHeader(bytes: Buffer): number {
    const end = bytes.subarray(0, LONGEST_HEADER).indexOf(NEW_LINE);
    if (end < 0 && bytes.length < LONGEST_HEADER) return 0;
    const header = end < 0 ? undefined : readHeader(bytes.toString('latin1', 0, end));
    if (!header) this.refuse(0, 'there is no header with the number of words and dimensions');
    checkHeader(header, this.describe(0));
    this.header = header;
    this.values = new Float32Array(header.dimensions);
    return end + 1;
  }

  private takeRowAt(bytes: Buffer, start: number): number | undefined {
    const place = this.offset + start;
    const length = bytes.subarray(start, start + LONGEST_WORD).indexOf(SPACE);
    if (length < 0 && bytes.length - start < LONGEST_WORD) return undefined;
    if (length === 0) this.refuse(place, 'the word is empty');
    if (length < 0)
      this.refuse(place, `no word ends within ${LONGEST_WORD} bytes: the rows are not of this length`);
    const first = start + length + 1;
    const end = first + this.values.length * 4;
    if (end > bytes.length) return undefined;
    const word = bytes.subarray(start, start + length);
    if (!isUtf8(word)) this.refuse(place, 'the word is not UTF-8');
    this.readValues(bytes, first);
    this.rows++;
    this.takeRow(word, this.values, place);
    return end;
  }

  private readValues(bytes: Buffer, first: number): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset + first, this.values.length * 4);
    for (let i = 0; i < this.values.length; i++) {
      const value = view.getFloat32(i * 4, true);
      if (!Number.isFinite(value)) {
        this.refuse(this.offset + first + i * 4, `value ${i + 1} is ${value}, not a finite number`);
      }
      this.values[i] = value;
    }
  }

  private refuse(place: number, problem: string): never {
    throw new Refusal(`${this.describe(place)}: ${problem}.`);
  }
}
