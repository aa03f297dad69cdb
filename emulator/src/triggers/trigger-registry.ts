/**
 * The Firestore triggers that the Functions emulator has registered, per project; registering the
 * same key again replaces the older one (function reload does).
 *
 * Facts read in firebase-tools (lib/emulator/functionsEmulator.js): 1st generation triggers name a
 * whole resource, 2nd generation ones database, namespace and a document that is a path pattern or
 * exact; a failed 2nd generation registration aborts the load of all functions.
 */
import { StatusError } from '../model/status-error.ts';
import {
  exactPattern,
  matchesPattern,
  parseDocumentPattern,
  type DocumentPattern,
} from './document-pattern.ts';

export type ChangeKind = 'created' | 'updated' | 'deleted';

export interface Trigger {
  readonly key: string;
  readonly generation: 1 | 2;
  readonly project: string;
  readonly database: string;
  readonly namespace: string;
  /** As registered; it is repeated in every event. */
  readonly eventType: string;
  readonly kinds: ReadonlySet<ChangeKind>;
  readonly pattern: DocumentPattern;
}

const KINDS_BY_VERB: ReadonlyMap<string, readonly ChangeKind[]> = new Map([
  ['create', ['created']],
  ['created', ['created']],
  ['update', ['updated']],
  ['updated', ['updated']],
  ['delete', ['deleted']],
  ['deleted', ['deleted']],
  ['write', ['created', 'updated', 'deleted']],
  ['written', ['created', 'updated', 'deleted']],
]);

export class TriggerRegistry {
  readonly #triggers = new Map<string, Trigger>();

  register(trigger: Trigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.generation}/${trigger.key}`, trigger);
  }

  /** `segments` are the ids of the document's path. */
  matching(
    project: string,
    database: string,
    kind: ChangeKind,
    segments: readonly string[],
  ): readonly Trigger[] {
    return [...this.#triggers.values()].filter(
      (trigger) =>
        trigger.project === project &&
        trigger.database === database &&
        trigger.kinds.has(kind) &&
        matchesPattern(trigger.pattern, segments),
    );
  }
}

/** Body of `PUT …/triggers/{key}`. Throws INVALID_ARGUMENT. */
export function parseFirstGeneration(project: string, key: string, body: unknown): Trigger {
  const eventTrigger = property(body, 'eventTrigger');
  const eventType = textProperty(eventTrigger, 'eventType');
  const resource = textProperty(eventTrigger, 'resource');
  const verb = /^providers\/cloud\.firestore\/eventTypes\/document\.(\w+)$/.exec(eventType)?.[1];
  const [, database, pattern] = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/.exec(resource) ?? [];
  if (database === undefined || pattern === undefined) throw invalid(`resource "${resource}"`);
  return {
    key,
    generation: 1,
    project,
    database,
    namespace: '(default)',
    eventType,
    kinds: kindsOf(verb, eventType),
    pattern: parseDocumentPattern(pattern),
  };
}

/** Body of `POST …/eventarcTrigger?eventarcTriggerId={key}`. Throws INVALID_ARGUMENT. */
export function parseSecondGeneration(project: string, key: string, body: unknown): Trigger {
  const eventType = textProperty(body, 'eventType');
  const document = property(body, 'document');
  const path = textProperty(document, 'value');
  const exact = property(document, 'matchType') === 'EXACT';
  const verb = /^google\.cloud\.firestore\.document\.v1\.(\w+?)(?:\.withAuthContext)?$/.exec(eventType)?.[1];
  return {
    key,
    generation: 2,
    project,
    database: textProperty(body, 'database'),
    namespace: textProperty(body, 'namespace'),
    eventType,
    kinds: kindsOf(verb, eventType),
    pattern: exact ? exactPattern(path) : parseDocumentPattern(path),
  };
}

function kindsOf(verb: string | undefined, eventType: string): ReadonlySet<ChangeKind> {
  const kinds = verb === undefined ? undefined : KINDS_BY_VERB.get(verb);
  if (!kinds) throw invalid(`event type "${eventType}"`);
  return new Set(kinds);
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function textProperty(value: unknown, name: string): string {
  const text = property(value, name);
  if (typeof text !== 'string') throw invalid(`"${name}" is missing`);
  return text;
}

function invalid(what: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Unsupported trigger: ${what}.`);
}
