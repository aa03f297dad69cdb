/** Reads protobuf wire format into fields in order of appearance; groups are read as messages. */

export type WireField = { readonly field: number } & (
  | { readonly wire: 'varint'; readonly value: bigint }
  | { readonly wire: 'fixed64'; readonly value: Uint8Array }
  | { readonly wire: 'bytes'; readonly value: Uint8Array }
  | { readonly wire: 'group'; readonly value: readonly WireField[] }
  | { readonly wire: 'fixed32'; readonly value: Uint8Array }
);

const MAX_DEPTH = 100;

/** Throws a RangeError when the bytes are cut off, too deep or not protobuf. */
export function readFields(bytes: Uint8Array): WireField[] {
  return readUntil(new Cursor(bytes), undefined, 0);
}

class Cursor {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new RangeError('cut off inside a number');
      this.#at += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asUintN(64, value);
    }
    throw new RangeError('a number of more than ten bytes');
  }

  take(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('cut off inside a field');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}

function readUntil(cursor: Cursor, groupField: number | undefined, depth: number): WireField[] {
  if (depth > MAX_DEPTH) throw new RangeError('groups nested too deep');
  const fields: WireField[] = [];
  while (!cursor.done) {
    const tag = Number(cursor.varint());
    const field = Math.floor(tag / 8);
    if (tag % 8 === 4) {
      if (field !== groupField) throw new RangeError('a group ends that did not begin');
      return fields;
    }
    fields.push(readField(cursor, field, tag % 8, depth));
  }
  if (groupField !== undefined) throw new RangeError('cut off inside a group');
  return fields;
}

function readField(cursor: Cursor, field: number, wireType: number, depth: number): WireField {
  switch (wireType) {
    case 0:
      return { field, wire: 'varint', value: cursor.varint() };
    case 1:
      return { field, wire: 'fixed64', value: cursor.take(8) };
    case 2:
      return { field, wire: 'bytes', value: cursor.take(Number(cursor.varint())) };
    case 3:
      return { field, wire: 'group', value: readUntil(cursor, field, depth + 1) };
    case 5:
      return { field, wire: 'fixed32', value: cursor.take(4) };
    default:
      throw new RangeError(`unknown wire type ${wireType}`);
  }
}
