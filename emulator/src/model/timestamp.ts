/**
 * Timestamps as text and as microseconds since 1970. Commit and read times are whole microseconds
 * in a number (exact until the year 2255).
 */
import type { Timestamp } from './value.ts';

const MICROS_PER_SECOND = 1_000_000;
const TEXT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of google.protobuf.Timestamp. */
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

export function timestampFromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds: BigInt(seconds), nanos: (micros - seconds * MICROS_PER_SECOND) * 1000 };
}

/** Exact only for times near the present; others are rounded. */
export function microsOf({ seconds, nanos }: Timestamp): number {
  return Number(seconds) * MICROS_PER_SECOND + Math.floor(nanos / 1000);
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  return a.nanos - b.nanos;
}

/** Stored timestamps have microsecond precision. */
export function truncateToMicros(timestamp: Timestamp): Timestamp {
  const nanos = timestamp.nanos - (timestamp.nanos % 1000);
  return nanos === timestamp.nanos ? timestamp : { seconds: timestamp.seconds, nanos };
}

export function isInRange({ seconds, nanos }: Timestamp): boolean {
  return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS && nanos >= 0 && nanos <= 999_999_999;
}

/**
 * Parses RFC 3339 with up to nine fraction digits and any offset; returns undefined for anything else.
 */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = TEXT.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // Date converts 30 February to a day in March, so the day differs.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined;
  const seconds = date.getTime() / 1000 - offsetSeconds(zone);
  return { seconds: BigInt(seconds), nanos: Number(fraction.padEnd(9, '0')) };
}

function offsetSeconds(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return (zone.startsWith('-') ? -60 : 60) * minutes;
}

/** Returns RFC 3339 in UTC with 0, 3, 6 or 9 fraction digits, like ProtoJSON. */
export function formatTimestamp({ seconds, nanos }: Timestamp): string {
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${date}Z`;
  const digits = String(nanos).padStart(9, '0');
  return `${date}.${digits.replace(/(?:000){1,2}$/, '')}Z`;
}
