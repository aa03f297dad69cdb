import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { markOf } from '../../../tests/cases/guide-profile.ts';
import { noteOwnPage } from '../../browser/own-page.ts';
import { publicGuideSchema } from '../../domain/directory/public-guide.ts';
import { FACT_FIELDS, FLAGGED_FIELDS, fieldOf } from '../../domain/guide/guide-fields.ts';
import { LANGS } from '../../domain/lang.ts';
import { factLabel, valueText } from '../../i18n/guide-texts.ts';
import { renderInLang } from '../../i18n/render-in-lang.tsx';
import { message } from '../../../tests/support/messages.ts';
import { GuideProfileView } from './GuideProfileView.tsx';

/** A guide who shows every field. */
const GUIDE = publicGuideSchema.parse({
  slug: 'nino-beridze',
  full_name: 'Nino Beridze',
  profession: 'trekking',
  directory_groups: ['trekking-guide'],
  avatar_url: null,
  languages: ['en'],
  regions: ['svaneti'],
  specialties: [],
  description: '',
  bio: '',
  ...Object.fromEntries(FLAGGED_FIELDS.map((name) => [name, markOf(name)])),
});

describe.each(LANGS)('the public page of a guide in %s', (lang) => {
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
    await renderInLang(<GuideProfileView guide={GUIDE} />, lang, ['shell', 'guides']);
    expect(document.body).toHaveTextContent(message(lang, factLabel(name)));
  });
});

test.each([
  ['en', 'Trainee · verified on July 25, 2026'],
  ['ka', 'დადასტურების თარიღი: 25 ივლისი, 2026'],
] as const)('says in %s what the date beside the level is', async (lang, said) => {
  const guide = { ...GUIDE, verified_on: '2026-07-25', certification_level: 'trainee' as const };
  await renderInLang(<GuideProfileView guide={guide} />, lang, ['shell', 'guides']);
  expect(document.querySelector('.guide-verified__details')?.textContent).toContain(said);
});

afterEach(() => noteOwnPage(undefined));

test.each([
  [GUIDE.slug, true],
  ['somebody-else', false],
])('leads to the editor where the own page is %s: %s', async (slug, isOwn) => {
  noteOwnPage(slug);
  await renderInLang(<GuideProfileView guide={GUIDE} />, 'en', ['shell', 'guides']);
  const edit = screen.queryByRole('link', { name: 'Edit it' });
  expect(edit?.getAttribute('href')).toBe(isOwn ? '/en/guide-profile' : undefined);
});
