/**
 * Handles the requests of firebase-tools about Storage rules. Every verify request gets an "ok" response,
 * even after an error, because firebase-tools never resolves another status: what cannot be evaluated is
 * denied.
 */
import { messageOf } from '../model/status-error.ts';
import { compileStorageRuleset } from '../rules/compile-storage.ts';
import { decodeRulesValue } from '../rules/values/storage-values.ts';
import type { StorageRuleset } from '../rules/types.ts';
import { parseMessage, type LoadMessage, type VerifyMessage } from './messages.ts';

export class StorageRulesRuntime {
  readonly #write: (message: object) => void;
  readonly #log: (line: string) => void;
  readonly #rulesets = new Map<string, StorageRuleset>();

  /** `write` sends one message; `log` prints a line for the user, which must not look like a message. */
  constructor(write: (message: object) => void, log: (line: string) => void) {
    this.#write = write;
    this.#log = log;
  }

  /** firebase-tools waits for this message. */
  announce(): void {
    this.#write({ id: -1, status: 'ok', action: '', result: {} });
  }

  /** Handles one line. Never throws or rejects. */
  receive(line: string): void {
    try {
      const message = parseMessage(line);
      if (message.action === 'load') this.#load(message);
      else this.#verify(message);
    } catch (error) {
      this.#log(`A line of the Storage emulator was not understood: ${messageOf(error)}`);
      const id = /"id":(\d+)/.exec(line)?.[1];
      if (id !== undefined) this.#deny(Number(id), messageOf(error));
    }
  }

  #load({ id, rulesetName, source }: LoadMessage): void {
    const { ruleset, issues } = compileStorageRuleset(source);
    const issuesOf = (severity: string): string[] =>
      issues
        .filter((issue) => issue.severity === severity)
        .map(({ line, column, description }) => `L${line}:${column} ${description}`);
    if (ruleset) this.#rulesets.set(rulesetName, ruleset);
    this.#write({
      id,
      status: 'ok',
      result: { rulesVersion: Number(ruleset?.version ?? 2) },
      errors: issuesOf('ERROR'),
      warnings: issuesOf('WARNING'),
    });
  }

  #verify(message: VerifyMessage): void {
    const { id, rulesetName, method, path } = message;
    const ruleset = this.#rulesets.get(rulesetName);
    if (!ruleset) return this.#deny(id, `There is no ruleset "${rulesetName}".`);
    try {
      const variables = {
        request: decodeRulesValue(message.request),
        resource: decodeRulesValue(message.resource),
      };
      const verdict = ruleset.checkStorage({ method, path, variables });
      if (!verdict.allowed) {
        this.#log(`storage.rules refused ${method} of ${path}: ${verdict.reasons.join(', ')}`);
      }
      this.#write({ id, status: 'ok', result: { permit: verdict.allowed }, errors: [], warnings: [] });
    } catch (error) {
      this.#deny(id, messageOf(error));
    }
  }

  #deny(id: number, reason: string): void {
    this.#write({ id, status: 'ok', result: { permit: false }, errors: [reason], warnings: [] });
  }
}
