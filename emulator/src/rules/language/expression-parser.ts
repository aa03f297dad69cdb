/**
 * Expressions of the rules language, by recursive descent: one function per line of the grammar
 * (vendor's reference and measured verdicts), loosest binding first.
 */
import { RulesSyntaxError } from '../errors.ts';
import type { Span } from '../errors.ts';
import type { Token } from './lexer.ts';
import { MAX_EXPRESSION_DEPTH, MAX_PARSE_NESTING } from '../limits.ts';
import type { TokenStream } from './token-stream.ts';
import { depthOf } from './tree.ts';
import type { BinaryOperator, Expression, LogicalOperator, MapEntry } from './tree.ts';
import { FALSE, float, int, MAX_INT, MIN_INT, NULL, string, TRUE, TYPE_NAMES } from '../values/values.ts';

/** Words that cannot be names of variables or functions. */
export const RESERVED: ReadonlySet<string> = new Set(
  'true false null in is if let return function match allow service'.split(' '),
);

/** Binary operators, loosest binding first. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];
/** The level of `is`. */
const RELATION = 1;

/** Parses one complete expression. Throws RulesSyntaxError. */
export function parseExpression(tokens: TokenStream): Expression {
  const expression = new ExpressionParser(tokens).conditional();
  if (depthOf(expression) > MAX_EXPRESSION_DEPTH) throw tooDeep(expression.span, MAX_EXPRESSION_DEPTH);
  return expression;
}

function tooDeep(at: Span, limit: number): RulesSyntaxError {
  return new RulesSyntaxError(at, `The expression is nested more than ${limit} levels deep.`);
}

class ExpressionParser {
  private readonly tokens: TokenStream;
  private nesting = 0;

  constructor(tokens: TokenStream) {
    this.tokens = tokens;
  }

  /** conditional = or [ '?' conditional ':' conditional ] */
  conditional(): Expression {
    this.enter();
    const test = this.logical('||', () => this.logical('&&', () => this.binary(0)));
    let result = test;
    if (this.tokens.skip('?')) {
      const yes = this.conditional();
      this.tokens.expect(':', "between the branches of '?'");
      const no = this.conditional();
      result = { kind: 'conditional', test, yes, no, span: this.tokens.spanFrom(test.span) };
    }
    this.nesting -= 1;
    return result;
  }

  /** or = and { '||' and } ; and = equality { '&&' equality } */
  private logical(op: LogicalOperator, operand: () => Expression): Expression {
    const first = operand();
    const operands = [first];
    const opSpans: Span[] = [];
    for (let token = this.tokens.skip(op); token; token = this.tokens.skip(op)) {
      opSpans.push(token);
      operands.push(operand());
    }
    if (operands.length === 1) return first;
    return { kind: 'logical', op, opSpans, operands, span: this.tokens.spanFrom(first.span) };
  }

  private typeTest(operand: Expression): Expression {
    const name = this.tokens.expectName('a type name', "after 'is'");
    if (!TYPE_NAMES.has(name.text)) {
      throw new RulesSyntaxError(
        name,
        `Unknown type '${name.text}' after 'is'; the types are ${[...TYPE_NAMES].join(', ')}.`,
      );
    }
    return { kind: 'is', operand, typeName: name.text, span: this.tokens.spanFrom(operand.span) };
  }

  /** level = next { operator next | 'is' type } ; the next after the last level is unary */
  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const op = operators.find((candidate) => this.tokens.at(candidate));
      if (op) {
        const opSpan = this.tokens.take();
        const right = this.binary(level + 1);
        left = { kind: 'binary', op, opSpan, left, right, span: this.tokens.spanFrom(left.span) };
      } else if (level === RELATION && this.tokens.skip('is')) left = this.typeTest(left);
      else return left;
    }
  }

  /** unary = '!' unary | '-' unary | postfix */
  private unary(): Expression {
    const token = this.tokens.peek();
    if (this.tokens.skip('!')) {
      const operand = this.nested(() => this.unary());
      return { kind: 'not', operand, span: this.tokens.spanFrom(token) };
    }
    if (this.tokens.skip('-')) {
      // -2^63 is the only integer whose digits are out of range without the minus sign.
      if (this.tokens.peek().text === String(-MIN_INT)) {
        this.tokens.take();
        return { kind: 'literal', value: int(MIN_INT), span: this.tokens.spanFrom(token) };
      }
      const operand = this.nested(() => this.unary());
      const span = this.tokens.spanFrom(token);
      if (operand.kind === 'literal' && operand.value.kind === 'int' && operand.value.value > 0n) {
        return { kind: 'literal', value: int(-operand.value.value), span };
      }
      return { kind: 'negative', operand, span };
    }
    return this.postfix();
  }

  /** postfix = primary { '.' name [ arguments ] | '[' conditional [ ':' conditional ] ']' } */
  private postfix(): Expression {
    let object = this.primary();
    for (;;) {
      if (this.tokens.skip('.')) object = this.member(object);
      else if (this.tokens.skip('[')) object = this.subscript(object);
      else return object;
    }
  }

  private member(object: Expression): Expression {
    const name = this.tokens.expectName('a name', "after '.'");
    const named = { object, name: name.text, nameSpan: name };
    if (!this.tokens.at('(')) return { kind: 'member', ...named, span: this.tokens.spanFrom(object.span) };
    const args = this.arguments();
    return { kind: 'method', ...named, args, span: this.tokens.spanFrom(object.span) };
  }

  private subscript(object: Expression): Expression {
    const index = this.conditional();
    if (this.tokens.skip(':')) {
      const to = this.conditional();
      this.tokens.expect(']', 'after the range');
      return { kind: 'slice', object, from: index, to, span: this.tokens.spanFrom(object.span) };
    }
    this.tokens.expect(']', 'after the index');
    return { kind: 'index', object, index, span: this.tokens.spanFrom(object.span) };
  }

  /** arguments = '(' [ conditional { ',' conditional } ] ')' */
  private arguments(): Expression[] {
    this.tokens.expect('(', 'before the arguments');
    return this.items(')', 'after the arguments');
  }

  private items(close: string, where: string): Expression[] {
    const items: Expression[] = [];
    if (this.tokens.skip(close)) return items;
    do items.push(this.conditional());
    while (this.tokens.skip(','));
    this.tokens.expect(close, where);
    return items;
  }

  /** primary = literal | name [ arguments ] | '(' conditional ')' | list | map | path */
  private primary(): Expression {
    const token = this.tokens.peek();
    switch (token.kind) {
      case 'int':
        return this.integer(this.tokens.take());
      case 'float':
        return { kind: 'literal', value: float(Number(token.text)), span: this.tokens.take() };
      case 'string':
        return { kind: 'literal', value: string(token.text), span: this.tokens.take() };
      case 'name':
        return this.name(this.tokens.take());
      case 'symbol':
        return this.bracketed(token);
      case 'end':
        return this.tokens.unexpected('an expression');
    }
  }

  private integer(token: Token): Expression {
    const value = BigInt(token.text);
    if (value > MAX_INT) throw new RulesSyntaxError(token, 'The integer does not fit 64 bits.');
    return { kind: 'literal', value: int(value), span: token };
  }

  private name(token: Token): Expression {
    if (token.text === 'true') return { kind: 'literal', value: TRUE, span: token };
    if (token.text === 'false') return { kind: 'literal', value: FALSE, span: token };
    if (token.text === 'null') return { kind: 'literal', value: NULL, span: token };
    if (RESERVED.has(token.text)) {
      throw new RulesSyntaxError(token, `Unexpected '${token.text}'; expected an expression.`);
    }
    if (!this.tokens.at('(')) return { kind: 'name', name: token.text, span: token };
    const args = this.arguments();
    return { kind: 'call', name: token.text, args, span: this.tokens.spanFrom(token) };
  }

  private bracketed(open: Token): Expression {
    if (this.tokens.skip('(')) {
      const inner = this.conditional();
      this.tokens.expect(')', "that closes '('");
      return { ...inner, span: this.tokens.spanFrom(open) };
    }
    if (this.tokens.skip('[')) {
      const items = this.items(']', 'after the list');
      return { kind: 'list', items, span: this.tokens.spanFrom(open) };
    }
    if (this.tokens.skip('{')) return this.map(open);
    if (open.text === '/') return this.path(open);
    return this.tokens.unexpected('an expression');
  }

  /** map = '{' [ conditional ':' conditional { ',' … } ] '}' */
  private map(open: Token): Expression {
    const entries: MapEntry[] = [];
    if (!this.tokens.skip('}')) {
      do {
        const key = this.conditional();
        this.tokens.expect(':', 'after the key of a map');
        entries.push({ key, value: this.conditional() });
      } while (this.tokens.skip(','));
      this.tokens.expect('}', 'after the map');
    }
    return { kind: 'map', entries, span: this.tokens.spanFrom(open) };
  }

  /** path = '/' segment { '/' segment } ; segment = text | '$(' conditional ')' */
  private path(open: Token): Expression {
    const { lexer } = this.tokens;
    this.tokens.rewind();
    const segments: (string | Expression)[] = [];
    while (lexer.skip('/')) {
      segments.push(lexer.skip('$(') ? this.interpolation() : lexer.segment().text);
    }
    this.tokens.readUpTo(lexer.position);
    return { kind: 'path', segments, span: this.tokens.spanFrom(open) };
  }

  private interpolation(): Expression {
    const expression = this.conditional();
    this.tokens.expect(')', "that closes '$('");
    return expression;
  }

  private nested(parse: () => Expression): Expression {
    this.enter();
    const result = parse();
    this.nesting -= 1;
    return result;
  }

  private enter(): void {
    this.nesting += 1;
    if (this.nesting > MAX_PARSE_NESTING) throw tooDeep(this.tokens.peek(), MAX_PARSE_NESTING);
  }
}
