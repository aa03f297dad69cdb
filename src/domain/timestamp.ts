/** Reads instants as `Date`, for any of Firestore's Timestamp classes. */
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

/** Accepts a Firestore Timestamp of either SDK, or a Date; returns a Date. */
export const timestamp = z.pipe(
  z.transform((value: unknown) => (isTimestampLike(value) ? value.toDate() : value)),
  z.date(),
);

/**
 * Like `timestamp`, or null. Listeners read a pending server timestamp as null, so fields with server
 * timestamps use this schema.
 */
export const timestampOrNull = z.nullable(timestamp);
