/** Writes protobuf wire format by field number; enough for the few messages without a loaded schema. */
export class WireWriter {
  readonly #parts: Uint8Array[] = [];

  /** int64, uint64, bool, enum: negative numbers as ten-byte two's complement. */
  varint(field: number, value: bigint | number): this {
    return this.#raw(encodeVarint(BigInt(field) << 3n)).#raw(encodeVarint(BigInt(value)));
  }

  double(field: number, value: number): this {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, value, true);
    return this.#tag(field, 1).#raw(bytes);
  }

  bytes(field: number, value: Uint8Array): this {
    return this.#tag(field, 2)
      .#raw(encodeVarint(BigInt(value.length)))
      .#raw(value);
  }

  string(field: number, value: string): this {
    return this.bytes(field, new TextEncoder().encode(value));
  }

  message(field: number, build: (message: WireWriter) => void): this {
    const message = new WireWriter();
    build(message);
    return this.bytes(field, message.finish());
  }

  /** A group: begin and end tags around its fields, no length (App Engine's entity format). */
  group(field: number, build: (group: WireWriter) => void): this {
    this.#tag(field, 3);
    build(this);
    return this.#tag(field, 4);
  }

  finish(): Uint8Array {
    return Buffer.concat(this.#parts);
  }

  #tag(field: number, wireType: number): this {
    return this.#raw(encodeVarint((BigInt(field) << 3n) | BigInt(wireType)));
  }

  #raw(bytes: Uint8Array): this {
    this.#parts.push(bytes);
    return this;
  }
}

function encodeVarint(value: bigint): Uint8Array {
  let rest = BigInt.asUintN(64, value);
  const bytes: number[] = [];
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Uint8Array.from(bytes);
}
