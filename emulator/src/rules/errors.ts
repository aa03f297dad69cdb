/** Positions, compile errors and the messages of denials. */
import type { RulesIssue, Verdict } from './types.ts';

/** A position in the source: 1-based line and column, 0-based character offsets, `end` exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

/** Stops the parser; `compile*` converts it to an issue. It never leaves the rules folder. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(at: Pick<Span, 'line' | 'column'>, message: string) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.line = at.line;
    this.column = at.column;
  }
}

export function issueAt(
  at: Pick<Span, 'line' | 'column'>,
  severity: RulesIssue['severity'],
  description: string,
): RulesIssue {
  return { line: at.line, column: at.column, severity, description };
}

/**
 * Returns the PERMISSION_DENIED message; the official one begins with a newline unless nothing matched.
 */
export function denialMessage({ reasons }: Verdict): string {
  const message = reasons.join(', ');
  return message === NO_MATCH ? message : `\n${message}`;
}

export const NO_MATCH = 'No matching allow statements';
