/**
 * Statements of the rules language, by recursive descent: one function per line of the grammar
 * (vendor's reference and measured verdicts). Expressions are in expression-parser.ts.
 */
import { RulesSyntaxError } from '../errors.ts';
import { parseExpression, RESERVED } from './expression-parser.ts';
import type { Token } from './lexer.ts';
import {
  MAX_FUNCTION_PARAMETERS,
  MAX_LETS_PER_FUNCTION,
  MAX_NESTED_MATCHES,
  MAX_SOURCE_BYTES,
} from '../limits.ts';
import { describe, TokenStream } from './token-stream.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  LetStatement,
  MatchBlock,
  MethodName,
  PathSegment,
  RulesFile,
  ServiceBlock,
} from './tree.ts';
import type { RulesMethod } from '../types.ts';

const METHODS: ReadonlyMap<MethodName['written'], readonly RulesMethod[]> = new Map([
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
]);

/** Parses a rules file. Throws RulesSyntaxError at the first error. */
export function parseRules(source: string): RulesFile {
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError(
      { line: 1, column: 1 },
      `The source is longer than ${MAX_SOURCE_BYTES} bytes.`,
    );
  }
  return new RulesParser(source).file();
}

class RulesParser {
  private readonly source: string;
  private readonly tokens: TokenStream;
  private version: '1' | '2' = '1';

  constructor(source: string) {
    this.source = source;
    this.tokens = new TokenStream(source);
  }

  /** file = [ 'rules_version' '=' string ';' ] { function | service } */
  file(): RulesFile {
    if (this.tokens.at('rules_version')) this.version = this.rulesVersion();
    const functions = new Map<string, FunctionDeclaration>();
    const services: ServiceBlock[] = [];
    while (this.tokens.peek().kind !== 'end') {
      if (this.tokens.at('function')) this.addFunction(functions);
      else if (this.tokens.at('service')) services.push(this.service());
      else this.tokens.unexpected("'service' or 'function'");
    }
    if (services.length === 0) this.tokens.unexpected("'service'");
    return { source: this.source, version: this.version, functions, services };
  }

  private rulesVersion(): '1' | '2' {
    this.tokens.take();
    this.tokens.expect('=', "after 'rules_version'");
    const version = this.tokens.take();
    if (version.kind !== 'string' || (version.text !== '1' && version.text !== '2')) {
      throw new RulesSyntaxError(version, `Unknown rules_version ${describe(version)}; expected '1' or '2'.`);
    }
    this.tokens.expect(';', 'after the rules_version');
    return version.text;
  }

  /** service = 'service' name '.' name '{' { function | match } '}' */
  private service(): ServiceBlock {
    const start = this.tokens.take();
    const first = this.tokens.expectName('a service name', "after 'service'");
    this.tokens.expect('.', 'in the service name');
    const second = this.tokens.expectName('the second half of the service name', "after '.'");
    this.tokens.expect('{', 'after the service name');
    const { functions, matches } = this.block(1, false);
    const name = `${first.text}.${second.text}`;
    return { name, functions, matches, span: this.tokens.spanFrom(start) };
  }

  /** match = 'match' matchPath '{' { function | match | allow } '}' */
  private match(depth: number, outerRecursive: boolean): MatchBlock {
    const start = this.tokens.take();
    if (depth > MAX_NESTED_MATCHES) {
      throw new RulesSyntaxError(start, `More than ${MAX_NESTED_MATCHES} nested match blocks.`);
    }
    const segments = this.matchPath(outerRecursive);
    const recursive = outerRecursive || segments.some((segment) => segment.kind === 'recursive');
    this.tokens.expect('{', 'after the match path');
    const allows: AllowStatement[] = [];
    const { functions, matches } = this.block(depth + 1, recursive, allows);
    return { segments, functions, matches, allows, span: this.tokens.spanFrom(start) };
  }

  /** The content of a service or match block, up to its '}'; only a match block has allow statements. */
  private block(
    depth: number,
    recursive: boolean,
    allows?: AllowStatement[],
  ): Pick<ServiceBlock, 'functions' | 'matches'> {
    const functions = new Map<string, FunctionDeclaration>();
    const matches: MatchBlock[] = [];
    while (!this.tokens.skip('}')) {
      if (this.tokens.at('function')) this.addFunction(functions);
      else if (this.tokens.at('match')) matches.push(this.match(depth, recursive));
      else if (allows && this.tokens.at('allow')) allows.push(this.allow());
      else if (this.tokens.at('/')) this.tokens.missing("'match' keyword", 'before path');
      else this.tokens.unexpected(`${allows ? "'allow', " : ''}'match', 'function' or '}'`);
    }
    return { functions, matches };
  }

  /** matchPath = '/' segment { '/' segment } */
  private matchPath(outerRecursive: boolean): PathSegment[] {
    const { lexer } = this.tokens;
    if (!this.tokens.at('/')) this.tokens.missing("a path that begins with '/'", "after 'match'");
    this.tokens.rewind();
    const segments: PathSegment[] = [];
    let recursive = outerRecursive;
    while (lexer.skip('/')) {
      const segment = this.pathSegment();
      if (recursive && (segment.kind === 'recursive' || this.version === '1')) {
        throw new RulesSyntaxError(
          segment.span,
          this.version === '1'
            ? "In rules_version '1' a recursive wildcard must be the last segment of the path."
            : 'Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
        );
      }
      recursive ||= segment.kind === 'recursive';
      segments.push(segment);
    }
    this.tokens.readUpTo(lexer.position);
    return segments;
  }

  /** segment = text | '{' name '}' | '{' name '=**' '}' */
  private pathSegment(): PathSegment {
    const { lexer } = this.tokens;
    const start = lexer.position;
    if (!lexer.skip('{')) {
      const text = lexer.segment();
      return { kind: 'literal', text: text.text, span: text };
    }
    const name = this.tokens.expectName('a wildcard name', "after '{'").text;
    const recursive = this.tokens.skip('=') !== undefined;
    if (recursive) {
      this.tokens.expect('*', "after '=' in a recursive wildcard '{name=**}'");
      this.tokens.expect('*', "after '=*' in a recursive wildcard '{name=**}'");
    }
    this.tokens.expect('}', 'after the wildcard');
    const span = lexer.span(start, lexer.position);
    return recursive ? { kind: 'recursive', name, span } : { kind: 'single', name, span };
  }

  /** allow = 'allow' method { ',' method } [ ':' 'if' expression ] ';' */
  private allow(): AllowStatement {
    const start = this.tokens.take();
    const methods: MethodName[] = [];
    const allows = new Set<RulesMethod>();
    do {
      const token = this.tokens.expectName('a method', "after 'allow'");
      const [written, meaning] = this.methodNamed(token);
      for (const method of meaning) allows.add(method);
      methods.push({ written, span: token });
    } while (this.tokens.skip(','));
    if (!this.tokens.skip(':')) {
      this.tokens.expect(';', 'after the allow statement');
      return { methods, allows, span: this.tokens.spanFrom(start) };
    }
    this.tokens.expect('if', "after 'allow …:'");
    if (this.tokens.at(';')) {
      throw new RulesSyntaxError(this.tokens.peek(), "Missing conditional expression after 'if'.");
    }
    const condition = parseExpression(this.tokens);
    this.tokens.expect(';', 'after the condition of the allow statement');
    return { methods, allows, condition, span: this.tokens.spanFrom(start) };
  }

  private methodNamed(token: Token): readonly [MethodName['written'], readonly RulesMethod[]] {
    for (const entry of METHODS) if (entry[0] === token.text) return entry;
    throw new RulesSyntaxError(
      token,
      `Unknown method '${token.text}'; expected ${[...METHODS.keys()].join(', ')}.`,
    );
  }

  private addFunction(functions: Map<string, FunctionDeclaration>): void {
    const declaration = this.function();
    if (functions.has(declaration.name)) {
      throw new RulesSyntaxError(
        declaration.nameSpan,
        `The function [${declaration.name}] is already defined in the current scope.`,
      );
    }
    functions.set(declaration.name, declaration);
  }

  /** function = 'function' name '(' [ name { ',' name } ] ')' '{' { let } 'return' expression ';' '}' */
  private function(): FunctionDeclaration {
    const start = this.tokens.take();
    const name = this.newName('a function name', "after 'function'");
    const parameters = this.parameters();
    this.tokens.expect('{', 'before the body of the function');
    const bound = new Set(parameters);
    const lets: LetStatement[] = [];
    while (this.tokens.at('let')) {
      const statement = this.let();
      this.bind(bound, statement.name, statement.nameSpan);
      lets.push(statement);
      if (lets.length > MAX_LETS_PER_FUNCTION) {
        throw new RulesSyntaxError(
          statement.span,
          `More than ${MAX_LETS_PER_FUNCTION} 'let' in one function.`,
        );
      }
    }
    this.tokens.expect('return', 'at the end of the function');
    const result = parseExpression(this.tokens);
    this.tokens.expect(';', 'after the returned expression');
    this.tokens.expect('}', 'after the body of the function');
    return {
      name: name.text,
      nameSpan: name,
      parameters,
      lets,
      result,
      span: this.tokens.spanFrom(start),
    };
  }

  private parameters(): string[] {
    this.tokens.expect('(', 'after the name of the function');
    const bound = new Set<string>();
    if (this.tokens.skip(')')) return [];
    do {
      const parameter = this.newName('a parameter name', 'in the function');
      this.bind(bound, parameter.text, parameter);
      if (bound.size > MAX_FUNCTION_PARAMETERS) {
        throw new RulesSyntaxError(parameter, `More than ${MAX_FUNCTION_PARAMETERS} parameters.`);
      }
    } while (this.tokens.skip(','));
    this.tokens.expect(')', 'after the parameters');
    return [...bound];
  }

  /** let = 'let' name '=' expression ';' */
  private let(): LetStatement {
    const start = this.tokens.take();
    const name = this.newName('a variable name', "after 'let'");
    this.tokens.expect('=', "after the variable of 'let'");
    const value = parseExpression(this.tokens);
    this.tokens.expect(';', "after the value of 'let'");
    return { name: name.text, nameSpan: name, value, span: this.tokens.spanFrom(start) };
  }

  private bind(bound: Set<string>, name: string, at: Pick<Token, 'line' | 'column'>): void {
    if (bound.has(name)) {
      throw new RulesSyntaxError(at, `The identifier [${name}] is already bound in the current scope.`);
    }
    bound.add(name);
  }

  private newName(what: string, where: string): Token {
    const name = this.tokens.expectName(what, where);
    if (RESERVED.has(name.text)) {
      throw new RulesSyntaxError(name, `'${name.text}' is a reserved word; expected ${what}.`);
    }
    return name;
  }
}
