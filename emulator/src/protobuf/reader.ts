/**
 * The protobuf reader: bytes to a raw message of schema.ts (protobuf.dev/programming-guides/encoding).
 * Unknown fields are skipped; malformed bytes throw INVALID_ARGUMENT.
 */
import { isUtf8 } from 'node:buffer';
import { ENUMS, messageSchema, type FieldSchema, type RawMessage, type RawValue } from './schema.ts';
import { isMessage, unsupported } from './raw-message.ts';
import { invalidArgument, type StatusError } from '../model/status-error.ts';
import type { Timestamp } from '../model/value.ts';

/** Messages in messages; the deepest legal document needs about seventy. */
const MAX_DEPTH = 250;

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

type WritableRaw = Record<string, RawValue>;

export function decodeWire(messageName: string, bytes: Uint8Array): RawMessage {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readMessage(new ProtoReader(buffer, 0, buffer.length), messageName, 0);
}

class ProtoReader {
  readonly buffer: Buffer;
  readonly end: number;
  position: number;
  /** High half of the varint read last. */
  high = 0;

  constructor(buffer: Buffer, start: number, end: number) {
    this.buffer = buffer;
    this.position = start;
    this.end = end;
  }

  /** Reads a varint; returns the low 32 bits (unsigned) and leaves the rest in `high`. */
  varint(): number {
    let low = 0;
    this.high = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      if (this.position >= this.end) throw malformed('truncated varint');
      const byte = this.buffer[this.position] ?? 0;
      this.position += 1;
      const bits = byte & 0x7f;
      if (shift < 28) low |= bits << shift;
      else if (shift === 28) {
        low |= bits << 28;
        this.high |= bits >> 4;
      } else if (shift < 63) this.high |= bits << (shift - 32);
      else this.high |= bits << 31;
      if (byte < 0x80) return low >>> 0;
    }
    throw malformed('varint too long');
  }

  int64(): bigint {
    const low = this.varint();
    return (BigInt(this.high | 0) << 32n) | BigInt(low);
  }

  double(): number {
    this.skip(8);
    return this.buffer.readDoubleLE(this.position - 8);
  }

  /** A reader over the length-delimited bytes that follow. */
  block(): ProtoReader {
    const length = this.varint();
    if (this.high !== 0) throw malformed('length too large');
    const start = this.position;
    this.skip(length);
    return new ProtoReader(this.buffer, start, this.position);
  }

  skip(length: number): void {
    if (length > this.end - this.position) throw malformed('truncated message');
    this.position += length;
  }

  skipField(wireType: number): void {
    if (wireType === VARINT) this.varint();
    else if (wireType === FIXED64) this.skip(8);
    else if (wireType === LENGTH_DELIMITED) this.block();
    else if (wireType === FIXED32) this.skip(4);
    else throw malformed(`wire type ${wireType}`);
  }

  text(): string {
    const { buffer, position, end } = this.block();
    if (!isUtf8(buffer.subarray(position, end))) throw malformed('a string is not UTF-8');
    return buffer.toString('utf8', position, end);
  }

  bytes(): Uint8Array {
    const { buffer, position, end } = this.block();
    // A copy: stored documents must not keep whole requests alive.
    return Uint8Array.prototype.slice.call(buffer, position, end);
  }
}

function readMessage(reader: ProtoReader, name: string, depth: number): RawMessage {
  if (depth > MAX_DEPTH) throw malformed('messages are nested too deeply');
  const { byNumber } = messageSchema(name);
  const message: WritableRaw = {};
  while (reader.position < reader.end) {
    const tag = reader.varint();
    const field = byNumber.get(tag >>> 3);
    if (field?.type === 'unsupported') throw unsupported(field.name);
    if (!field || field.type === 'ignored') reader.skipField(tag & 7);
    else if (field.label === 'map') readMapEntry(reader, field, message, tag & 7, depth);
    else if (field.label === 'repeated') readRepeated(reader, field, message, tag & 7, depth);
    else message[field.name] = readValue(reader, field.type, tag & 7, depth);
  }
  return message;
}

function readRepeated(
  reader: ProtoReader,
  field: FieldSchema,
  message: WritableRaw,
  wireType: number,
  depth: number,
): void {
  const existing = message[field.name];
  const list: RawValue[] = Array.isArray(existing) ? existing : [];
  message[field.name] = list;
  if (field.type === 'int32' && wireType === LENGTH_DELIMITED) {
    const packed = reader.block();
    while (packed.position < packed.end) list.push(packed.varint() | 0);
  } else list.push(readValue(reader, field.type, wireType, depth));
}

function readMapEntry(
  reader: ProtoReader,
  field: FieldSchema,
  message: WritableRaw,
  wireType: number,
  depth: number,
): void {
  if (wireType !== LENGTH_DELIMITED) throw malformed('wrong wire type');
  const entry = reader.block();
  let key = '';
  let value: RawValue = {};
  while (entry.position < entry.end) {
    const tag = entry.varint();
    if (tag === 0x0a) key = entry.text();
    else if (tag === 0x12) value = readValue(entry, field.type, LENGTH_DELIMITED, depth);
    else entry.skipField(tag & 7);
  }
  const existing = message[field.name];
  const item = isMessage(value) ? value : {};
  if (existing instanceof Map) existing.set(key, item);
  else message[field.name] = new Map([[key, item]]);
}

function readValue(reader: ProtoReader, type: string, wireType: number, depth: number): RawValue {
  const expected = type === 'double' ? FIXED64 : VARINT_TYPES.has(type) ? VARINT : LENGTH_DELIMITED;
  if (wireType !== expected) throw malformed('wrong wire type');
  switch (type) {
    case 'string':
      return reader.text();
    case 'bytes':
      return reader.bytes();
    case 'bool':
      return reader.varint() !== 0 || reader.high !== 0;
    case 'int32':
      return reader.varint() | 0;
    case 'int64':
      return reader.int64();
    case 'double':
      return reader.double();
    case 'null':
      reader.varint();
      return null;
    case 'timestamp':
      return readTimestamp(reader.block());
    case 'int32?':
      return Number(BigInt.asIntN(32, readTimestamp(reader.block()).seconds));
    case 'int64?':
      return readTimestamp(reader.block()).seconds;
    default: {
      const names = ENUMS[type];
      if (names) return names[reader.varint()] ?? '';
      return readMessage(reader.block(), type, depth + 1);
    }
  }
}

const VARINT_TYPES = new Set(['bool', 'int32', 'int64', 'null', ...Object.keys(ENUMS)]);

/** Also reads the wrapper messages: their only field has the number and type of the seconds. */
function readTimestamp(reader: ProtoReader): Timestamp {
  let seconds = 0n;
  let nanos = 0;
  while (reader.position < reader.end) {
    const tag = reader.varint();
    if (tag === 0x08) seconds = reader.int64();
    else if (tag === 0x10) nanos = reader.varint() | 0;
    else reader.skipField(tag & 7);
  }
  return { seconds, nanos };
}

function malformed(what: string): StatusError {
  return invalidArgument(`Malformed message: ${what}.`);
}
