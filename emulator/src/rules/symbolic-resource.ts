/**
 * The document a query may return, as far as its conditions tell: equality gives a field its value,
 * other conditions a constraint, all other fields are unknown (as the official emulator does).
 */
import { toRulesValue } from './values/firestore-values.ts';
import type { Condition, Disjunct } from '../model/disjunctions.ts';
import type { Constraint, RulesMap, RulesValue } from './values/values.ts';

/** Fields by name while they are collected; a nested map for paths with several segments. */
type Draft = Map<string, RulesValue | Draft>;

/** `resource` of a query: an open map with `data`; the id is unknown. */
export function symbolicResource(disjunct: Disjunct): RulesMap {
  const draft: Draft = new Map();
  // Equalities last, because they are more specific than any constraint on the same field.
  for (const condition of [...disjunct].sort((left, right) => rank(left) - rank(right))) {
    // Conditions on the document's own name do not constrain its fields.
    if (condition.field[0] !== '__name__') place(draft, condition.field, condition);
  }
  return { kind: 'map', open: true, fields: new Map([['data', finished(draft)]]) };
}

function rank(condition: Condition): number {
  return condition.op === 'EQUAL' ? 1 : 0;
}

function place(draft: Draft, field: readonly string[], condition: Condition): void {
  const [name, ...rest] = field;
  if (name === undefined) return;
  const known = draft.get(name);
  if (rest.length === 0) {
    draft.set(name, narrowed(known instanceof Map ? undefined : known, condition));
  } else if (known === undefined || known instanceof Map) {
    const inner: Draft = known ?? new Map();
    draft.set(name, inner);
    place(inner, rest, condition);
  }
  // Otherwise an equality already determines the whole map, and a part of it adds nothing.
}

function narrowed(known: RulesValue | undefined, condition: Condition): RulesValue {
  if (condition.op === 'EQUAL') return toRulesValue(condition.value);
  const before = known?.kind === 'constraint' ? known.constraints : [];
  return { kind: 'constraint', constraints: [...before, ...constraintsOf(condition)] };
}

const COMPARATORS: Readonly<Partial<Record<Condition['op'], Constraint['op']>>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'contains',
};

function constraintsOf(condition: Condition): readonly Constraint[] {
  const value = toRulesValue(condition.value);
  const op = COMPARATORS[condition.op];
  if (op) return [{ op, value }];
  const excluded = condition.op === 'NOT_IN' && value.kind === 'list' ? value.values : [];
  return excluded.map((member) => ({ op: '!=', value: member }));
}

function finished(draft: Draft): RulesMap {
  const fields = new Map<string, RulesValue>();
  for (const [name, value] of draft) fields.set(name, value instanceof Map ? finished(value) : value);
  return { kind: 'map', open: true, fields };
}
