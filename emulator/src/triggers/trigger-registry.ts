/**
 * The Firestore triggers that the Functions emulator has registered, per project; registering the
 * same key again replaces the older one (function reload does).
 *
 * A registration names database, namespace and a document, which is a path pattern or exact; when one
 * fails, firebase-tools aborts the load of all functions (lib/emulator/functionsEmulator.js).
 */
import { property } from '../model/json.ts';
import { invalidArgument, type StatusError } from '../model/status-error.ts';
import {
  exactPattern,
  matchesPattern,
  parseDocumentPattern,
  type DocumentPattern,
} from './document-pattern.ts';

export type ChangeKind = 'created' | 'updated' | 'deleted';

export interface Trigger {
  readonly key: string;
  readonly project: string;
  readonly database: string;
  readonly namespace: string;
  /** As registered; repeated in every event. */
  readonly eventType: string;
  readonly kinds: ReadonlySet<ChangeKind>;
  readonly pattern: DocumentPattern;
}

const KINDS: readonly ChangeKind[] = ['created', 'updated', 'deleted'];

export class TriggerRegistry {
  readonly #triggers = new Map<string, Trigger>();

  register(trigger: Trigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger);
  }

  /** `segments` are the ids in the document's path. */
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

/** Parses the body of `POST …/eventarcTrigger?eventarcTriggerId={key}`. Throws INVALID_ARGUMENT. */
export function parseSecondGeneration(project: string, key: string, body: unknown): Trigger {
  const eventType = textProperty(body, 'eventType');
  const document = property(body, 'document');
  const path = textProperty(document, 'value');
  const exact = property(document, 'matchType') === 'EXACT';
  const verb = /^google\.cloud\.firestore\.document\.v1\.(\w+?)(?:\.withAuthContext)?$/.exec(eventType)?.[1];
  return {
    key,
    project,
    database: textProperty(body, 'database'),
    namespace: textProperty(body, 'namespace'),
    eventType,
    kinds: kindsOf(verb, eventType),
    pattern: exact ? exactPattern(path) : parseDocumentPattern(path),
  };
}

function kindsOf(verb: string | undefined, eventType: string): ReadonlySet<ChangeKind> {
  const kinds = KINDS.filter((kind) => verb === kind || verb === 'written');
  if (kinds.length === 0) throw invalid(`event type "${eventType}"`);
  return new Set(kinds);
}

function textProperty(value: unknown, name: string): string {
  const text = property(value, name);
  if (typeof text !== 'string') throw invalid(`"${name}" is missing`);
  return text;
}

function invalid(what: string): StatusError {
  return invalidArgument(`Unsupported trigger: ${what}.`);
}
