/** Positions, compile errors and the texts of denials. */
import type { RulesIssue, Verdict } from './types.ts';

/** A place in the source: 1-based line and column, 0-based character offsets, `end` exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

/** Stops the parser; `compile*` turns it into an issue. It never leaves the rules folder. */
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

/** `Error compiling rules:` and one `L4:14 text` line per error, as the official endpoint answers. */
export function compileErrorText(issues: readonly RulesIssue[]): string {
  const lines = issues
    .filter((issue) => issue.severity === 'ERROR')
    .map((issue) => `L${issue.line}:${issue.column} ${issue.description}`);
  return ['Error compiling rules:', ...lines].join('\n');
}

/**
 * The PERMISSION_DENIED message of a refused request: the official first line (it begins with a
 * newline unless nothing matched), then the deciding values, which production never shows.
 */
export function denialMessage(verdict: Verdict): string {
  const official = verdict.reasons.join(', ');
  const first = official === NO_MATCH ? official : `\n${official}`;
  return [first, ...(verdict.details ?? [])].join('\n');
}

export const NO_MATCH = 'No matching allow statements';
