/**
 * The lines that firebase-tools exchanges with its Storage rules runtime (read in firebase-tools,
 * lib/emulator/storage/rules/runtime.js), parsed by hand so that a start loads nothing more.
 */
import { property } from '../model/json.ts';
import type { RulesMethod } from '../rules/types.ts';

export interface LoadMessage {
  readonly action: 'load';
  readonly id: number;
  readonly rulesetName: string;
  readonly source: string;
}

export interface VerifyMessage {
  readonly action: 'verify';
  readonly id: number;
  readonly rulesetName: string;
  readonly path: string;
  readonly method: RulesMethod;
  /** In the runtime's value encoding. */
  readonly request: unknown;
  readonly resource: unknown;
}

export type RuntimeMessage = LoadMessage | VerifyMessage;

const METHODS: readonly string[] = ['get', 'list', 'create', 'update', 'delete'] satisfies RulesMethod[];

/** Throws a SyntaxError for a line in another format. */
export function parseMessage(line: string): RuntimeMessage {
  const message: unknown = JSON.parse(line);
  const id = property(message, 'id');
  const action = property(message, 'action');
  const context = property(message, 'context');
  if (typeof id !== 'number') throw new SyntaxError('a message without an id');
  if (action === 'load_ruleset') return { action: 'load', id, ...parseSource(context) };
  if (action === 'verify') return { action: 'verify', id, ...parseCheck(context) };
  throw new SyntaxError(`unknown action ${JSON.stringify(action)}`);
}

function parseSource(context: unknown): { rulesetName: string; source: string } {
  const files = property(property(context, 'source'), 'files');
  const contents = Array.isArray(files) ? files.map((file) => text(file, 'content')) : [];
  return { rulesetName: text(context, 'rulesetName'), source: contents.join('\n') };
}

function parseCheck(context: unknown): Omit<VerifyMessage, 'action' | 'id'> {
  const method = text(context, 'method');
  if (!isMethod(method)) throw new SyntaxError(`unknown method "${method}"`);
  const variables = property(context, 'variables');
  return {
    rulesetName: text(context, 'rulesetName'),
    path: text(context, 'path'),
    method,
    request: property(variables, 'request'),
    resource: property(variables, 'resource'),
  };
}

function isMethod(method: string): method is RulesMethod {
  return METHODS.includes(method);
}

function text(value: unknown, name: string): string {
  const found = property(value, name);
  if (typeof found !== 'string') throw new SyntaxError(`"${name}" is not a text`);
  return found;
}
