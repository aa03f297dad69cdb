import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, mergeChanges } from './merge-changes.ts';

const base = { phone: '1', address: 'Mestia', languages: ['ka'] };

describe('changes of two windows', () => {
  test('merges changes of different fields', () => {
    const merged = mergeChanges(base, { ...base, phone: '2' }, { ...base, languages: ['ka', 'en'] });
    expect(merged).toEqual({
      fields: { phone: '2', address: 'Mestia', languages: ['ka', 'en'] },
      conflicts: [],
    });
  });

  test('reports different changes of the same field as a conflict', () => {
    expect(mergeChanges(base, { ...base, phone: '2' }, { ...base, phone: '3' }).conflicts).toEqual(['phone']);
    expect(mergeChanges(base, { ...base, phone: '2' }, { ...base, phone: '2' }).conflicts).toEqual([]);
  });

  test('never loses a change silently, for any values', () => {
    const record = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) });
    fc.assert(
      fc.property(record, record, record, (before, mine, stored) => {
        const { fields, conflicts } = mergeChanges(before, mine, stored);
        for (const name of changedFields(before, mine))
          expect(changedFields(mine, fields)).not.toContain(name);
        for (const name of changedFields(before, stored)) {
          expect(changedFields(stored, fields).includes(name)).toBe(conflicts.includes(name));
        }
      }),
    );
  });
});
