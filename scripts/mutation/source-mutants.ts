/** Mutants of TypeScript: guards that are dropped or turned round, by source position. */
import { parseAst } from 'vite';

export interface SourceMutant {
  /** 1-based. */
  readonly line: number;
  readonly description: string;
  /** The whole mutated file. */
  readonly source: string;
}

/** What of an ESTree node is looked at; everything else is walked through. */
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
}

const FLIPPED = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

/** Mutants of the functions named, or of the whole file. */
export function sourceMutants(file: string, source: string, functions?: readonly string[]): SourceMutant[] {
  const program = toNode(parseAst(source, { lang: 'ts' }, file));
  if (!program) throw new Error(`${file} has no program`);
  const edits: Edit[] = [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  walk(program, functions === undefined, (node, isInside) => {
    const isNamed = functions?.includes(nameOf(node.fields.get('id')) ?? '') === true;
    if (isInside) edits.push(...editsOf(node, text));
    return isInside || (node.type === 'FunctionDeclaration' && isNamed);
  });
  return edits.map(({ start, end, text: replacement, description }) => ({
    line: source.slice(0, start).split('\n').length,
    description: description.replaceAll(/\s+/gu, ' '),
    source: source.slice(0, start) + replacement + source.slice(end),
  }));
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
    return [{ start, end, text: String(!value), description: `${!value} instead of ${value}` }];
  }
  // A guard or a write that is called for its effect.
  if (type === 'ExpressionStatement' && child('expression')?.type === 'CallExpression') {
    return [{ start, end, text: '', description: `without ${text(node)}` }];
  }
  return [];
}

type Visit = (node: Node, isInside: boolean) => boolean;

function walk(node: Node, isInside: boolean, visit: Visit): void {
  const inside = visit(node, isInside);
  for (const [name, value] of node.fields) {
    if (name === 'typeAnnotation' || name === 'returnType') continue;
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
