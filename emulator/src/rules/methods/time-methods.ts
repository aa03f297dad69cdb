/**
 * Timestamps, durations and locations, with the namespaces that create them (results of the official
 * emulator).
 */
import { error, float, int } from '../values/values.ts';
import type { Outcome, RulesValue, ValueOf } from '../values/values.ts';
import { signature } from './signature.ts';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const UNITS: ReadonlyMap<string, bigint> = new Map([
  ['w', 7n * DAY],
  ['d', DAY],
  ['h', 3600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);
/** Mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_010;

export const TIME_METHODS = [
  signature('date', ['timestamp'], (time) => timestamp(time.nanos - modulo(time.nanos, DAY))),
  signature('time', ['timestamp'], (time) => duration(modulo(time.nanos, DAY))),
  signature('year', ['timestamp'], (time) => int(dateOf(time).getUTCFullYear())),
  signature('month', ['timestamp'], (time) => int(dateOf(time).getUTCMonth() + 1)),
  signature('day', ['timestamp'], (time) => int(dateOf(time).getUTCDate())),
  signature('hours', ['timestamp'], (time) => int(dateOf(time).getUTCHours())),
  signature('minutes', ['timestamp'], (time) => int(dateOf(time).getUTCMinutes())),
  signature('seconds', ['timestamp'], (time) => int(dateOf(time).getUTCSeconds())),
  signature('nanos', ['timestamp'], (time) => int(modulo(time.nanos, SECOND))),
  // Monday is 1, Sunday 7.
  signature('dayOfWeek', ['timestamp'], (time) => int(dateOf(time).getUTCDay() || 7)),
  signature('dayOfYear', ['timestamp'], (time) => int(dayOfYear(dateOf(time)))),
  signature('toMillis', ['timestamp'], (time) => int(floorDivide(time.nanos, 1_000_000n))),

  signature('seconds', ['duration'], (span) => int(span.nanos / SECOND)),
  signature('nanos', ['duration'], (span) => int(span.nanos % SECOND)),

  signature('latitude', ['latlng'], (point) => float(point.latitude)),
  signature('longitude', ['latlng'], (point) => float(point.longitude)),
  signature('distance', ['latlng', 'latlng'], (from, to) => float(distance(from, to))),
];

export const TIME_FUNCTIONS = [
  signature('timestamp.date', ['int', 'int', 'int'], (year, month, day) =>
    dateAt(Number(year.value), Number(month.value), Number(day.value)),
  ),
  signature('timestamp.value', ['int'], (millis) => checkedTimestamp(millis.value * 1_000_000n)),
  signature('duration.value', ['int', 'string'], (count, unit) => {
    const nanos = UNITS.get(unit.value);
    return nanos === undefined
      ? error(`Unknown duration unit ${unit.value}.`)
      : duration(count.value * nanos);
  }),
  signature('duration.time', ['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) =>
    duration((hours.value * 3600n + minutes.value * 60n + seconds.value) * SECOND + nanos.value),
  ),
  signature('duration.abs', ['duration'], (span) => duration(span.nanos < 0n ? -span.nanos : span.nanos)),
  signature('latlng.value', ['number', 'number'], (latitude, longitude) =>
    place(Number(latitude.value), Number(longitude.value)),
  ),
];

function timestamp(nanos: bigint): RulesValue {
  return { kind: 'timestamp', nanos };
}

function duration(nanos: bigint): RulesValue {
  return { kind: 'duration', nanos };
}

const FIRST_INSTANT = BigInt(Date.UTC(1, 0, 1) - Date.UTC(1970, 0, 1)) * 1_000_000n;
const LAST_INSTANT = BigInt(Date.UTC(9999, 11, 31, 23, 59, 59, 999)) * 1_000_000n;

function checkedTimestamp(nanos: bigint): Outcome {
  return nanos < FIRST_INSTANT - DAY || nanos > LAST_INSTANT
    ? error('The timestamp is out of range.')
    : timestamp(nanos);
}

function dateAt(year: number, month: number, day: number): Outcome {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1 && year <= 9999
    ? timestamp(BigInt(date.getTime()) * 1_000_000n)
    : error('There is no such date.');
}

function dateOf(time: ValueOf<'timestamp'>): Date {
  return new Date(Number(floorDivide(time.nanos, 1_000_000n)));
}

function dayOfYear(date: Date): number {
  const newYear = new Date(0);
  newYear.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return Math.floor((date.getTime() - newYear.getTime()) / 86_400_000) + 1;
}

/** Remainder of floor division, because instants before 1970 are negative. */
function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

function floorDivide(value: bigint, by: bigint): bigint {
  return (value - modulo(value, by)) / by;
}

function place(latitude: number, longitude: number): Outcome {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    return error('The latitude or longitude is out of range.');
  }
  return { kind: 'latlng', latitude, longitude };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Haversine formula, metres. */
function distance(from: ValueOf<'latlng'>, to: ValueOf<'latlng'>): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
