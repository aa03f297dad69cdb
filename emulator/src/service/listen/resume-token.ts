/**
 * Resume tokens: opaque to clients, they encode the last read time. A token of another server process, or
 * one older than the history, restarts the target.
 */
import { randomBytes } from 'node:crypto';

const PROCESS_MARK = randomBytes(8);

export function encodeResumeToken(micros: number): Uint8Array {
  const token = Buffer.alloc(16);
  PROCESS_MARK.copy(token);
  token.writeBigUInt64BE(BigInt(micros), 8);
  return token;
}

/** Returns microseconds; undefined for a token of another process. */
export function decodeResumeToken(token: Uint8Array | undefined): number | undefined {
  if (token?.length !== 16) return undefined;
  const buffer = Buffer.from(token);
  if (!buffer.subarray(0, 8).equals(PROCESS_MARK)) return undefined;
  return Number(buffer.readBigUInt64BE(8));
}
