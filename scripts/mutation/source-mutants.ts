/** Mutants of TypeScript: removed or inverted conditions, by source position. */
import { parseAst } from 'vite';

export interface SourceMutant {
  /** 1-based. */
  readonly line: number;
  readonly description: string;
  /** The whole mutated file. */
  readonly source: string;
}

/** The relevant fields of an ESTree node; all other fields are only traversed. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly fields: ReadonlyMap<string, unknown>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly description: string;
  /** A number or a boolean: only its line identifies it. */
  readonly isLiteral?: true;
}

const FLIPPED = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

const OTHER_ARITHMETIC = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
]);

/** Properties that only affect appearance; tests without a browser cannot detect a change. */
const LOOK = new Set(['sx', 'style', 'slotProps', 'spacing', 'minRows', 'direction']);
/** The same for elements only: elsewhere these names are used in calculations. */
const LOOK_OF_ELEMENTS = new Set(['width', 'height', 'size', 'rows']);

function langOf(file: string): 'ts' | 'tsx' {
  return file.endsWith('.tsx') ? 'tsx' : 'ts';
}

/** Returns every mutant of a file: conditions, arithmetic, defaults, negations, numbers, booleans. */
export function allSourceMutants(file: string, source: string): SourceMutant[] {
  const program = toNode(parseAst(source, { lang: langOf(file) }, file));
  if (!program) throw new Error(`${file} has no program`);
  const edits: Edit[] = [];
  const unreachable = new Set<number>();
  const text = ({ start, end }: Node): string => source.slice(start, end);
  walk(program, true, (node, isInside) => {
    const isSeen = isInside && !isLook(node) && !isNamedConstant(node);
    const fallback = isIndexFallback(node) ? toNode(node.fields.get('right')) : undefined;
    if (fallback) unreachable.add(fallback.start);
    if (isSeen && !unreachable.has(node.start))
      edits.push(...editsOf(node, text), ...furtherEditsOf(node, text));
    return isSeen;
  });
  return toMutants(source, edits);
}

/**
 * Whether the node is the number of a named constant, such as a limit or a score: another one is another
 * decision, which only a test that repeats it would detect.
 */
function isNamedConstant({ type, fields }: Node): boolean {
  if (type !== 'VariableDeclarator' || !/^[A-Z][A-Z0-9_]+$/u.test(nameOf(fields.get('id')) ?? ''))
    return false;
  const value = toNode(fields.get('init'));
  return value !== undefined && isNumeric(value);
}

/** Whether a value consists of numbers only: a literal, a calculation, or an object or list of these. */
function isNumeric({ type, fields }: Node): boolean {
  const all = (name: string): boolean =>
    [fields.get(name)].flat().every((item) => {
      const node = toNode(item);
      return node !== undefined && isNumeric(node);
    });
  switch (type) {
    case 'Literal':
      return typeof fields.get('value') === 'number';
    case 'BinaryExpression':
      return all('left') && all('right');
    case 'ObjectExpression':
      return all('properties');
    case 'ArrayExpression':
      return all('elements');
    case 'Property':
      return all('value');
    case 'TSAsExpression':
      return all('expression');
    default:
      return false;
  }
}

/**
 * Whether the node is `list[index] ?? 0` or alike: the types demand a fallback, which an index within the
 * list never reaches.
 */
function isIndexFallback({ type, fields }: Node): boolean {
  if (type !== 'LogicalExpression' || fields.get('operator') !== '??') return false;
  const [left, right] = [toNode(fields.get('left')), toNode(fields.get('right'))];
  const isIndexed = left?.type === 'MemberExpression' && left.fields.get('computed') === true;
  const isBlank =
    right?.type === 'Literal' || (right?.type === 'ArrayExpression' && right.end - right.start === 2);
  return isIndexed && isBlank;
}

function isLook({ type, fields }: Node): boolean {
  const name = nameOf(fields.get('name') ?? fields.get('key')) ?? '';
  return LOOK.has(name) || (type === 'JSXAttribute' && LOOK_OF_ELEMENTS.has(name));
}

/** Returns the mutants of conditions in the named functions, or in the whole file. */
export function sourceMutants(file: string, source: string, functions?: readonly string[]): SourceMutant[] {
  const program = toNode(parseAst(source, { lang: langOf(file) }, file));
  if (!program) throw new Error(`${file} has no program`);
  const edits: Edit[] = [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  walk(program, functions === undefined, (node, isInside) => {
    const isNamed = functions?.includes(nameOf(node.fields.get('id')) ?? '') === true;
    if (isInside) edits.push(...editsOf(node, text));
    return isInside || (node.type === 'FunctionDeclaration' && isNamed);
  });
  return toMutants(source, edits);
}

function toMutants(source: string, edits: readonly Edit[]): SourceMutant[] {
  const lines = source.split('\n');
  return edits.map(({ start, end, text: replacement, description, isLiteral }) => {
    const line = source.slice(0, start).split('\n').length;
    const where = isLiteral ? ` in ${lines[line - 1]?.trim()}` : '';
    return {
      line,
      description: `${description}${where}`.replaceAll(/\s+/gu, ' '),
      source: source.slice(0, start) + replacement + source.slice(end),
    };
  });
}

function editsOf(node: Node, text: (node: Node) => string): Edit[] {
  const { type, start, end, fields } = node;
  const child = (name: string): Node | undefined => toNode(fields.get(name));
  if (type === 'IfStatement' || type === 'ConditionalExpression') {
    const test = child('test');
    if (!test) return [];
    return ['true', 'false'].map((value) => ({
      start: test.start,
      end: test.end,
      text: value,
      description: `${value} instead of ${text(test)}`,
    }));
  }
  if (type === 'LogicalExpression') {
    return ['left', 'right'].flatMap((side) => {
      const operand = child(side);
      if (!operand || fields.get('operator') === '??') return [];
      const description = `only ${text(operand)} of ${text(node)}`;
      return [{ start, end, text: `(${text(operand)})`, description }];
    });
  }
  if (type === 'BinaryExpression') {
    const [left, right] = [child('left'), child('right')];
    const flipped = FLIPPED.get(String(fields.get('operator')));
    if (!left || !right || flipped === undefined) return [];
    const turned = `${text(left)} ${flipped} ${text(right)}`;
    return [{ start, end, text: turned, description: `${turned} instead of ${text(node)}` }];
  }
  const value = fields.get('value');
  if (type === 'Literal' && typeof value === 'boolean') {
    const description = `${!value} instead of ${value}`;
    return [{ start, end, text: String(!value), description, isLiteral: true }];
  }
  // A guard or a write that is called for its side effect.
  if (type === 'ExpressionStatement' && child('expression')?.type === 'CallExpression') {
    return [{ start, end, text: '', description: `without ${text(node)}` }];
  }
  return [];
}

/** Arithmetic, defaults, negations and numbers. */
function furtherEditsOf(node: Node, text: (node: Node) => string): Edit[] {
  const { type, start, end, fields } = node;
  const edit = (replacement: string): Edit[] => [
    { start, end, text: replacement, description: `${replacement} instead of ${text(node)}` },
  ];
  const [left, right] = [toNode(fields.get('left')), toNode(fields.get('right'))];
  const operator = String(fields.get('operator'));
  if (type === 'BinaryExpression' && left && right) {
    const other = OTHER_ARITHMETIC.get(operator);
    // + also joins texts, which cannot be subtracted.
    if (other === undefined || /['"`]/u.test(text(node))) return [];
    return edit(`${text(left)} ${other} ${text(right)}`);
  }
  if (type === 'LogicalExpression' && operator === '??' && left && right) {
    return [...(isIndexFallback(node) ? [] : edit(`(${text(left)})`)), ...edit(`(${text(right)})`)];
  }
  if (type === 'UnaryExpression' && operator === '!') {
    const argument = toNode(fields.get('argument'));
    return argument ? edit(`(${text(argument)})`) : [];
  }
  const value = type === 'Literal' ? fields.get('value') : undefined;
  return typeof value === 'number' ? edit(String(value + 1)).map((one) => ({ ...one, isLiteral: true })) : [];
}

type Visit = (node: Node, isInside: boolean) => boolean;

/** Parts of a node that contain only types. */
const TYPES = new Set([
  'typeAnnotation',
  'returnType',
  'typeArguments',
  'typeParameters',
  'superTypeArguments',
]);

function walk(node: Node, isInside: boolean, visit: Visit): void {
  const inside = visit(node, isInside);
  for (const [name, value] of node.fields) {
    if (TYPES.has(name)) continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      const child = toNode(item);
      if (child) walk(child, inside, visit);
    }
  }
}

function toNode(value: unknown): Node | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [type, start, end] = ['type', 'start', 'end'].map((name) => fields.get(name));
  if (typeof type !== 'string' || typeof start !== 'number' || typeof end !== 'number') return undefined;
  return { type, start, end, fields };
}

function nameOf(id: unknown): string | undefined {
  const name = toNode(id)?.fields.get('name');
  return typeof name === 'string' ? name : undefined;
}
