import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { samplePublicGuide } from '../../../members/firebase/testing/sample-documents.ts';
import { markOf } from '../../../../tests/cases/guide-profile.ts';
import { FACT_FIELDS, FLAGGED_FIELDS, fieldOf } from '../../../domain/guide/guide-fields.ts';
import { PAGE_LANGS } from '../../../domain/lang.ts';
import { factLabel, valueText } from '../../../i18n/guide-texts.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { message } from '../../../../tests/support/messages.ts';
import { GuideProfileView } from './GuideProfileView.tsx';

/** A guide who shows every field. */
const GUIDE = samplePublicGuide(Object.fromEntries(FLAGGED_FIELDS.map((name) => [name, markOf(name)])));

const SEVERAL = {
  ...GUIDE,
  certification_level: 'master' as const,
  further_professions: [
    { profession: 'ski-teacher' as const, certification_level: 'trainee' as const },
    { profession: 'bike-guide' as const, certification_level: '' as const },
  ],
};

describe.each(PAGE_LANGS)('the public page of a guide in %s', (lang) => {
  test.each(FLAGGED_FIELDS)('shows %s', async (name) => {
    await renderInLang(<GuideProfileView guide={GUIDE} />, lang, ['shell', 'guides']);
    const text = valueText(
      GUIDE[name],
      fieldOf(name).names ?? {},
      (id, values) => message(lang, id, values),
      lang,
    );
    expect(text).not.toBe('');
    expect(document.body.innerHTML).toContain(text);
  });

  test.each(FACT_FIELDS)('includes the label of %s', async (name) => {
    await renderInLang(<GuideProfileView guide={SEVERAL} />, lang, ['shell', 'guides']);
    expect(document.body).toHaveTextContent(message(lang, factLabel(name)));
  });
});

test.each([
  ['en', 'Trainee · first verified on July 25, 2026'],
  ['ka', 'პირველად დადასტურდა: 25 ივლისი, 2026'],
] as const)('says in %s what the date beside the level is', async (lang, said) => {
  const guide = { ...GUIDE, verified_on: '2026-07-25', certification_level: 'trainee' as const };
  await renderInLang(<GuideProfileView guide={guide} />, lang, ['shell', 'guides']);
  expect(document.querySelector('header small')?.textContent).toContain(said);
});

test('names every profession with its level, and what each level means', async () => {
  await renderInLang(<GuideProfileView guide={SEVERAL} />, 'en', ['shell', 'guides']);
  expect(screen.getByText('Trekking Guide · Ski Teacher · Bike Guide')).toBeVisible();
  expect(document.querySelector('header small')?.textContent).toMatch(
    /^Trekking Guide \(Master Guide\) · Ski Teacher \(Trainee\) · Bike Guide · first verified on/u,
  );
  const levels = [...document.querySelectorAll<HTMLElement>('[data-level]')];
  expect(levels.map(({ dataset }) => dataset['level'])).toEqual(['master', 'trainee']);
});

test.each([true, false])('every guide has a way of contact, who accepts messages: %s', async (accepts) => {
  const guide = { ...GUIDE, phone: undefined, website: undefined, accepts_messages: accepts };
  await renderInLang(<GuideProfileView guide={guide} />, 'en', ['shell', 'guides']);
  expect(screen.getByRole('link', { name: 'Contact Guide' })).toHaveAttribute(
    'href',
    '/en/messages/to/nino-beridze',
  );
});

test.each([
  [
    { member_number: 1118, member_until: '2027-03-31' },
    '/en/check/1118',
    ': no. 1118, valid until March 31, 2027',
  ],
  [{ member_number: 1118, member_until: undefined }, '/en/check/1118', ': no. 1118'],
  [{ member_number: undefined, member_until: '2027-03-31' }, undefined, undefined],
])('a membership of %j leads to its check: %s', async (membership, check, text) => {
  await renderInLang(<GuideProfileView guide={{ ...GUIDE, ...membership }} />, 'en', ['shell', 'guides']);
  const link = screen.queryByRole('link', { name: /^Check the membership/u });
  expect(link?.getAttribute('href')).toBe(check);
  expect(link?.textContent).toBe(text && `Check the membership${text}`);
});

test.each([
  ['trainee', true, false],
  ['certified', false, false],
  ['', false, true],
  [undefined, false, true],
] as const)(
  'a level of %j is marked as a trainee’s: %s, is said to be hidden: %s',
  async (level, isMarked, isHidden) => {
    const guide = { ...GUIDE, certification_level: level };
    await renderInLang(<GuideProfileView guide={guide} />, 'en', ['shell', 'guides']);
    expect(document.querySelector('[data-level="trainee"]') !== null).toBe(isMarked);
    expect(screen.queryByText(/^No certification level is shown here/u) !== null).toBe(isHidden);
  },
);

test.each([
  [[], 0],
  [['Glacier travel'], 1],
])('specialties %j have %i sections of their own', async (specialties, sections) => {
  await renderInLang(<GuideProfileView guide={{ ...GUIDE, specialties }} />, 'en', ['shell', 'guides']);
  expect(screen.queryAllByRole('heading', { name: 'Specialties' })).toHaveLength(sections);
  expect(screen.queryAllByText('Glacier travel')).toHaveLength(sections);
});
