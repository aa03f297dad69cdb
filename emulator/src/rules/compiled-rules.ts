/** The part of compiling that Firestore and Storage rules have in common. */
import { issueAt, RulesSyntaxError } from './errors.ts';
import { ExpressionCounts } from './evaluation/expression-counts.ts';
import { parseRules } from './language/parser.ts';
import { checkRules } from './language/static-checks.ts';
import type { ServiceKind } from './language/static-checks.ts';
import type { RulesFile, ServiceBlock } from './language/tree.ts';
import type { RulesIssue } from './types.ts';

/** A checked file with the block of its service, and the counters of its expressions. */
export interface CompiledRules {
  readonly file: RulesFile;
  readonly service: ServiceBlock;
  readonly counts: ExpressionCounts;
}

/** If `rules` is missing, the issues contain at least one ERROR. */
interface Compilation {
  readonly rules?: CompiledRules;
  readonly issues: readonly RulesIssue[];
}

export function compileRules(source: string, kind: ServiceKind): Compilation {
  const file = parse(source);
  if (file instanceof RulesSyntaxError) return { issues: [issueAt(file, 'ERROR', file.message)] };
  const issues = checkRules(file, kind);
  const services = file.services.filter((service) => service.name === kind.name);
  const [service] = services;
  if (!service || services.length > 1) {
    const found = file.services.map(({ name }) => name).join(', ');
    const text = `Expected exactly one 'service ${kind.name}' block; found ${found}.`;
    const at = file.services.at(-1)?.span ?? { line: 1, column: 1 };
    return { issues: [...issues, issueAt(at, 'ERROR', text)] };
  }
  if (issues.some(({ severity }) => severity === 'ERROR')) return { issues };
  return { rules: { file, service, counts: new ExpressionCounts() }, issues };
}

function parse(source: string): RulesFile | RulesSyntaxError {
  try {
    return parseRules(source);
  } catch (problem) {
    if (problem instanceof RulesSyntaxError) return problem;
    throw problem;
  }
}
