/**
 * Mutation operators for security rules: each mutant is a copy of the rules file with one small mistake
 * that allows too much or too little. Edits are made by source position, so the rest of the file is
 * unchanged.
 */
import type { RulesIssue } from 'local-firestore/rules';
import {
  childrenOf,
  functionRoots,
  parseRules,
  walk,
  type AllowStatement,
  type Expression,
  type ExpressionOf,
  type MatchBlock,
  type MethodName,
  type Span,
} from 'local-firestore/rules/syntax';

export type MutationKind =
  | 'drop-operand'
  | 'flip-comparison'
  | 'widen-list'
  | 'narrow-list'
  | 'widen-pattern'
  | 'negate'
  | 'drop-condition'
  | 'remove-allow'
  | 'remove-match'
  | 'widen-method';

export interface Mutant {
  readonly kind: MutationKind;
  /** 1-based line of the original that changed. */
  readonly line: number;
  readonly description: string;
  /** `keyOf` the expression without which a request has the original's result; undefined: any request may differ. */
  readonly within: string | undefined;
  /** The whole mutated file. */
  readonly source: string;
}

/** The surviving mutants; the caller deletes those it kills. `total` counts all mutants of the file. */
export interface MutantPool<Rules> {
  readonly total: number;
  readonly alive: Set<{ readonly mutant: Mutant; readonly ruleset: Rules }>;
}

type Compile<Rules> = (source: string) => {
  readonly ruleset?: Rules;
  readonly issues: readonly RulesIssue[];
};

/** Throws for a mutant that does not compile, because it would test nothing. */
export function compileMutants<Rules>(source: string, compile: Compile<Rules>): MutantPool<Rules> {
  const compiled = mutantsOf(source).map((mutant) => {
    const { ruleset, issues } = compile(mutant.source);
    if (!ruleset) throw new Error(`${mutant.description} does not compile: ${issues[0]?.description}`);
    return { mutant, ruleset };
  });
  return { total: compiled.length, alive: new Set(compiled) };
}

const FLIPPED: ReadonlyMap<string, string> = new Map([
  ['==', '!='],
  ['!=', '=='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

const WIDER_METHOD: ReadonlyMap<MethodName['written'], string> = new Map([
  ['get', 'read'],
  ['list', 'read'],
  ['create', 'write'],
  ['update', 'write'],
  ['delete', 'write'],
]);

/** A text that no list or pattern of real rules allows. */
const FOREIGN = "'no_such_name'";

type Edit = readonly [
  kind: MutationKind,
  at: Span,
  description: string,
  text: string,
  within?: Expression | undefined,
];

/** Identifies an expression among those of a file. */
export function keyOf({ start, end }: Span): string {
  return `${start}-${end}`;
}

/** Returns all mutants of a file in source order. Throws RulesSyntaxError if the file does not parse. */
export function mutantsOf(source: string): readonly Mutant[] {
  const { functions, services } = parseRules(source);
  const blocks = services.flatMap(({ matches }) => matches.flatMap(withNested));
  const allows = blocks.flatMap((block) => block.allows);
  const declared = [functions, ...[...services, ...blocks].map((one) => one.functions)];
  const asked = allows.flatMap(({ condition }) => condition ?? []);
  const nodes: Expression[] = [];
  for (const root of [...declared.flatMap(functionRoots), ...asked]) walk(root, (node) => nodes.push(node));
  const results = declared.flatMap((each) => [...each.values()].map(({ result }) => result));
  const conditions = conditionsAmong(nodes, [...results, ...asked]);
  const text = ({ start, end }: Span) => source.slice(start, end);
  const edits = [
    ...blocks.map((block) => withoutBlock(block, text)),
    ...allows.flatMap(allowEdits),
    ...listEdits(nodes, text),
    ...nodes.flatMap((node) => expressionEdits(node, conditions.has(node), text)),
  ];
  return edits
    .toSorted(([, left], [, right]) => left.start - right.start || left.end - right.end)
    .map(([kind, at, description, replacement, within]) => ({
      kind,
      line: at.line,
      description: description.replaceAll(/\s+/g, ' '),
      // The values of literals are not counted.
      within: within && within.kind !== 'literal' ? keyOf(within.span) : undefined,
      source: source.slice(0, at.start) + replacement + source.slice(at.end),
    }));
}

function withNested(block: MatchBlock): MatchBlock[] {
  return [block, ...block.matches.flatMap(withNested)];
}

/** Returns the expressions used as conditions, which can be negated. @param nodes outer ones first. */
function conditionsAmong(nodes: readonly Expression[], roots: readonly Expression[]): Set<Expression> {
  const found = new Set(roots);
  for (const node of nodes) {
    const isOfConditions =
      node.kind === 'logical' || node.kind === 'not' || (node.kind === 'conditional' && found.has(node));
    if (isOfConditions) for (const part of childrenOf(node)) found.add(part);
  }
  return found;
}

type TextOf = (span: Span) => string;

function withoutBlock({ segments, span }: MatchBlock, text: TextOf): Edit {
  const path = segments.map((segment) => text(segment.span)).join('/');
  return ['remove-match', span, `remove the block match /${path}`, ''];
}

function allowEdits({ methods, allows, condition, span }: AllowStatement): Edit[] {
  const names = methods.map(({ written }) => written).join(', ');
  const isAlways = !condition || boolOf(condition) === true;
  const wider = methods.flatMap(({ written, span: at }): Edit[] => {
    const method = WIDER_METHOD.get(written);
    const covered =
      method === 'read' ? (['get', 'list'] as const) : (['create', 'update', 'delete'] as const);
    return method === undefined || covered.every((name) => allows.has(name))
      ? []
      : [['widen-method', at, `allow ${method} instead of ${written}`, method]];
  });
  return [
    ['remove-allow', span, `remove allow ${names}`, '', condition],
    ...(isAlways
      ? []
      : [['drop-condition', span, `allow ${names} always`, `allow ${names};`, condition] as const]),
    ...wider,
  ];
}

/** Strings in any list of the file: another list could allow them by mistake. */
function listEdits(nodes: readonly Expression[], text: TextOf): Edit[] {
  const lists = nodes.filter((node) => node.kind === 'list');
  const strings = lists.flatMap(({ items }) => items.filter(isString).map(({ span }) => text(span)));
  return lists.flatMap((node) => {
    const { items, span } = node;
    const own = items.map((item) => text(item.span));
    const more = [...new Set([...strings, FOREIGN])].filter((each) => !own.includes(each));
    const narrow = own.map((each, at): Edit => [
      'narrow-list',
      span,
      `drop ${each} from ${text(span)}`,
      `[${own.toSpliced(at, 1).join(', ')}]`,
      node,
    ]);
    if (!items.every(isString)) return narrow;
    return [
      ['widen-list', span, `widen ${text(span)}`, `[${[...own, ...more].join(', ')}]`, node],
      ...narrow,
    ];
  });
}

function expressionEdits(node: Expression, isCondition: boolean, text: TextOf): Edit[] {
  const { span } = node;
  const whole = text(span);
  const edits: Edit[] = [];
  if (node.kind === 'logical') edits.push(...droppedOperands(node, text));
  if (node.kind === 'not') edits.push(['negate', span, 'drop the negation', text(node.operand.span), node]);
  if (node.kind === 'binary') {
    const { op, opSpan } = node;
    const flipped = FLIPPED.get(op);
    if (flipped !== undefined)
      edits.push(['flip-comparison', opSpan, `${flipped} instead of ${op} in ${whole}`, flipped, node]);
    if (op === 'in')
      edits.push(['flip-comparison', span, `not in instead of in: ${whole}`, `(!(${whole}))`, node]);
  }
  const [pattern] = node.kind === 'method' && node.name === 'matches' ? node.args : [];
  if (pattern && isString(pattern))
    edits.push([
      'widen-pattern',
      pattern.span,
      `match anything instead of ${text(pattern.span)}`,
      "'(?s).*'",
      node,
    ]);
  if (!isCondition) return edits;
  if (['call', 'method', 'is', 'member', 'name'].includes(node.kind))
    edits.push(['negate', span, `negate ${whole}`, `!(${whole})`, node]);
  const value = boolOf(node);
  if (value !== undefined) edits.push(['negate', span, `${!value} instead of ${whole}`, String(!value)]);
  return edits;
}

function droppedOperands({ op, operands, opSpans }: ExpressionOf<'logical'>, text: TextOf): Edit[] {
  return operands.map((operand, at) => {
    const { span } = operand;
    const next = operands[at + 1];
    const rest =
      at === 0 && next
        ? { ...span, end: next.span.start }
        : { ...span, start: opSpans[at - 1]?.start ?? span.start };
    return ['drop-operand', rest, `drop ${text(span)} from ${op}`, '', operand];
  });
}

function isString(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value.kind === 'string';
}

/** Returns the value of `true` and `false`. */
function boolOf(expression: Expression | null | undefined): boolean | undefined {
  return expression?.kind === 'literal' && expression.value.kind === 'bool'
    ? expression.value.value
    : undefined;
}
