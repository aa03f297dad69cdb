/** Firestore events in the emulator's format, created here to be late, duplicated or outdated. */
import { type Document, timestampFromMicros, type Value } from 'local-firestore/model';
import { parseSecondGeneration, triggerRequest } from 'local-firestore/triggers';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { HOUR_MS } from '../../src/domain/timestamp.ts';
import { emulatorAddress, PROJECT } from './emulators.ts';

type EventValue = string | boolean | null | Date | EventFields;
export interface EventFields {
  readonly [name: string]: EventValue;
}

/**
 * firebase-tools renumbers the triggers with each load of the functions, and keeps earlier ones disabled.
 */
const MOST_LOADS = 50;
const OK = 200;
const SWITCHED_OFF = 204;
const NO_SUCH = 404;

function toValue(value: EventValue): Value {
  if (value === null) return { kind: 'null' };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (value instanceof Date) return { kind: 'timestamp', value: timestampFromMicros(value.getTime() * 1000) };
  return { kind: 'map', fields: toFields(value) };
}

function toFields(fields: EventFields): Map<string, Value> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

function toDocument(path: string, fields: EventFields): Document {
  const time = timestampFromMicros(Date.now() * 1000 - 3_600_000_000);
  return {
    name: `projects/${PROJECT}/databases/(default)/documents/${path}`,
    fields: toFields(fields),
    createTime: time,
    updateTime: time,
  };
}

/**
 * Sends a function the event that the document changed an hour ago; resolves when it has run.
 * @param id of the event: the same id twice simulates a duplicate delivery.
 * @throws Error when the function failed or does not exist.
 */
export async function sendEvent(
  name: string,
  path: string,
  before: EventFields | null,
  after: EventFields | null,
  id?: string,
): Promise<void> {
  const [collection = ''] = path.split('/');
  const change = { before: before && toDocument(path, before), after: after && toDocument(path, after) };
  for (let load = 0; load < MOST_LOADS; load += 1) {
    const trigger = parseSecondGeneration(PROJECT, `${FUNCTIONS_REGION}-${name}-${load}`, {
      eventType: 'google.cloud.firestore.document.v1.written',
      database: '(default)',
      namespace: '(default)',
      document: { value: `${collection}/{id}`, matchType: 'PATH_PATTERN' },
    });
    const request = triggerRequest(trigger, path, change, new Date(Date.now() - HOUR_MS));
    const { status } = await fetch(`${emulatorAddress('functions').origin}${request.path}`, {
      method: 'POST',
      headers: { ...request.headers, ...(id !== undefined && { 'ce-id': id }) },
      body: request.body,
    });
    if (status === OK) return;
    if (status !== NO_SUCH && status !== SWITCHED_OFF) throw new Error(`${name} answered ${status}`);
  }
  throw new Error(`There is no function ${name}`);
}
