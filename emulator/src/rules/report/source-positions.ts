/** Places as the coverage report gives them: offsets count Unicode characters, the end is inclusive. */
import type { Span } from '../errors.ts';

export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** A function from spans (UTF-16 units, end exclusive) to positions in that source. */
export function positionsIn(source: string): (span: Span) => SourcePosition {
  const offsets = characterOffsets(source);
  const characters = (at: number): number => offsets?.[at] ?? at;
  return ({ line, column, start, end }) => ({
    line,
    column: column - (start - characters(start)) + lineShift(start - column + 1, characters),
    currentOffset: characters(start),
    endOffset: characters(end) - 1,
  });
}

/** Surrogate pairs before the line do not shift the column. */
function lineShift(lineStart: number, characters: (at: number) => number): number {
  return lineStart - characters(lineStart);
}

/** Character count before each UTF-16 unit; undefined when the two are the same. */
function characterOffsets(source: string): Uint32Array | undefined {
  if (!/[\uD800-\uDBFF]/.test(source)) return undefined;
  const offsets = new Uint32Array(source.length + 1);
  let at = 0;
  let count = 0;
  for (const character of source) {
    offsets.fill(count, at, at + character.length);
    at += character.length;
    count += 1;
  }
  offsets[at] = count;
  return offsets;
}
