/**
 * Writes protobuf from the end to the beginning, so that the length of a nested message is known
 * when its prefix is due and nothing is ever moved.
 */
export class ProtoWriter {
  #buffer = Buffer.allocUnsafe(512);
  #start = 512;

  /** Bytes written so far. */
  get length(): number {
    return this.#buffer.length - this.#start;
  }

  finish(): Buffer {
    return this.#buffer.subarray(this.#start);
  }

  /** A non-negative integer below 2^53. */
  varint(value: number): void {
    if (value < 0x80) {
      const position = this.#reserve(1);
      this.#buffer[position] = value;
      return;
    }
    let size = 1;
    for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 128)) size += 1;
    let position = this.#reserve(size);
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 128)) {
      this.#buffer[position] = (rest % 128) | 0x80;
      position += 1;
    }
    this.#buffer[position] = rest;
  }

  int64(value: bigint): void {
    if (value >= 0n && value <= 0x1fffffffffffffn) return this.varint(Number(value));
    const bytes: number[] = [];
    let rest = BigInt.asUintN(64, value);
    for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
    bytes.push(Number(rest));
    this.#buffer.set(bytes, this.#reserve(bytes.length));
  }

  double(value: number): void {
    const position = this.#reserve(8);
    this.#buffer.writeDoubleLE(value, position);
  }

  bytes(value: Uint8Array): void {
    const position = this.#reserve(value.length);
    this.#buffer.set(value, position);
    this.varint(value.length);
  }

  text(value: string): void {
    const size = Buffer.byteLength(value);
    const position = this.#reserve(size);
    this.#buffer.write(value, position, size, 'utf8');
    this.varint(size);
  }

  #reserve(size: number): number {
    if (size > this.#start) {
      const used = this.length;
      const grown = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, used + size));
      grown.set(this.finish(), grown.length - used);
      this.#start = grown.length - used;
      this.#buffer = grown;
    }
    this.#start -= size;
    return this.#start;
  }
}
