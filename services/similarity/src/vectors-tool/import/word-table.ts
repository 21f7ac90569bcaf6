import { Refusal } from '../refusal';

const FREE = -1;

/**
 * Words numbered in the order in which they came, each once: millions of them in one block of bytes, a tenth of what
 * as many strings in a Map would take, and nothing for the garbage collector to walk through.
 */
export class WordTable {
  private bytes: Buffer = Buffer.alloc(1 << 16);
  /** Where word i begins; the next entry is where it ends. */
  private starts = new Uint32Array(1 << 12);
  private slots = new Int32Array(1 << 13).fill(FREE);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** @returns −1 when the word was new and is now the last one, otherwise the number it has had since before */
  add(word: Buffer): number {
    const slot = this.slotOf(word);
    const known = this.slots[slot] as number;
    if (known !== FREE) return known;
    this.append(word);
    this.slots[slot] = this.count - 1;
    if (this.count * 2 > this.slots.length) this.rehash();
    return FREE;
  }

  /** @returns undefined when it is not in the table */
  find(word: string): number | undefined {
    const number = this.slots[this.slotOf(Buffer.from(word))] as number;
    return number === FREE ? undefined : number;
  }

  at(number: number): string {
    if (number < 0 || number >= this.count) throw new RangeError(`The table has no word ${number}.`);
    return this.bytes.toString('utf8', this.starts[number], this.starts[number + 1]);
  }

  private append(word: Buffer): void {
    const start = this.starts[this.count] as number;
    const end = start + word.length;
    if (end > 0xffff_ffff) throw new Refusal('The words of the file take more than 4 GiB.');
    if (end > this.bytes.length) this.bytes = grown(this.bytes, end);
    word.copy(this.bytes, start);
    if (this.count + 2 > this.starts.length) {
      const starts = new Uint32Array(this.starts.length * 2);
      starts.set(this.starts);
      this.starts = starts;
    }
    this.count++;
    this.starts[this.count] = end;
  }

  /** The slot that holds the word, or the free one where it belongs. */
  private slotOf(word: Buffer): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(word, 0, word.length) & mask;
    for (let number = this.slots[slot] as number; number !== FREE; number = this.slots[slot] as number) {
      if (this.bytes.compare(word, 0, word.length, this.starts[number], this.starts[number + 1]) === 0) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(FREE);
    const mask = slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = hashOf(this.bytes, this.starts[number] as number, this.starts[number + 1] as number) & mask;
      while (slots[slot] !== FREE) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.slots = slots;
  }
}

function grown(bytes: Buffer, least: number): Buffer {
  const larger = Buffer.alloc(Math.max(least, Math.ceil(bytes.length * 1.5)));
  bytes.copy(larger);
  return larger;
}

/** FNV-1a, its bits mixed once more because the table looks at the low ones only. */
function hashOf(bytes: Buffer, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
