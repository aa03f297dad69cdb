/**
 * Typed access to the fields of a raw message, which the decoders have checked against the schema. An
 * absent field gives its proto3 default or undefined.
 */
import type { RawMessage, RawValue } from './schema.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';
import type { Timestamp } from '../model/value.ts';

export function text(message: RawMessage, field: string): string {
  const value = message[field];
  return typeof value === 'string' ? value : '';
}

/** The string of a oneof member; undefined when it is not the one set. */
export function optionalText(message: RawMessage, field: string): string | undefined {
  const value = message[field];
  return typeof value === 'string' ? value : undefined;
}

export function flag(message: RawMessage, field: string): boolean {
  return message[field] === true;
}

export function optionalFlag(message: RawMessage, field: string): boolean | undefined {
  const value = message[field];
  return typeof value === 'boolean' ? value : undefined;
}

export function optionalNumber(message: RawMessage, field: string): number | undefined {
  const value = message[field];
  return typeof value === 'number' ? value : undefined;
}

export function optionalBigint(message: RawMessage, field: string): bigint | undefined {
  const value = message[field];
  return typeof value === 'bigint' ? value : undefined;
}

/** Undefined when absent or empty: empty bytes and no bytes mean the same in these messages. */
export function optionalBytes(message: RawMessage, field: string): Uint8Array | undefined {
  const value = message[field];
  return value instanceof Uint8Array && value.length > 0 ? value : undefined;
}

export function optionalTimestamp(message: RawMessage, field: string): Timestamp | undefined {
  const value = message[field];
  return isTimestamp(value) ? value : undefined;
}

export function optionalMessage(message: RawMessage, field: string): RawMessage | undefined {
  const value = message[field];
  return isMessage(value) ? value : undefined;
}

/** Throws INVALID_ARGUMENT when more than one of the members is set. */
export function checkOneof(message: RawMessage, members: readonly string[]): void {
  const set = members.filter((member) => message[member] !== undefined);
  if (set.length > 1) throw invalidArgument(`Only one of ${set.join(', ')} may be set.`);
}

export function messages(message: RawMessage, field: string): RawMessage[] {
  const value = message[field];
  return Array.isArray(value) ? value.filter(isMessage) : [];
}

export function texts(message: RawMessage, field: string): string[] {
  const value = message[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function messageMap(message: RawMessage, field: string): ReadonlyMap<string, RawMessage> {
  const value = message[field];
  return value instanceof Map ? value : new Map<string, RawMessage>();
}

/** For a field that the emulator does not serve. */
export function unsupported(field: string): StatusError {
  const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return new StatusError('UNIMPLEMENTED', `${name} is unimplemented.`);
}

export function isTimestamp(value: RawValue | undefined): value is Timestamp {
  return isObject(value) && typeof value['seconds'] === 'bigint';
}

export function isMessage(value: RawValue | undefined): value is RawMessage {
  return isObject(value) && !isTimestamp(value);
}

function isObject(value: RawValue | undefined): value is RawMessage | Timestamp {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array) &&
    !(value instanceof Map)
  );
}
