/** The protobuf writer: a raw message of schema.ts to bytes. */
import { isMessage, isTimestamp } from './raw-message.ts';
import { ENUMS, messageSchema, type RawMessage, type RawValue } from './schema.ts';

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;

export function encodeWire(messageName: string, message: RawMessage): Buffer {
  const { byName } = messageSchema(messageName);
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(message)) {
    const field = byName.get(name);
    if (!field) throw new Error(`${messageName} has no field ${name}`);
    if (value instanceof Map) {
      for (const [key, item] of value) {
        const entry = [...encodeField(1, 'string', key), ...encodeField(2, field.type, item)];
        parts.push(...delimited(field.number, Buffer.concat(entry)));
      }
    } else {
      const items: readonly RawValue[] = Array.isArray(value) ? value : [value];
      for (const item of items) parts.push(...encodeField(field.number, field.type, item));
    }
  }
  return Buffer.concat(parts);
}

function encodeField(number: number, type: string, value: RawValue): readonly Buffer[] {
  if (typeof value === 'string') {
    const names = ENUMS[type];
    return names ? integer(number, BigInt(names.indexOf(value))) : delimited(number, Buffer.from(value));
  }
  if (value instanceof Uint8Array) return delimited(number, Buffer.from(value));
  if (isTimestamp(value)) {
    const parts = [...integer(1, value.seconds), ...integer(2, BigInt(value.nanos))];
    return delimited(number, Buffer.concat(parts));
  }
  if (isMessage(value)) return delimited(number, encodeWire(type, value));
  if (type !== 'double') return integer(number, typeof value === 'bigint' ? value : BigInt(Number(value)));
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(Number(value));
  return [tag(number, FIXED64), bytes];
}

function delimited(number: number, bytes: Buffer): readonly Buffer[] {
  return [tag(number, LENGTH_DELIMITED), varint(BigInt(bytes.length)), bytes];
}

function integer(number: number, value: bigint): readonly Buffer[] {
  return [tag(number, VARINT), varint(value)];
}

function tag(number: number, wireType: number): Buffer {
  return varint(BigInt((number << 3) | wireType));
}

/** Negative numbers take ten bytes, as two's complement. */
function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, value);
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}
