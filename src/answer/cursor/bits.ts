/** Bits that a shift can reach. */
const HALF = 30;

/** Writes numbers as bits, highest first: a cursor has room for 375 bytes. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private free = 0;

  /** @param value of at most `width` bits, up to 53. */
  fixed(value: number, width: number): void {
    if (width > HALF) this.fixed(Math.floor(value / 2 ** HALF), width - HALF);
    const low = value % 2 ** HALF;
    for (let bit = Math.min(width, HALF) - 1; bit >= 0; bit--) this.bit((low >>> bit) & 1);
  }

  /** Exponential Golomb code: small numbers take few bits, 2^k and less k + 1. */
  golomb(value: number, k: number): void {
    const whole = Math.floor(value / 2 ** k) + 1;
    const length = Math.floor(Math.log2(whole));
    this.fixed(0, length);
    this.fixed(whole, length + 1);
    this.fixed(value % 2 ** k, k);
  }

  toBytes(): Buffer {
    return Buffer.from(this.bytes);
  }

  private bit(bit: number): void {
    if (this.free === 0) {
      this.bytes.push(0);
      this.free = 8;
    }
    this.free--;
    this.bytes[this.bytes.length - 1]! |= bit << this.free;
  }
}

/** How many bits `BitWriter.golomb` takes. */
export const golombLength = (value: number, k: number): number =>
  2 * Math.floor(Math.log2(Math.floor(value / 2 ** k) + 1)) + 1 + k;

/** Reads what a `BitWriter` wrote. */
export class BitReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** @throws RangeError behind the end, like `golomb`. */
  fixed(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + this.bit();
    return value;
  }

  golomb(k: number): number {
    let length = 0;
    while (this.bit() === 0) if (++length > 52) throw new RangeError('too large a number');
    let whole = 1;
    for (let i = 0; i < length; i++) whole = whole * 2 + this.bit();
    return (whole - 1) * 2 ** k + this.fixed(k);
  }

  private bit(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError('no more bits');
    return (byte >> (7 - (this.at++ & 7))) & 1;
  }
}
