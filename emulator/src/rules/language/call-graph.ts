/** Recursion and the depth of call chains, found before anything runs (limits of the vendor's reference). */
import { issueAt } from '../errors.ts';
import { MAX_CALL_DEPTH } from '../limits.ts';
import type { FunctionDeclaration } from './tree.ts';
import type { RulesIssue } from '../types.ts';

type CallGraph = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

interface Height {
  /** Functions on the longest chain that begins here. */
  readonly functions: number;
  readonly next: FunctionDeclaration | undefined;
}

/** At most one issue: a cycle or a chain that is too long. */
export function checkCalls(graph: CallGraph): readonly RulesIssue[] {
  const heights = new Map<FunctionDeclaration, Height>();
  for (const declaration of graph.keys()) {
    const issue = visit(declaration, [], graph, heights);
    if (issue) return [issue];
  }
  return [];
}

function visit(
  declaration: FunctionDeclaration,
  callers: readonly FunctionDeclaration[],
  graph: CallGraph,
  heights: Map<FunctionDeclaration, Height>,
): RulesIssue | undefined {
  if (callers.includes(declaration)) {
    return issueAt(declaration.nameSpan, 'ERROR', 'Recursive call is not allowed.');
  }
  const chain = [...callers, declaration];
  const known = heights.get(declaration);
  if (chain.length > MAX_CALL_DEPTH) return tooDeep(chain);
  if (known) {
    const whole = [...chain, ...chainFrom(known.next, heights)];
    return whole.length > MAX_CALL_DEPTH ? tooDeep(whole.slice(0, MAX_CALL_DEPTH + 1)) : undefined;
  }
  let height: Height = { functions: 1, next: undefined };
  for (const callee of graph.get(declaration) ?? []) {
    const issue = visit(callee, chain, graph, heights);
    if (issue) return issue;
    const functions = (heights.get(callee)?.functions ?? 0) + 1;
    if (functions > height.functions) height = { functions, next: callee };
  }
  heights.set(declaration, height);
  return undefined;
}

function chainFrom(
  start: FunctionDeclaration | undefined,
  heights: ReadonlyMap<FunctionDeclaration, Height>,
): readonly FunctionDeclaration[] {
  return start ? [start, ...chainFrom(heights.get(start)?.next, heights)] : [];
}

function tooDeep(chain: readonly FunctionDeclaration[]): RulesIssue | undefined {
  const last = chain.at(-1);
  const names = chain.map((declaration) => declaration.name).join('->');
  const text = `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names}] call stack.`;
  return last && issueAt(last.nameSpan, 'ERROR', text);
}
