/**
 * Mutation operators for security rules: each mutant is a copy of the rules file with one small mistake
 * that allows too much or too little. Edits are made by source position, so the rest of the file is
 * unchanged.
 */
import type { RulesIssue } from 'local-firestore/rules';
import {
  blockRoots,
  childrenOf,
  functionRoots,
  parseRules,
  walk,
  type AllowStatement,
  type Expression,
  type ExpressionOf,
  type FunctionDeclaration,
  type MatchBlock,
  type MethodName,
  type RulesFile,
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
  /** The whole mutated file. */
  readonly source: string;
}

interface Edit {
  readonly kind: MutationKind;
  readonly at: Span;
  readonly description: string;
  /** Replaces the text of `at`. */
  readonly text: string;
}

/** Returns all mutants of a file in source order. Throws RulesSyntaxError if the file does not parse. */
export function mutantsOf(source: string): readonly Mutant[] {
  const edits = new MutationFinder(parseRules(source)).edits();
  return edits.map(({ kind, at, description, text }) => ({
    kind,
    line: at.line,
    description,
    source: source.slice(0, at.start) + text + source.slice(at.end),
  }));
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

class MutationFinder {
  private readonly file: RulesFile;
  private readonly found: Edit[] = [];
  /** Strings in any list of the file: a list could allow them by mistake. */
  private readonly listed = new Set<string>();

  constructor(file: RulesFile) {
    this.file = file;
  }

  edits(): readonly Edit[] {
    const { functions, services } = this.file;
    const roots = services.flatMap((service) => [
      ...functionRoots(service.functions),
      ...service.matches.flatMap(blockRoots),
    ]);
    for (const root of [...functionRoots(functions), ...roots]) walk(root, (node) => this.noteList(node));
    this.functions(functions);
    for (const service of services) {
      this.functions(service.functions);
      for (const block of service.matches) this.match(block);
    }
    return this.found.sort((left, right) => left.at.start - right.at.start || left.at.end - right.at.end);
  }

  private functions(functions: ReadonlyMap<string, FunctionDeclaration>): void {
    for (const { lets, result } of functions.values()) {
      for (const statement of lets) this.part(statement.value);
      this.condition(result);
    }
  }

  private noteList(node: Expression): void {
    if (node.kind !== 'list') return;
    for (const item of node.items) if (isString(item)) this.listed.add(this.text(item.span));
  }

  private match(block: MatchBlock): void {
    const path = block.segments.map((segment) => this.text(segment.span)).join('/');
    this.add('remove-match', block.span, `remove the block match /${path}`, '');
    this.functions(block.functions);
    for (const statement of block.allows) this.allow(statement);
    for (const inner of block.matches) this.match(inner);
  }

  private allow(statement: AllowStatement): void {
    const { methods, allows, condition, span } = statement;
    const names = methods.map(({ written }) => written).join(', ');
    this.add('remove-allow', span, `remove allow ${names}`, '');
    const isAlways =
      condition?.kind === 'literal' && condition.value.kind === 'bool' && condition.value.value;
    if (condition && !isAlways) {
      this.add('drop-condition', span, `allow ${names} always`, `allow ${names};`);
    }
    if (condition) this.condition(condition);
    for (const method of methods) {
      const wider = WIDER_METHOD.get(method.written);
      const covered = wider === 'read' ? ['get', 'list'] : ['create', 'update', 'delete'];
      if (wider !== undefined && !covered.every((name) => [...allows].some((known) => known === name))) {
        this.add('widen-method', method.span, `allow ${wider} instead of ${method.written}`, wider);
      }
    }
  }

  /** An expression used as a condition: it can be negated. */
  private condition(expression: Expression): void {
    if (expression.kind === 'logical') {
      this.dropOperands(expression);
      for (const operand of expression.operands) this.condition(operand);
    } else if (expression.kind === 'not') {
      this.add('negate', expression.span, 'drop the negation', this.text(expression.operand.span));
      this.condition(expression.operand);
    } else if (expression.kind === 'conditional') {
      for (const part of childrenOf(expression)) this.condition(part);
    } else if (expression.kind === 'literal' && expression.value.kind === 'bool') {
      const opposite = String(!expression.value.value);
      this.add('negate', expression.span, `${opposite} instead of ${this.text(expression.span)}`, opposite);
    } else {
      if (['call', 'method', 'is', 'member', 'name'].includes(expression.kind)) this.negate(expression);
      this.value(expression);
    }
  }

  /** Any other expression, with the possible mistakes inside it. */
  private value(expression: Expression): void {
    if (expression.kind === 'binary') this.flip(expression);
    if (expression.kind === 'list') this.list(expression);
    if (expression.kind === 'method') this.pattern(expression);
    for (const child of childrenOf(expression)) this.part(child);
  }

  /** A part can be recognised as a condition by its type. */
  private part(expression: Expression): void {
    if (expression.kind === 'logical' || expression.kind === 'not') this.condition(expression);
    else this.value(expression);
  }

  private dropOperands({ op, operands, opSpans }: ExpressionOf<'logical'>): void {
    for (const [at, operand] of operands.entries()) {
      const next = operands[at + 1];
      const before = opSpans[at - 1];
      const span =
        at === 0 && next
          ? { ...operand.span, end: next.span.start }
          : { ...operand.span, start: before?.start ?? operand.span.start };
      this.add('drop-operand', span, `drop ${this.text(operand.span)} from ${op}`, '');
    }
  }

  private negate(expression: Expression): void {
    const text = this.text(expression.span);
    this.add('negate', expression.span, `negate ${text}`, `!(${text})`);
  }

  private flip(expression: ExpressionOf<'binary'>): void {
    const { op, opSpan, span } = expression;
    const flipped = FLIPPED.get(op);
    const text = this.text(span);
    if (flipped !== undefined)
      this.add('flip-comparison', opSpan, `${flipped} instead of ${op} in ${text}`, flipped);
    if (op === 'in') this.add('flip-comparison', span, `not in instead of in: ${text}`, `(!(${text}))`);
  }

  private list({ items, span }: ExpressionOf<'list'>): void {
    const own = items.map((item) => this.text(item.span));
    if (items.every(isString)) {
      const more = [...this.listed, FOREIGN].filter((text) => !own.includes(text));
      this.add('widen-list', span, `widen ${this.text(span)}`, `[${[...own, ...more].join(', ')}]`);
    }
    for (const [at, text] of own.entries()) {
      const rest = own.filter((_, other) => other !== at);
      this.add('narrow-list', span, `drop ${text} from ${this.text(span)}`, `[${rest.join(', ')}]`);
    }
  }

  private pattern({ name, args }: ExpressionOf<'method'>): void {
    const [pattern] = args;
    if (name === 'matches' && pattern && isString(pattern)) {
      this.add(
        'widen-pattern',
        pattern.span,
        `match anything instead of ${this.text(pattern.span)}`,
        "'(?s).*'",
      );
    }
  }

  private text({ start, end }: Span): string {
    return this.file.source.slice(start, end);
  }

  private add(kind: MutationKind, at: Span, description: string, text: string): void {
    this.found.push({ kind, at, description: description.replaceAll(/\s+/g, ' '), text });
  }
}

function isString(expression: Expression): boolean {
  return expression.kind === 'literal' && expression.value.kind === 'string';
}
