import { expect, it } from 'vitest';
import { fieldsOf, isSameRecord, mergeDrafts, withField } from './merge-drafts.ts';

const BASE = { slug: 'a', title: { ka: 'ა', en: 'A' }, body: [{ kind: 'quote', text: 'x' }], focus: 3 };

it('two editors who write in different fields, as in each language, lose nothing', () => {
  const mine = { ...BASE, title: { ka: 'ბ', en: 'A' } };
  const stored = { ...BASE, title: { ka: 'ა', en: 'B' }, body: [] };
  expect(mergeDrafts(BASE, mine, stored)).toEqual({
    record: { ...BASE, title: { ka: 'ბ', en: 'B' }, body: [] },
    conflicts: {},
    taken: ['title.en', 'body'],
  });
});

it('a field that both have changed keeps mine, and names what is stored', () => {
  const mine = { ...BASE, slug: 'mine' };
  const stored = { ...BASE, slug: 'theirs' };
  expect(mergeDrafts(BASE, mine, stored)).toEqual({ record: mine, conflicts: { slug: 'theirs' }, taken: [] });
  expect(mergeDrafts(BASE, mine, mine)).toEqual({ record: mine, conflicts: {}, taken: [] });
});

it('a field that was removed is removed', () => {
  const { focus: _focus, ...without } = BASE;
  expect(mergeDrafts(BASE, without, BASE).record).toEqual(without);
  expect(mergeDrafts(BASE, BASE, without)).toEqual({ record: without, conflicts: {}, taken: ['focus'] });
  expect(mergeDrafts(without, BASE, without).record).toEqual(BASE);
});

it('the order of names, and names without a value, make no difference', () => {
  const other = { title: { en: 'A', ka: 'ა' }, focus: 3, body: [{ text: 'x', kind: 'quote' }], slug: 'a' };
  expect(isSameRecord(BASE, { ...other, more: undefined })).toBe(true);
  expect(isSameRecord(BASE, { ...other, more: null })).toBe(false);
  expect(mergeDrafts(BASE, other, { ...BASE, slug: 'b' }).conflicts).toEqual({});
});

it('changes a field in a list', () => {
  expect(withField(BASE, ['body', '0', 'text'], 'y')).toEqual({
    ...BASE,
    body: [{ kind: 'quote', text: 'y' }],
  });
  expect(withField({}, ['title', 'ka'], 'ა')).toEqual({ title: { ka: 'ა' } });
  expect(Object.keys(fieldsOf(BASE))).toEqual(['slug', 'title.ka', 'title.en', 'body', 'focus']);
});
