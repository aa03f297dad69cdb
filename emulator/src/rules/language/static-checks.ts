/**
 * Static checks: errors that reject a rules file (recursion, invalid RE2 patterns, wrong number of
 * arguments for a function of the file) and warnings about unknown names.
 */
import { checkCalls } from './call-graph.ts';
import { issueAt } from '../errors.ts';
import type { Span } from '../errors.ts';
import { functionArities, methodArities, NAMESPACES } from '../methods/table.ts';
import { compileRegex } from '../values/regex.ts';
import { walk } from './tree.ts';
import type {
  Expression,
  ExpressionOf,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './tree.ts';
import type { RulesIssue } from '../types.ts';

const REGEX_METHODS: ReadonlySet<string> = new Set(['matches', 'split', 'replace']);
const GLOBALS: ReadonlySet<string> = new Set(['request', 'resource']);

/** The service for which a ruleset is compiled, and its specific functions, all with one argument. */
export interface ServiceKind {
  readonly name: 'cloud.firestore' | 'firebase.storage';
  readonly documentFunctions: ReadonlySet<string>;
}

/** Names visible at one position. */
interface Scope {
  readonly outer: Scope | undefined;
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

type Functions = ReadonlyMap<string, FunctionDeclaration>;

export function checkRules(file: RulesFile, kind: ServiceKind): readonly RulesIssue[] {
  const checker = new Checker(kind);
  const top: Scope = { outer: undefined, variables: GLOBALS, functions: file.functions };
  checker.functions(file.functions, top);
  for (const service of file.services) checker.service(service, top);
  return checker.result();
}

class Checker {
  private readonly kind: ServiceKind;
  private readonly issues: RulesIssue[] = [];
  private readonly calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  constructor(kind: ServiceKind) {
    this.kind = kind;
  }

  result(): readonly RulesIssue[] {
    const issues = [...this.issues, ...checkCalls(this.calls)];
    return issues.sort((left, right) => left.line - right.line || left.column - right.column);
  }

  service(service: ServiceBlock, outer: Scope): void {
    const scope: Scope = { outer, variables: new Set(), functions: service.functions };
    this.functions(service.functions, scope);
    for (const block of service.matches) this.match(block, scope);
  }

  functions(functions: Functions, scope: Scope): void {
    for (const declaration of functions.values()) this.function(declaration, scope);
  }

  private match(block: MatchBlock, outer: Scope): void {
    const names = block.segments.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const scope: Scope = { outer, variables: new Set(names), functions: block.functions };
    this.functions(block.functions, scope);
    for (const { condition } of block.allows) if (condition) this.expression(condition, scope, undefined);
    for (const inner of block.matches) this.match(inner, scope);
  }

  private function(declaration: FunctionDeclaration, outer: Scope): void {
    this.calls.set(declaration, new Set());
    const variables = new Set(declaration.parameters);
    const scope: Scope = { outer, variables, functions: new Map() };
    for (const statement of declaration.lets) {
      this.expression(statement.value, scope, declaration);
      variables.add(statement.name);
    }
    this.expression(declaration.result, scope, declaration);
  }

  private expression(root: Expression, scope: Scope, caller: FunctionDeclaration | undefined): void {
    const namespaces = new Set<Expression>();
    walk(root, (node) => {
      if (node.kind === 'method') {
        if (isNamespace(node.object, scope)) {
          namespaces.add(node.object);
          this.builtIn(`${node.object.name}.${node.name}`, node.args.length, node.nameSpan);
        } else {
          this.method(node);
        }
      } else if (node.kind === 'call') {
        this.call(node, scope, caller);
      } else if (node.kind === 'name' && !namespaces.has(node) && !hasVariable(scope, node.name)) {
        this.warn(node.span, `Invalid variable name: ${node.name}.`);
      }
    });
  }

  private call(node: ExpressionOf<'call'>, scope: Scope, caller: FunctionDeclaration | undefined): void {
    const declaration = findFunction(scope, node.name);
    if (!declaration) return this.builtIn(node.name, node.args.length, node.span);
    if (caller) this.calls.get(caller)?.add(declaration);
    const [wanted, given] = [declaration.parameters.length, node.args.length];
    if (wanted !== given) {
      const text = `Incorrect number of arguments supplied to function: ${node.name} takes ${wanted}, not ${given}.`;
      this.error(node.span, text);
    }
  }

  private builtIn(name: string, args: number, at: Span): void {
    if (name.startsWith('firestore.')) {
      return this.error(at, `${name} is unimplemented: no other service can be read.`);
    }
    const single = name === 'debug' || this.kind.documentFunctions.has(name);
    const arities = single ? [1] : functionArities(name);
    this.arguments(name, args, arities, at);
  }

  private method(node: ExpressionOf<'method'>): void {
    this.arguments(node.name, node.args.length, methodArities(node.name), node.nameSpan);
    const [pattern] = node.args;
    if (REGEX_METHODS.has(node.name) && pattern?.kind === 'literal' && pattern.value.kind === 'string') {
      const regex = compileRegex(pattern.value.value);
      if (typeof regex === 'string') {
        this.error(pattern.span, `Invalid regular expression pattern: ${regex}`);
      }
    }
  }

  private arguments(name: string, given: number, arities: readonly number[] | undefined, at: Span): void {
    if (!arities) this.warn(at, `Invalid function name: ${name}.`);
    else if (!arities.includes(given)) {
      this.warn(at, `Incorrect number of arguments supplied to function: ${name}.`);
    }
  }

  private error(at: Span, text: string): void {
    this.issues.push(issueAt(at, 'ERROR', text));
  }

  private warn(at: Span, text: string): void {
    this.issues.push(issueAt(at, 'WARNING', text));
  }
}

function isNamespace(object: Expression, scope: Scope): object is ExpressionOf<'name'> {
  return object.kind === 'name' && NAMESPACES.has(object.name) && !hasVariable(scope, object.name);
}

function hasVariable(scope: Scope | undefined, name: string): boolean {
  return scope !== undefined && (scope.variables.has(name) || hasVariable(scope.outer, name));
}

function findFunction(scope: Scope | undefined, name: string): FunctionDeclaration | undefined {
  return scope && (scope.functions.get(name) ?? findFunction(scope.outer, name));
}
