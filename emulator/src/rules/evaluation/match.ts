/**
 * Finds the match blocks that apply to a path and binds their wildcards (vendor's reference of the rules
 * language). The path of a query is only partly known: the document ids are unknown, and in a collection
 * group also the parents.
 */
import { Environment } from './environment.ts';
import type { AllowStatement, MatchBlock, PathSegment, ServiceBlock } from '../language/tree.ts';
import { string } from '../values/values.ts';
import type { Outcome, RulesValue } from '../values/values.ts';

/** One unknown segment. */
export const ANY_ID = Symbol('any id');
/** Any number of unknown segments; only a recursive wildcard of rules_version 2 covers them. */
export const ANY_SEGMENTS = Symbol('any segments');

export type Segment = string | typeof ANY_ID | typeof ANY_SEGMENTS;

export interface AppliedMatch {
  readonly allows: readonly AllowStatement[];
  readonly scope: Environment;
}

/** A value that proves nothing, so that every condition on it is unknown. */
const UNKNOWN_VALUE: RulesValue = { kind: 'constraint', constraints: [] };

type Binding = readonly [string, Outcome];

interface Consumed {
  readonly length: number;
  readonly bindings: readonly Binding[];
}

/** Returns all blocks whose complete pattern matches the complete path, in source order. */
export function findMatches(
  service: ServiceBlock,
  path: readonly Segment[],
  globals: Environment,
  version: '1' | '2',
): readonly AppliedMatch[] {
  const found: AppliedMatch[] = [];
  const scope = new Environment(globals, [], service.functions);
  collect(service.matches, path, scope, version, found);
  return found;
}

function collect(
  blocks: readonly MatchBlock[],
  rest: readonly Segment[],
  outer: Environment,
  version: '1' | '2',
  found: AppliedMatch[],
): void {
  for (const block of blocks) {
    for (const { length, bindings } of consume(block.segments, rest, version)) {
      const scope = new Environment(outer, bindings, block.functions);
      if (length === rest.length) found.push({ allows: block.allows, scope });
      collect(block.matches, rest.slice(length), scope, version, found);
    }
  }
}

/**
 * Returns every way in which the pattern can match the beginning of the path; only `{x=**}` has several.
 */
function consume(
  pattern: readonly PathSegment[],
  path: readonly Segment[],
  version: '1' | '2',
): readonly Consumed[] {
  const [first, ...others] = pattern;
  if (!first) return [{ length: 0, bindings: [] }];
  return headLengths(first, path, version).flatMap((length) =>
    consume(others, path.slice(length), version).map((rest) => ({
      length: length + rest.length,
      bindings: [...bind(first, path.slice(0, length)), ...rest.bindings],
    })),
  );
}

/** Returns how many segments of the path this segment of the pattern may match. */
function headLengths(first: PathSegment, path: readonly Segment[], version: '1' | '2'): readonly number[] {
  const head = path[0];
  if (first.kind === 'literal') return head === first.text ? [1] : [];
  if (first.kind === 'single') return head === undefined || head === ANY_SEGMENTS ? [] : [1];
  if (version === '1') {
    // Version 1: the last segment of a pattern, for one or more segments.
    return path.length > 0 && !path.includes(ANY_SEGMENTS) ? [path.length] : [];
  }
  return Array.from({ length: path.length + 1 }, (_, length) => length);
}

function bind(segment: PathSegment, covered: readonly Segment[]): readonly Binding[] {
  if (segment.kind === 'literal') return [];
  const known = covered.filter((part) => typeof part === 'string');
  if (known.length < covered.length) return [[segment.name, UNKNOWN_VALUE]];
  return [
    [segment.name, segment.kind === 'single' ? string(known[0] ?? '') : { kind: 'path', segments: known }],
  ];
}
