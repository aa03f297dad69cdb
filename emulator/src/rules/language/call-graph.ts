/** Detects recursion and call chains that are too long before evaluation (documented limits). */
import { issueAt } from '../errors.ts';
import { MAX_CALL_DEPTH } from '../limits.ts';
import type { RulesIssue } from '../types.ts';
import type { FunctionDeclaration } from './tree.ts';

type CallGraph = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** Returns at most one issue: a cycle, or a chain that is too long. */
export function checkCalls(graph: CallGraph): readonly RulesIssue[] {
  /** Length of the longest call chain that starts with the key. */
  const heights = new Map<FunctionDeclaration, number>();
  const visit = (declaration: FunctionDeclaration, callers: readonly FunctionDeclaration[]): number => {
    if (callers.includes(declaration)) throw new CallError(declaration, 'Recursive call is not allowed.');
    const chain = [...callers, declaration];
    const known = heights.get(declaration);
    if (callers.length + (known ?? 1) > MAX_CALL_DEPTH) throw tooDeep(declaration, chain);
    if (known !== undefined) return known;
    const callees = [...(graph.get(declaration) ?? [])].map((callee) => visit(callee, chain));
    const height = Math.max(0, ...callees) + 1;
    heights.set(declaration, height);
    return height;
  };
  try {
    for (const declaration of graph.keys()) visit(declaration, []);
    return [];
  } catch (error) {
    if (error instanceof CallError) return [issueAt(error.declaration.nameSpan, 'ERROR', error.message)];
    throw error;
  }
}

function tooDeep(declaration: FunctionDeclaration, chain: readonly FunctionDeclaration[]): CallError {
  const names = chain.map(({ name }) => name).join('->');
  const text = `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names}] call stack.`;
  return new CallError(declaration, text);
}

class CallError extends Error {
  readonly declaration: FunctionDeclaration;

  constructor(declaration: FunctionDeclaration, message: string) {
    super(message);
    this.name = 'CallError';
    this.declaration = declaration;
  }
}
