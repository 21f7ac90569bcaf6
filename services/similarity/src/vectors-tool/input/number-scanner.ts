const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const SPACE = 0x20;
const TAB = 0x09;
/** Below this, one more decimal digit still leaves a whole number that a double holds exactly. */
const ROOM_FOR_A_DIGIT = 9e14;
/** The powers of ten that a double holds exactly: dividing by one rounds only once. */
const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power);

/**
 * Reads decimal numbers out of bytes, one after the other, without making strings of them: a large file has a
 * billion. Exact to the last digits of a double, far beyond the single precision that is kept.
 */
export class NumberScanner {
  private bytes: Buffer = Buffer.alloc(0);
  private at = 0;
  private end = 0;

  /** Begins anew at the first byte of a number (or at `end`). */
  start(bytes: Buffer, from: number, end: number): void {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  /** The next number, and the white space after it. @returns NaN where there is none, or something else */
  next(): number {
    const { bytes, end } = this;
    let at = this.at;
    const sign = at < end ? (bytes[at] as number) : 0;
    if (sign === MINUS || sign === PLUS) at++;
    const first = at;
    let mantissa = 0;
    let exponent = 0;
    let point = -1;
    for (; at < end; at++) {
      const digit = (bytes[at] as number) - ZERO;
      if (digit >= 0 && digit <= 9) {
        if (mantissa < ROOM_FOR_A_DIGIT) mantissa = mantissa * 10 + digit;
        else exponent++;
      } else if (digit === POINT - ZERO && point < 0) {
        point = at;
      } else break;
    }
    if (at - first === (point < 0 ? 0 : 1)) return NaN;
    if (point >= 0) exponent -= at - point - 1;
    this.at = at;
    exponent += this.exponent();
    if (!this.skipSeparators()) return NaN;
    return sign === MINUS ? -scaled(mantissa, exponent) : scaled(mantissa, exponent);
  }

  /** A trailing "e-05". @returns 0 where there is none, NaN where it is not finished */
  private exponent(): number {
    const { bytes, end } = this;
    if (this.at >= end || ((bytes[this.at] as number) | 0x20) !== 0x65) return 0;
    let at = this.at + 1;
    const sign = at < end ? (bytes[at] as number) : 0;
    if (sign === MINUS || sign === PLUS) at++;
    const first = at;
    let value = 0;
    for (; at < end; at++) {
      const digit = (bytes[at] as number) - ZERO;
      if (digit < 0 || digit > 9) break;
      value = Math.min(value * 10 + digit, 100_000);
    }
    this.at = at;
    if (at === first) return NaN;
    return sign === MINUS ? -value : value;
  }

  /** @returns whether the number ended where a separator or the end is */
  private skipSeparators(): boolean {
    const first = this.at;
    while (this.at < this.end && isSeparator(this.bytes[this.at] as number)) this.at++;
    return this.at > first || this.at >= this.end;
  }
}

/** Spaces and tabs part the fields of a line, in any number. */
export function isSeparator(byte: number): boolean {
  return byte === SPACE || byte === TAB;
}

function scaled(mantissa: number, exponent: number): number {
  if (exponent === 0) return mantissa;
  const power = POWERS[Math.abs(exponent)];
  if (power === undefined) return mantissa * 10 ** exponent;
  return exponent < 0 ? mantissa / power : mantissa * power;
}
