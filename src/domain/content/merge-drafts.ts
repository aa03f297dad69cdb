/** Brings together what two editors have written into one draft. */
import { changedFields, mergeChanges } from '../merge-changes.ts';
import type { ContentRecord } from './content.ts';

function isRecord(value: unknown): value is ContentRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without what is undefined, and with sorted names: Firestore keeps no order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return Object.fromEntries(names.toSorted().map((name) => [name, canonical(value[name])]));
}

export function isSameRecord(first: ContentRecord, second: ContentRecord): boolean {
  return JSON.stringify(canonical(first)) === JSON.stringify(canonical(second));
}

/** The fields by their paths (`title.ka`); a list is one field. */
export function fieldsOf(record: ContentRecord, path = ''): ContentRecord {
  const entries = Object.entries(record).flatMap(([name, value]) =>
    isRecord(value)
      ? Object.entries(fieldsOf(value, `${path}${name}.`))
      : [[`${path}${name}`, canonical(value)] as const],
  );
  return Object.fromEntries(entries);
}

/** Returns the record with another value at a path, in lists too; undefined removes it. */
export function withField(record: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(record))
    return record.map((item: unknown, index) =>
      String(index) === name ? withField(item, rest, value) : item,
    );
  const { [name]: present, ...others } = isRecord(record) ? record : {};
  const changed = withField(present, rest, value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

/**
 * Applies what I changed since `base` to what is stored now.
 * @returns `conflicts`: the stored values of fields that both have changed; the record has mine. `taken`: the paths of
 * those that it has as stored, not as mine.
 */
export function mergeDrafts(base: ContentRecord, mine: ContentRecord, stored: ContentRecord) {
  const all = [base, mine, stored].map((record) => fieldsOf(record));
  const names = [...new Set(all.flatMap((fields) => Object.keys(fields)))];
  const [old = {}, own = {}, theirs = {}] = all.map((fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]])),
  );
  const { fields, conflicts } = mergeChanges(old, own, theirs);
  const record = Object.entries(fields).reduce<unknown>(
    (made, [name, value]) => withField(made, name.split('.'), value),
    {},
  );
  return {
    record: isRecord(record) ? record : mine,
    conflicts: Object.fromEntries(conflicts.map((name) => [name, theirs[name]])),
    taken: changedFields(own, fields),
  };
}
