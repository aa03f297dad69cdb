import { describe, expect, test } from 'vitest';

import { RulesSyntaxError } from '../../src/rules/errors.ts';
import { parseRules } from '../../src/rules/language/parser.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
} from '../../src/rules/language/tree.ts';
import { textOf } from '../../src/rules/values/values.ts';

/** The tree as one line of nested brackets. */
function write(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return node.value.kind === 'string' ? JSON.stringify(node.value.value) : (textOf(node.value) ?? '');
    case 'name':
      return node.name;
    case 'list':
      return `[${node.items.map(write).join(' ')}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${write(key)}: ${write(value)}`).join(' ')}}`;
    case 'path':
      return node.segments
        .map((part) => `/${typeof part === 'string' ? part : `$(${write(part)})`}`)
        .join('');
    case 'member':
      return `(. ${write(node.object)} ${node.name})`;
    case 'call':
      return `(${[node.name, ...node.args.map(write)].join(' ')})`;
    case 'method':
      return `(${[`.${node.name}`, write(node.object), ...node.args.map(write)].join(' ')})`;
    case 'index':
      return `(at ${write(node.object)} ${write(node.index)})`;
    case 'slice':
      return `(slice ${write(node.object)} ${write(node.from)} ${write(node.to)})`;
    case 'not':
      return `(! ${write(node.operand)})`;
    case 'negative':
      return `(- ${write(node.operand)})`;
    case 'binary':
      return `(${node.op} ${write(node.left)} ${write(node.right)})`;
    case 'logical':
      return `(${[node.op, ...node.operands.map(write)].join(' ')})`;
    case 'is':
      return `(is ${write(node.operand)} ${node.typeName})`;
    default:
      return `(? ${write(node.test)} ${write(node.yes)} ${write(node.no)})`;
  }
}

function expressionOf(text: string): string {
  const file = parseRules(`service a.b { match /x { allow read: if ${text}; } }`);
  const condition = file.services[0]?.matches[0]?.allows[0]?.condition;
  return condition ? write(condition) : 'none';
}

describe('expressions, text to tree', () => {
  test.each([
    ['\'a\' + "b"', '(+ "a" "b")'],
    [String.raw`'\n\t\\\'\u00e9\x41'`, String.raw`"\n\t\\'éA"`],
    ['1 + 2 * 3 - 4', '(- (+ 1 (* 2 3)) 4)'],
    ['1.50', '1.5'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['- - 1', '(- -1)'],
    ['-a.b', '(- (. a b))'],
    ['!a == b', '(== (! a) b)'],
    ['a || b && c || d', '(|| a (&& b c) d)'],
    ['(a || b) && c', '(&& (|| a b) c)'],
    ['a == b != c', '(!= (== a b) c)'],
    ['a < b == c in d', '(== (< a b) (in c d))'],
    ['a + 1 is int', '(is (+ a 1) int)'],
    ['a ? b : c ? d : e', '(? a b (? c d e))'],
    ['f()', '(f)'],
    ['f(a, [b])', '(f a [b])'],
    ['a.b.c(d)[0][1:2]', '(slice (at (.c (. a b) d) 0) 1 2)'],
    ["{'a': 1, b: [2]}", '{"a": 1 b: [2]}'],
    ['{}', '{}'],
    ['a.match.in', '(. (. a match) in)'],
    ['/a/$(b.c)/d-e.f == g', '(== /a/$((. b c))/d-e.f g)'],
    [
      'exists(/databases/(default)/documents/a/$(f(x)))',
      '(exists /databases/(default)/documents/a/$((f x)))',
    ],
    ['a / b / c', '(/ (/ a b) c)'],
    ['a /* comment */ && // another\n b', '(&& a b)'],
  ])('%s', (text, tree) => {
    expect(expressionOf(text)).toBe(tree);
  });
});

describe('positions', () => {
  test('span lines, columns and offsets', () => {
    const file = parseRules('service a.b {\n  match /x {\n    allow get: if (a ||\n b) && c;\n  }\n}');
    const condition = file.services[0]?.matches[0]?.allows[0]?.condition;
    expect(condition?.span).toMatchObject({ line: 3, column: 19, start: 45, end: 59 });
    expect(condition?.kind === 'logical' && condition.operands[1]?.span).toMatchObject({
      line: 4,
      column: 8,
    });
  });
});

function functions(declared: ReadonlyMap<string, FunctionDeclaration>): string[] {
  return [...declared.values()].map(
    ({ name, parameters, lets }) =>
      `${name}(${[...parameters, ...lets.map((statement) => statement.name)].join()})`,
  );
}

function summary(file: RulesFile): unknown {
  const match = (block: MatchBlock): unknown => ({
    path: block.segments.map((part) => (part.kind === 'literal' ? part.text : `${part.kind} ${part.name}`)),
    functions: functions(block.functions),
    allows: block.allows.map(({ allows, condition }) => [[...allows].join(), condition && write(condition)]),
    matches: block.matches.map(match),
  });
  const [service] = file.services;
  return {
    version: file.version,
    functions: functions(file.functions),
    service: service?.name,
    inService: functions(service?.functions ?? new Map()),
    matches: service?.matches.map(match),
  };
}

test('statements, text to tree', () => {
  const file = parseRules(`rules_version = '2';
    function top() { return true; }
    service cloud.firestore {
      function outer(a, b) { let c = a; return b == c; }
      match /databases/{database}/documents {
        match /a-b/{x=**}/c/{id} { allow read; allow write, get: if outer(1, 2); }
      }
    }`);
  expect(summary(file)).toEqual({
    version: '2',
    functions: ['top()'],
    service: 'cloud.firestore',
    inService: ['outer(a,b,c)'],
    matches: [
      {
        path: ['databases', 'single database', 'documents'],
        functions: [],
        allows: [],
        matches: [
          {
            path: ['a-b', 'recursive x', 'c', 'single id'],
            functions: [],
            allows: [
              ['get,list', undefined],
              ['create,update,delete,get', '(outer 1 2)'],
            ],
            matches: [],
          },
        ],
      },
    ],
  });
});

function messageOf(text: string): string {
  try {
    parseRules(text);
    return 'no error';
  } catch (problem) {
    if (problem instanceof RulesSyntaxError) return `L${problem.line}:${problem.column} ${problem.message}`;
    throw problem;
  }
}

function inAllow(condition: string): string {
  return `service a.b {\nmatch /x {\nallow read: if ${condition}`;
}

describe('text to message', () => {
  test.each([
    ['', "L1:1 Unexpected the end of the file; expected 'service'."],
    ['rules_version = 2;', "L1:17 Unknown rules_version '2'; expected '1' or '2'."],
    ["rules_version = '2'", "L1:20 Missing ';' after the rules_version, found the end of the file."],
    ['service a {}', "L1:11 Missing '.' in the service name, found '{'."],
    ['service a.b { allow read; }', "L1:15 Unexpected 'allow'; expected 'match', 'function' or '}'."],
    ['service a.b { /x {} }', "L1:15 Missing 'match' keyword before path, found '/'."],
    ['service a.b { match x {} }', "L1:21 Missing a path that begins with '/' after 'match', found 'x'."],
    ['service a.b { match /x/ {} }', "L1:24 Missing a path segment after '/'."],
    ['service a.b { match /{x {} }', "L1:25 Missing '}' after the wildcard, found '{'."],
    [
      'service a.b { match /{x=*} {} }',
      "L1:26 Missing '*' after '=*' in a recursive wildcard '{name=**}', found '}'.",
    ],
    [
      "rules_version = '1'; service a.b { match /{x=**}/y {} }",
      "L1:50 In rules_version '1' a recursive wildcard must be the last segment of the path.",
    ],
    [
      "rules_version = '2'; service a.b { match /{x=**} { match /y/{z=**} {} } }",
      'L1:61 Invalid glob match expression. Only one glob match is permitted in a match declaration path.',
    ],
    [
      'service a.b { match /x { allow foo; } }',
      "L1:32 Unknown method 'foo'; expected get, list, create, update, delete, read, write.",
    ],
    [
      'service a.b {\nmatch /x {\nallow read: if true\n}}',
      "L3:20 Missing ';' after the condition of the allow statement, found '}'.",
    ],
    [inAllow(';'), "L3:16 Missing conditional expression after 'if'."],
    [inAllow('a b;'), "L3:17 Missing ';' after the condition of the allow statement, found 'b'."],
    [inAllow('(a;'), "L3:18 Missing ')' that closes '(', found ';'."],
    [inAllow('a[1;'), "L3:19 Missing ']' after the index, found ';'."],
    [inAllow('a ? b;'), "L3:21 Missing ':' between the branches of '?', found ';'."],
    [inAllow("{'a' 1};"), "L3:21 Missing ':' after the key of a map, found '1'."],
    [
      inAllow('a is null;'),
      "L3:21 Unknown type 'null' after 'is'; the types are bool, bytes, constraint, duration, float, int, latlng, list, vector, set, number, map, string, timestamp, path, map_diff.",
    ],
    [inAllow('2.size() == 1;'), "L3:18 Missing digits after '2.'."],
    [inAllow('12abc;'), "L3:18 Unexpected 'a' after a number."],
    [inAllow('9223372036854775808 > 0;'), 'L3:16 The integer does not fit 64 bits.'],
    [inAllow("'abc"), "L3:16 Missing ' that ends the string."],
    [inAllow(String.raw`'a\d';`), String.raw`L3:18 Unknown escape '\d'; a backslash itself is written '\\'.`],
    [inAllow('a # b;'), "L3:18 Unexpected '#'."],
    [inAllow('a && return;'), "L3:21 Unexpected 'return'; expected an expression."],
    [inAllow('/a//b == c;'), "L3:19 Missing a path segment after '/'."],
    [inAllow('true /* never closed'), "L3:21 Missing '*/' that ends the comment."],
    ['function f() { let a = 1; }', "L1:27 Missing 'return' at the end of the function, found '}'."],
    ['function f() { return 1 }', "L1:24 Missing ';' after the returned expression, found '}'."],
    ['function f(a, a) { return a; }', 'L1:15 The identifier [a] is already bound in the current scope.'],
    [
      'function f(a) { let a = 1; return a; }',
      'L1:21 The identifier [a] is already bound in the current scope.',
    ],
    ['function if() { return 1; }', "L1:10 'if' is a reserved word; expected a function name."],
    [
      'function f() { return 1; } function f() { return 2; }',
      'L1:37 The function [f] is already defined in the current scope.',
    ],
  ])('%s', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });
});

const brackets = (depth: number): string => '('.repeat(depth) + 'a' + ')'.repeat(depth);

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `v${at}`);

const matches = (depth: number): string => 'match /x { '.repeat(depth) + '}'.repeat(depth);

const withLets = (count: number): string =>
  `function f() { ${names(count)
    .map((name) => `let ${name} = 1;`)
    .join(' ')} return 1; } service a.b {}`;

test.each([
  [
    'nesting',
    inAllow(`${brackets(99)}; } }`),
    inAllow(`${brackets(100)}; } }`),
    'nested more than 100 levels',
  ],
  [
    'depth of a chain',
    inAllow(`${Array(400).fill('a').join('+')}; } }`),
    inAllow(`${Array(401).fill('a').join('+')}; } }`),
    'nested more than 400 levels',
  ],
  [
    'parameters',
    `function f(${names(7).join()}) { return 1; } service a.b {}`,
    `function f(${names(8).join()}) { return 1; } service a.b {}`,
    'More than 7 parameters',
  ],
  ['lets', withLets(10), withLets(11), "More than 10 'let'"],
  [
    'nested matches',
    `service a.b { ${matches(10)} }`,
    `service a.b { ${matches(11)} }`,
    'More than 10 nested match blocks',
  ],
  [
    'size',
    `service a.b {}//${'x'.repeat(256 * 1024 - 16)}`,
    `service a.b {}//${'é'.repeat(128 * 1024)}`,
    'longer than 262144 bytes',
  ],
])('limit of %s', (_, fits, exceeds, message) => {
  expect(messageOf(fits)).toBe('no error');
  expect(messageOf(exceeds)).toContain(message);
});
