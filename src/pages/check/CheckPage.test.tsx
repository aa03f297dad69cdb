import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { message } from '../../../tests/support/messages.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { CHECK_OUTCOMES, type MembershipCheck } from '../../domain/membership/public-membership.ts';
import { CheckPage } from './CheckPage.tsx';
import { hasResult } from './CheckResult.tsx';

const ASKED: MembershipCheck = { outcome: 'valid', number: '1001', checked_at: '2026-12-01T10:05:00Z' };
const GUIDE = {
  slug: 'giorgi-beridze',
  full_name: 'გიორგი ბერიძე',
  georgian_name: 'გიორგი ბერიძე',
  latin_name: 'Giorgi Beridze',
  avatar_url: null,
  profession: 'trekking',
};

function open(check: MembershipCheck, address = '/en/check/1001'): void {
  showPage(<CheckPage check={check} />, address);
}

const result = () => screen.queryByRole('region', { name: /./u });
const picture = () => document.querySelector('section img');
/** What is said between the name and the link to the page. */
const details = () =>
  [...(document.querySelector('.check__name')?.parentElement?.children ?? [])]
    .slice(1, -1)
    .map(({ textContent }) => textContent);
const isIndexed = () => document.querySelector('meta[name="robots"]') === null;
const byName = () => screen.getByRole('link', { name: /^Do you only know a name/u });
const field = () => screen.getByRole('textbox', { name: 'Member number' });

it('shows both names, profession and level of a listed guide, and links to the page', () => {
  open({ ...ASKED, until: '2027-03-31', guide: { ...GUIDE, certification_level: 'master' } });
  expect(screen.getByRole('heading', { name: 'Valid' })).toBeVisible();
  expect(screen.getByText(/is valid until March 31, 2027\.$/u)).toBeVisible();
  expect(screen.getByText('Checked on December 1, 2026 at 14:05, Tbilisi time.')).toBeVisible();
  expect(screen.getByText('Giorgi Beridze')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Giorgi Beridze')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('გიორგი ბერიძე')).toHaveAttribute('lang', 'ka');
  expect(details()).toEqual(['გიორგი ბერიძე', 'Trekking Guide', 'Master Guide']);
  expect(screen.getByRole('link', { name: 'Go to the guide’s page' })).toHaveAttribute(
    'href',
    '/en/giorgi-beridze',
  );
  expect(picture()).toBeNull();
  expect(screen.getByText('GB')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report a false card' })).toHaveAttribute(
    'href',
    '/en/messages/to/office--card',
  );
  expect([document.title, isIndexed()]).toEqual([expect.stringContaining('Member no. 1001'), false]);
});

it('says of a membership without an end that it is valid, without a day', () => {
  open({ ...ASKED, initials: 'GB' });
  expect(screen.getByRole('heading', { name: 'Valid' })).toBeVisible();
  expect(screen.getByText(/The membership is valid\.$/u)).toBeVisible();
});

it.each(['en', 'ka'] as const)('in %s it says where no profession or level is recorded', (lang) => {
  const address = `${lang === 'en' ? '/en' : ''}/check/1001`;
  const detailsOf = (certified: { profession: string; certification_level?: string }) => {
    open({ ...ASKED, guide: { ...GUIDE, georgian_name: '', latin_name: '', ...certified } }, address);
    return details();
  };
  const [profession, level, notShown] = ['check.noProfession', 'check.noLevel', 'check.levelNotShown'].map(
    (id) => message(lang, id),
  );
  expect(detailsOf({ profession: '', certification_level: '' })).toEqual([profession, level]);
  expect(detailsOf({ profession: 'trekking', certification_level: '' })[1]).toBe(level);
  // A hidden level may still be recorded.
  expect(detailsOf({ profession: '' })).toEqual([profession, notShown]);
});

it.each([
  ['trainee', 'Valid: Trainee', /leads guests only together with a certified guide\.$/u],
  ['assistant', 'Valid: Assistant Guide', /^Works alongside a certified guide\.$/u],
])('says of a supervised guide (%s) who must be there', (certification_level, verdict, meaning) => {
  open({ ...ASKED, guide: { ...GUIDE, certification_level } });
  expect(screen.getByRole('heading', { level: 2, name: verdict })).toBeVisible();
  expect(screen.getByText(meaning)).toBeVisible();
  expect(document.querySelector('.check__result')).toHaveAttribute('data-verdict', 'supervised');
});

it.each([
  ['master', 'trainee', 'Valid', true],
  ['trainee', 'assistant', 'Valid: Trekking Guide (Trainee), Ski Teacher (Assistant Guide)', true],
  ['master', 'certified', 'Valid', false],
] as const)(
  'of a %s in one profession and a %s in another says %j',
  (first, second, verdict, isSupervised) => {
    const further_professions = [{ profession: 'ski-teacher' as const, certification_level: second }];
    open({ ...ASKED, guide: { ...GUIDE, certification_level: first, further_professions } });
    expect(screen.getByRole('heading', { level: 2, name: verdict })).toBeVisible();
    // Green would be taken for leave to guide alone in both.
    expect(document.querySelector('.check__result')).toHaveAttribute(
      'data-verdict',
      isSupervised ? 'supervised' : 'valid',
    );
    expect(screen.queryAllByText(/^Ski Teacher \(.+\): /u)).toHaveLength(isSupervised ? 1 : 0);
    expect(details().at(-1)).toMatch(/^Ski Teacher \(/u);
  },
);

it.each([
  ['a hidden level', { guide: { ...GUIDE, certification_level: undefined } }, true],
  ['no level on record', { guide: { ...GUIDE, certification_level: '' } }, true],
  ['nothing but initials', { initials: 'გბ' }, true],
  ['a master', { guide: { ...GUIDE, certification_level: 'master' } }, false],
])('of %s says that the level is not shown, if it is', (_, shown, isSaid) => {
  open({ ...ASKED, ...shown });
  expect(screen.queryAllByText(message('en', 'check.levelHidden'))).toHaveLength(isSaid ? 1 : 0);
});

it('shows the picture if there is one, and each name once', () => {
  open({ ...ASKED, guide: { ...GUIDE, georgian_name: '', latin_name: '', avatar_url: '/a.webp' } });
  expect(picture()).toHaveAttribute('src', '/a.webp');
  expect(screen.getAllByText('გიორგი ბერიძე')).toHaveLength(1);
});

it('shows only the initials of a guide who is not listed', () => {
  open({ ...ASKED, initials: 'გბ' });
  expect(screen.getByText('გბ')).toHaveAttribute('lang', 'ka');
  expect(document.querySelector('.check__name')).toBeNull();
});

const OUTCOMES = CHECK_OUTCOMES.filter((outcome) => hasResult({ ...ASKED, outcome }));

it.each(OUTCOMES)('has a text for "%s"', (outcome) => {
  open({ ...ASKED, outcome });
  expect(
    screen.getByRole('heading', { level: 2, name: message('en', `check.verdict-${outcome}`) }),
  ).toBeVisible();
  expect(document.querySelector('.check__result')).toHaveAttribute('data-verdict', outcome);
  expect(screen.queryByText(message('en', 'check.lead'))).toBeNull();
  expect(screen.queryByText(message('en', 'check.initials'))).toBeNull();
  expect(field()).toHaveValue('1001');
  expect(field().getAttribute('aria-invalid')).toBe(String(outcome === 'invalid'));
});

it('leaves invalid text in the field', () => {
  const address = '/en/check?number=abc';
  open({ outcome: 'invalid', typed: 'abc', checked_at: ASKED.checked_at }, address);
  expect(field()).toHaveValue('abc');
  // It may be a name.
  expect(byName()).toHaveAttribute('href', '/en/guides?q=abc');
  open({ outcome: 'invalid', typed: '12-34', checked_at: ASKED.checked_at }, address);
  expect(byName()).toHaveAttribute('href', '/en/guides');
  expect(document.title).not.toContain('abc');
});

it.each([
  ['en', 'Please enter the member number.'],
  ['ka', 'გთხოვთ, მიუთითოთ წევრის ნომერი.'],
] as const)('in %s an empty form says what to do, in the page’s language', (lang, words) => {
  const address = `${lang === 'en' ? '/en' : ''}/check?number=`;
  open({ outcome: 'missing', checked_at: ASKED.checked_at }, address);
  const empty = screen.getByRole('textbox', { name: message(lang, 'check.number') });
  expect(empty).toBeInvalid();
  expect(empty).toHaveAccessibleDescription(`${message(lang, 'check.hint')} ${words}`);
  // The browser's own messages would be in its language.
  expect(empty.closest('form')).toHaveAttribute('novalidate');
  expect([result(), isIndexed()]).toEqual([null, false]);
});

it('does not claim that a number was never given, because its approval may have been taken back', () => {
  open({ ...ASKED, outcome: 'unknown' });
  expect(screen.getByRole('heading', { name: 'No membership with this number' })).toBeVisible();
  expect(document.body).toHaveTextContent(/has no membership with the number 1001 at present\./u);
  // Translators leave it as it is.
  expect(screen.getByText('1001')).toHaveAttribute('translate', 'no');
  expect(document.body).not.toHaveTextContent(/never issued|no such number/iu);
});

it('asks for a number when none was given', () => {
  open({ ...ASKED, outcome: 'ask', number: undefined }, '/en/check');
  expect(screen.getByText(message('en', 'check.lead'))).toBeVisible();
  expect([result(), screen.queryByRole('status'), isIndexed()]).toEqual([null, null, true]);
  expect(field()).toHaveValue('');
  expect(field().closest('form')).toHaveAttribute('action', '/en/check');
  expect(field()).toHaveAccessibleDescription(message('en', 'check.hint'));
});

it('says that there is no answer, and keeps the number', () => {
  open({ ...ASKED, outcome: 'failed' });
  expect(screen.getByText(/^There is no answer yet\./u)).toBeVisible();
  expect([result(), isIndexed()]).toEqual([null, false]);
  expect(field()).toHaveValue('1001');
});
