/**
 * Finds the untested parts of a rules file from the reports of `:ruleCoverage`: expressions never
 * evaluated, and `allow` conditions never fulfilled or never refused.
 */
import * as z from 'zod/mini';

const node = z.object({
  sourcePosition: z.object({
    line: z.number(),
    /** Offset of the first and of the last character from the start of the file. */
    currentOffset: z.number(),
    endOffset: z.number(),
  }),
  values: z.optional(z.array(z.object({ value: z.looseObject({ boolValue: z.optional(z.boolean()) }) }))),
  get children() {
    return z.optional(z.array(node));
  },
});
type Node = z.infer<typeof node>;

const report = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })) }),
  report: z.array(node),
});

interface Expression {
  readonly line: number;
  readonly text: string;
  /** Whether it is the condition of an `allow` statement. */
  readonly isCondition: boolean;
  evaluated: boolean;
  met: boolean;
  refused: boolean;
}

export interface RulesCoverage {
  readonly expressions: number;
  readonly conditions: number;
  /** One line of text each, with the position in the file. */
  readonly gaps: readonly string[];
}

/**
 * Combines several reports of the same rules, each from some of the tests.
 * @throws Error when there is none, or when they are of different rules.
 */
export function rulesCoverage(file: string, reports: readonly unknown[]): RulesCoverage {
  const expressions = new Map<string, Expression>();
  const parsed = reports.map((one) => report.parse(one));
  const sources = new Set(parsed.map(({ rules }) => rules.files[0]?.content));
  const [source] = sources;
  if (source === undefined || sources.size > 1) throw new Error(`There is no single report of ${file}.`);
  const characters = Array.from(source);
  for (const { report: roots } of parsed) {
    for (const root of roots) add(expressions, root, characters);
  }
  const all = [...expressions.values()];
  return {
    expressions: all.length,
    conditions: all.filter(({ isCondition }) => isCondition).length,
    gaps: all.flatMap((one) => gapsOf(one).map((gap) => `${file}:${one.line} ${gap}: ${one.text}`)),
  };
}

/** Namespaces such as in `duration.value(90, 'd')` have no value, so they are never counted. */
const NAMESPACES: readonly string[] = ['duration', 'hashing', 'latlng', 'math', 'timestamp'];

function add(
  expressions: Map<string, Expression>,
  one: Node,
  characters: readonly string[],
  isRoot = true,
): void {
  const { line, currentOffset, endOffset } = one.sourcePosition;
  const key = `${currentOffset}-${endOffset}`;
  const text = characters
    .slice(currentOffset, endOffset + 1)
    .join('')
    .replaceAll(/\s+/g, ' ');
  if (NAMESPACES.includes(text)) return;
  const before = characters.slice(Math.max(0, currentOffset - 80), currentOffset).join('');
  const known = expressions.get(key) ?? {
    line,
    text,
    isCondition: isRoot && /\bif[\s(]*$/.test(before),
    evaluated: false,
    met: false,
    refused: false,
  };
  expressions.set(key, known);
  for (const { value } of one.values ?? []) {
    known.evaluated = true;
    if (value.boolValue === true) known.met = true;
    else known.refused = true;
  }
  for (const child of one.children ?? []) add(expressions, child, characters, false);
}

function gapsOf({ evaluated, isCondition, met, refused }: Expression): string[] {
  if (!evaluated) return ['never evaluated'];
  if (!isCondition) return [];
  return [...(met ? [] : ['never met']), ...(refused ? [] : ['never refused'])];
}
