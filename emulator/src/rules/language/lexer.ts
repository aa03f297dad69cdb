/**
 * Converts rules source to tokens on demand: the parser requests path segments separately, because `/a/b`
 * can be a path or two divisions, depending on its position.
 */
import { RulesSyntaxError } from '../errors.ts';
import type { Span } from '../errors.ts';

type TokenKind = 'name' | 'int' | 'float' | 'string' | 'symbol' | 'end';

export interface Token extends Span {
  readonly kind: TokenKind;
  /** The source text of the token; for a string, its decoded value. */
  readonly text: string;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /[0-9]+(?:\.[0-9]*)?/y;
const SYMBOL = /[=!<>]=|&&|\|\||[{}()[\],;:.?=<>+\-*/%!$]/y;
/** Text that is allowed unquoted between two slashes of a path. */
const SEGMENT = /[^\s/{}()[\]$,;:'"=<>!&|?+*]*/y;
const BRACKETED_SEGMENT = /\([\w-]+\)/y;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '0': '\0',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};

export class Lexer {
  readonly source: string;
  private offset = 0;
  private readonly lineStarts: readonly number[];

  constructor(source: string) {
    this.source = source;
    this.lineStarts = findLineStarts(source);
  }

  /** Returns the next token, after spaces and comments. */
  next(): Token {
    this.read(SPACE);
    const start = this.offset;
    const char = this.source.charAt(start);
    if (char === '') return this.token('end', start, '<EOF>');
    if (this.source.startsWith('/*', start)) throw this.fault(start, "Missing '*/' that ends the comment.");
    if (char === "'" || char === '"') return this.string(start, char);
    const name = this.read(NAME);
    if (name !== '') return this.token('name', start, name);
    const number = this.read(NUMBER);
    if (number !== '') return this.number(start, number);
    const symbol = this.read(SYMBOL);
    if (symbol !== '') return this.token('symbol', start, symbol);
    throw this.fault(start, `Unexpected '${String.fromCodePoint(this.source.codePointAt(start) ?? 0)}'.`);
  }

  /** Continues at the given offset, when the parser switches between tokens and path segments. */
  seek(offset: number): void {
    this.offset = offset;
  }

  /** Returns the unquoted text of one path segment at the current offset. */
  segment(): Token {
    const start = this.offset;
    const isBracketed = this.source.charAt(start) === '(';
    const text = this.read(isBracketed ? BRACKETED_SEGMENT : SEGMENT);
    if (isBracketed && text === '') throw this.fault(start, "Unexpected '(' in a path.");
    if (text === '') throw this.fault(start, "Missing a path segment after '/'.");
    return this.token('name', start, text);
  }

  /** Returns true if the text is at the current offset, and moves behind it. */
  skip(text: string): boolean {
    if (!this.source.startsWith(text, this.offset)) return false;
    this.offset += text.length;
    return true;
  }

  get position(): number {
    return this.offset;
  }

  span(start: number, end: number): Span {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: start - (this.lineStarts[low] ?? 0) + 1, start, end };
  }

  fault(at: number, message: string): RulesSyntaxError {
    return new RulesSyntaxError(this.span(at, at), message);
  }

  private token(kind: TokenKind, start: number, text: string): Token {
    return { ...this.span(start, this.offset), kind, text };
  }

  /**
   * Returns the match of the sticky pattern at the current offset, and moves behind it; '' if there is
   * none.
   */
  private read(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const text = pattern.exec(this.source)?.[0] ?? '';
    this.offset += text.length;
    return text;
  }

  /** Digits, or digits '.' digits. `2.size()` is an error, not a number followed by a call (measured). */
  private number(start: number, text: string): Token {
    if (text.endsWith('.')) throw this.fault(this.offset, `Missing digits after '${text}'.`);
    const after = this.source.charAt(this.offset);
    if (/[A-Za-z_]/.test(after)) throw this.fault(this.offset, `Unexpected '${after}' after a number.`);
    return this.token(text.includes('.') ? 'float' : 'int', start, text);
  }

  private string(start: number, quote: string): Token {
    let text = '';
    this.offset += 1;
    for (;;) {
      const char = this.source.charAt(this.offset);
      if (char === '' || char === '\n' || char === '\r') {
        throw this.fault(start, `Missing ${quote} that ends the string.`);
      }
      this.offset += 1;
      if (char === quote) return this.token('string', start, text);
      text += char === '\\' ? this.escape() : char;
    }
  }

  private escape(): string {
    const start = this.offset;
    const letter = this.source.charAt(start);
    const hex = /^(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2}))/.exec(
      this.source.slice(start, start + 9),
    );
    if (hex) {
      const code = parseInt(hex[1] ?? hex[2] ?? hex[3] ?? '', 16);
      if (code > 0x10ffff) throw this.fault(start - 1, 'The escape names no Unicode character.');
      this.offset += hex[0].length;
      return String.fromCodePoint(code);
    }
    const plain = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
    if (plain === undefined) {
      throw this.fault(start - 1, `Unknown escape '\\${letter}'; a backslash itself is written '\\\\'.`);
    }
    this.offset += 1;
    return plain;
  }
}

function findLineStarts(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
