import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { sampleGuide, sampleProfile } from '../../../firebase/testing/sample-documents.ts';
import { AppliedFor } from './AppliedFor.tsx';

const NAME = 'Atta Cker';
const APPLIED = {
  full_name: NAME,
  georgian_name: '',
  latin_name: NAME,
  profession: 'trekking',
  certification_level: 'certified',
} as const;
const GUIDE = sampleGuide('guide', NAME);
const AREAS = ['shell', 'admin', 'fields', 'guides'] as const;

test.each([
  [NAME, []],
  ['Second Name', ['the profile now says: Second Name (an approval does not cover this)']],
])('marks the name of the account %s where the request has another', async (name, marks) => {
  const profile = sampleProfile(name);
  await renderInLang(<AppliedFor applied={APPLIED} guide={GUIDE} profile={profile} />, 'en', AREAS);
  expect(screen.queryAllByText(/now says/u).map(({ textContent }) => textContent)).toEqual(marks);
});

test('warns of a request without profession or level', async () => {
  const applied = { ...APPLIED, certification_level: '' as const };
  await renderInLang(
    <AppliedFor applied={applied} guide={GUIDE} profile={sampleProfile(NAME)} />,
    'en',
    AREAS,
  );
  expect(screen.getByRole('note')).toHaveTextContent(/^Missing from the request: Certification level\./u);
});

test('shows a name once when both scripts have the same', async () => {
  await renderInLang(<AppliedFor applied={APPLIED} guide={undefined} profile={undefined} />, 'en', AREAS);
  expect(screen.getAllByText(NAME)).toHaveLength(1);
  expect(screen.queryByRole('note')).toBeNull();
});

test('shows what was approved so far, where the request has something else', async () => {
  const approved = { ...APPLIED, profession: 'canyoning', decided_at: new Date(0) } as const;
  await renderInLang(
    <AppliedFor applied={APPLIED} guide={{ ...GUIDE, approved }} profile={sampleProfile(NAME)} />,
    'en',
    AREAS,
  );
  expect(screen.getByText(/^approved so far/u)).toHaveTextContent(/^approved so far: Canyoning Guide$/u);
});
