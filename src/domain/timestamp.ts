/** Instants as they are read: a `Date`, whatever Firestore's own Timestamp class was. */
import * as z from 'zod/mini';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

interface TimestampLike {
  toDate(): Date;
}

function isTimestampLike(value: unknown): value is TimestampLike {
  return (
    typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function'
  );
}

/** A Firestore Timestamp of either SDK, or a Date; read as a Date. */
export const timestamp = z.pipe(
  z.transform((value: unknown) => (isTimestampLike(value) ? value.toDate() : value)),
  z.date(),
);

/**
 * As `timestamp`, or null. A server timestamp that has not reached the server yet is read as null by
 * listeners, so fields with one are read by this.
 */
export const timestampOrNull = z.nullable(timestamp);
