/** One token of lookahead over the lexer, and the errors of the parser. */
import { RulesSyntaxError } from '../errors.ts';
import type { Span } from '../errors.ts';
import { Lexer } from './lexer.ts';
import type { Token } from './lexer.ts';

export class TokenStream {
  readonly lexer: Lexer;
  private ahead: Token | undefined;
  private lastEnd = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
  }

  peek(): Token {
    this.ahead ??= this.lexer.next();
    return this.ahead;
  }

  take(): Token {
    const token = this.peek();
    this.ahead = undefined;
    this.lastEnd = token.end;
    return token;
  }

  /** Returns the lookahead to the lexer, so that it can read path segments from the token's start. */
  rewind(): void {
    if (this.ahead) this.lexer.seek(this.ahead.start);
    this.ahead = undefined;
  }

  /** Returns true for a symbol or keyword with this text, but not for a string. */
  at(text: string): boolean {
    const token = this.peek();
    return token.text === text && (token.kind === 'symbol' || token.kind === 'name');
  }

  skip(text: string): Token | undefined {
    return this.at(text) ? this.take() : undefined;
  }

  /** Consumes the symbol or keyword, or throws an error with the token found instead. */
  expect(text: string, where: string): Token {
    return this.skip(text) ?? this.missing(`'${text}'`, where);
  }

  expectName(what: string, where: string): Token {
    return this.peek().kind === 'name' ? this.take() : this.missing(what, where);
  }

  /** Reports a missing semicolon right behind the last token, everything else at the unexpected token. */
  missing(what: string, where: string): never {
    const found = this.peek();
    const at = what === "';'" ? this.lexer.span(this.lastEnd, this.lastEnd) : found;
    throw new RulesSyntaxError(at, `Missing ${what} ${where}, found ${describe(found)}.`);
  }

  unexpected(expected: string): never {
    const found = this.peek();
    throw new RulesSyntaxError(found, `Unexpected ${describe(found)}; expected ${expected}.`);
  }

  /** Returns the span from the start of `from` to the end of the last token read. */
  spanFrom(from: Span): Span {
    return { line: from.line, column: from.column, start: from.start, end: this.lastEnd };
  }

  /** Sets how far path segments were read directly from the lexer. */
  readUpTo(end: number): void {
    this.lastEnd = end;
  }
}

export function describe(token: Token): string {
  if (token.kind === 'end') return 'the end of the file';
  return token.kind === 'string' ? `the string ${JSON.stringify(token.text)}` : `'${token.text}'`;
}
