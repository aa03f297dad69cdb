import { expect, test } from 'vitest';
import { contentDraftSchema } from './content.ts';

test('a draft has no values of Firestore’s own types, which clients may store', () => {
  class Reference {
    readonly self = this;
  }
  const reference = new Reference();
  const record = { slug: 'a', title: { ka: 'ა', en: 'A' }, date: new Date(), list: [reference], reference };
  const draft = { kind: 'news', record, revision: 1, updated_at: new Date(), updated_by: 'x' };
  expect(contentDraftSchema.parse(draft).record).toEqual({
    slug: 'a',
    title: { ka: 'ა', en: 'A' },
    date: null,
    list: null,
    reference: null,
  });
});
