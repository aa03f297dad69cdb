/**
 * LevelDB's log format (leveldb/doc/log_format.md): records cut into fragments over 32 KiB blocks.
 * A fragment is masked CRC-32C (4 bytes) of type and data, data length (2), type (1), data; all
 * little endian. It never crosses a block; fewer than seven bytes left in a block are zeros.
 */
import { crc32c, maskCrc } from './crc32c.ts';

const BLOCK = 32_768;
const HEADER = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** The log was damaged, cut off, or is none. */
export class LogFormatError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LogFormatError';
  }
}

export function writeLog(records: Iterable<Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  let room = BLOCK;
  for (const record of records) {
    let at = 0;
    do {
      if (room < HEADER) {
        parts.push(new Uint8Array(room));
        room = BLOCK;
      }
      const data = record.subarray(at, at + room - HEADER);
      const end = at + data.length;
      parts.push(header(fragmentType(at === 0, end === record.length), data), data);
      room -= HEADER + data.length;
      at = end;
    } while (at < record.length);
  }
  return Buffer.concat(parts);
}

function fragmentType(first: boolean, last: boolean): number {
  if (first) return last ? FULL : FIRST;
  return last ? LAST : MIDDLE;
}

function header(type: number, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, maskCrc(crc32c(Uint8Array.of(type), data)), true);
  view.setUint16(4, data.length, true);
  view.setUint8(6, type);
  return bytes;
}

/** The records of a log. Throws a LogFormatError. */
export function readLog(bytes: Uint8Array): Uint8Array[] {
  const records: Uint8Array[] = [];
  let open: Uint8Array[] | undefined;
  for (const { type, data } of readFragments(bytes)) {
    const starts = type === FULL || type === FIRST;
    if (starts === (open !== undefined)) throw new LogFormatError('Invalid record');
    open = starts ? [data] : [...(open ?? []), data];
    if (type !== FULL && type !== LAST) continue;
    records.push(Buffer.concat(open));
    open = undefined;
  }
  if (open) throw new LogFormatError('Invalid record');
  return records;
}

function* readFragments(bytes: Uint8Array): Generator<{ type: number; data: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    const room = BLOCK - (at % BLOCK);
    if (room < HEADER) {
      at += room;
      continue;
    }
    if (at + HEADER > bytes.length) throw new LogFormatError('Invalid record');
    const crc = view.getUint32(at, true);
    const length = view.getUint16(at + 4, true);
    const type = view.getUint8(at + 6);
    const data = bytes.subarray(at + HEADER, at + HEADER + length);
    if (data.length < length || length > room - HEADER || type < FULL || type > LAST) {
      throw new LogFormatError('Invalid record');
    }
    if (maskCrc(crc32c(Uint8Array.of(type), data)) !== crc) {
      throw new LogFormatError("Checksum doesn't validate.");
    }
    yield { type, data };
    at += HEADER + length;
  }
}
