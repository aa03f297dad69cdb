import { beforeEach, expect, test } from 'vitest';
import { readGuideDraft, writeGuideDraft } from './guide-draft.ts';
import { toFormValues } from './guide-form.ts';

const base = toFormValues(undefined, undefined, '');
const draft = { values: { ...base, phone: '+9' }, base, showsErrors: true };

beforeEach(() => localStorage.clear());

test('a draft is kept per account, unfinished as it is', () => {
  writeGuideDraft('one', draft);
  expect(readGuideDraft('one')).toEqual(draft);
  expect(readGuideDraft('two')).toBeUndefined();
  writeGuideDraft('one', undefined);
  expect(readGuideDraft('one')).toBeUndefined();
});

test.each(['', 'null', '{"values":{}}', '[1', '{"values":{"first_name":1},"base":{},"showsErrors":true}'])(
  'what is not a draft is passed over: %s',
  (stored) => {
    localStorage.setItem('guide-profile-draft:one', stored);
    expect(readGuideDraft('one')).toBeUndefined();
  },
);

test('a draft kept before a field was added is read with the field empty', () => {
  const { georgian_name: _later, other_bio: _too, ...former } = draft.values;
  const stored = { values: former, base: {}, showsErrors: false };
  localStorage.setItem('guide-profile-draft:one', JSON.stringify(stored));
  expect(readGuideDraft('one')).toEqual({ ...draft, showsErrors: false });
});
