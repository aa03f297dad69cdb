/** The syntax tree of a rules file. Every node contains its position in the source. */
import type { Span } from '../errors.ts';
import type { RulesMethod } from '../types.ts';
import type { RulesValue } from '../values/values.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';
export type BinaryOperator = ArithmeticOperator | ComparisonOperator;
export type LogicalOperator = '&&' | '||';

interface Node {
  readonly span: Span;
}

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export type Expression = Node &
  (
    | { readonly kind: 'literal'; readonly value: RulesValue }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
    /** `/a/$(x)/b`: literal segments and expressions. */
    | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string; readonly nameSpan: Span }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
    | {
        readonly kind: 'method';
        readonly object: Expression;
        readonly name: string;
        readonly nameSpan: Span;
        readonly args: readonly Expression[];
      }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | {
        readonly kind: 'slice';
        readonly object: Expression;
        readonly from: Expression;
        readonly to: Expression;
      }
    | { readonly kind: 'not'; readonly operand: Expression }
    | { readonly kind: 'negative'; readonly operand: Expression }
    | {
        readonly kind: 'binary';
        readonly op: BinaryOperator;
        readonly opSpan: Span;
        readonly left: Expression;
        readonly right: Expression;
      }
    /** A whole chain `a && b && c` as one flat node, so that long conditions do not create deep trees. */
    | {
        readonly kind: 'logical';
        readonly op: LogicalOperator;
        readonly opSpans: readonly Span[];
        readonly operands: readonly Expression[];
      }
    | { readonly kind: 'is'; readonly operand: Expression; readonly typeName: string }
    | {
        readonly kind: 'conditional';
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
  );

export type ExpressionOf<K extends Expression['kind']> = Extract<Expression, { readonly kind: K }>;

export type PathSegment = Node &
  (
    | { readonly kind: 'literal'; readonly text: string }
    | { readonly kind: 'single'; readonly name: string }
    | { readonly kind: 'recursive'; readonly name: string }
  );

/** `read` and `write` stay as written, in addition to the methods they include. */
export interface MethodName extends Node {
  readonly written: RulesMethod | 'read' | 'write';
}

export interface AllowStatement extends Node {
  readonly methods: readonly MethodName[];
  /** The allowed methods, with `read` and `write` expanded. */
  readonly allows: ReadonlySet<RulesMethod>;
  /** Without a condition, always allowed. */
  readonly condition?: Expression;
}

export interface LetStatement extends Node {
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: Expression;
}

export interface FunctionDeclaration extends Node {
  readonly name: string;
  readonly nameSpan: Span;
  readonly parameters: readonly string[];
  readonly lets: readonly LetStatement[];
  readonly result: Expression;
}

export interface MatchBlock extends Node {
  readonly segments: readonly PathSegment[];
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export interface ServiceBlock extends Node {
  /** `cloud.firestore` or `firebase.storage`. */
  readonly name: string;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly matches: readonly MatchBlock[];
}

export interface RulesFile {
  readonly source: string;
  readonly version: '1' | '2';
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly services: readonly ServiceBlock[];
}

/** Returns the direct sub-expressions in source order. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap((entry) => [entry.key, entry.value]);
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
      return [expression.object];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'not':
    case 'negative':
    case 'is':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'logical':
      return expression.operands;
    case 'conditional':
      return [expression.test, expression.yes, expression.no];
  }
}

/**
 * Returns the depth of the tree. Not recursive, because it protects the recursive functions from deep
 * trees.
 */
export function depthOf(expression: Expression): number {
  let level: readonly Expression[] = [expression];
  let depth = 0;
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap(childrenOf);
  }
  return depth;
}

/** Visits the expression and all its descendants, parents first. */
export function walk(expression: Expression, visit: (node: Expression) => void): void {
  visit(expression);
  for (const child of childrenOf(expression)) walk(child, visit);
}

/** Returns the expressions of all functions of a block: for each function its lets, then its result. */
export function functionRoots(functions: ReadonlyMap<string, FunctionDeclaration>): readonly Expression[] {
  return [...functions.values()].flatMap(({ lets, result }) => [...lets.map(({ value }) => value), result]);
}

/** Returns every condition, `let` and returned expression of a match block and its nested blocks. */
export function blockRoots(block: MatchBlock): readonly Expression[] {
  return [
    ...functionRoots(block.functions),
    ...block.allows.flatMap(({ condition }) => condition ?? []),
    ...block.matches.flatMap(blockRoots),
  ];
}
