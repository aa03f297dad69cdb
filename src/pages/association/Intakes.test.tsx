import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BUILT_IN, showPublished } from '../../content/published.ts';
import type { Intake } from '../../domain/school/intakes.ts';
import { showPage } from '../../server/testing/show-page.ts';
import { Intakes, NextIntakes } from './Intakes.tsx';
import { SchoolPage } from './SchoolPage.tsx';

afterEach(() => showPublished(BUILT_IN));

const intake = (more: Partial<Intake>): Intake => ({
  id: 'spring',
  programme: 'ski-teacher',
  state: 'open',
  first_day: '2999-03-14',
  place: { ka: 'გუდაური', en: 'Gudauri' },
  ...more,
});
const open = (page: Parameters<typeof showPage>[0], ...intakes: readonly Intake[]) => {
  showPublished({ ...BUILT_IN, intakes: [...intakes] });
  showPage(page, '/en/association/ats');
};
const APPLY = { open: 'Apply', full: 'Join the waiting list', announced: undefined, cancelled: undefined };
const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it.each([
  ['open', {}, 'Open: applications until March 14, 2999'],
  ['open', { deadline: '2999-02-20' }, 'Open: applications until February 20, 2999'],
  ['open', { deadline: '2020-02-20' }, 'Applications closed on February 20, 2020'],
  ['full', {}, 'Full: waiting list until March 14, 2999'],
  ['announced', { deadline: '2020-02-20' }, 'Announced: applications are not open yet'],
  ['cancelled', {}, 'Cancelled'],
] as const)('says of one that is %s with %j: %s', (state, more, words) => {
  open(<Intakes />, intake({ state, ...more }));
  expect(screen.getByText(words)).toBeVisible();
  const link = words.includes('closed') ? undefined : APPLY[state];
  expect(screen.queryAllByRole('link', { name: /^(?:Apply|Join)/u }).map((one) => one.textContent)).toEqual(
    link === undefined ? [] : [link],
  );
});

it('shows what is known of the starts of a programme, and whom to ask for others', () => {
  const known = { assessment_day: '2999-03-01', places: 16, price: 1100, minimum_age: 16 };
  open(
    <Intakes programme="ski-teacher" />,
    intake({ id: 'past', first_day: '2020-01-01' }),
    intake({ id: 'other', programme: 'mountain-leader' }),
    intake(known),
  );
  const [row, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  for (const part of ['March 14, 2999', 'Gudauri', 'March 1, 2999', '16 places', '1,100 GEL', 'age of 16'])
    expect(row).toHaveTextContent(part);
  expect(row).toHaveAttribute('data-until', '2999-03-14');
  const apply = screen.getByRole('link', { name: 'Apply: Ski Teacher, Levels I–III, March 14, 2999' });
  expect(apply).toHaveAttribute('href', '/en/apply/spring');
  expect(apply).toHaveAttribute('data-until', '2999-03-14');
  const calendar = within(row ?? document.body).getByRole('link', { name: /^Add to calendar: Ski Teacher/u });
  expect(calendar).toHaveAttribute('href', '/en/association/ats/spring.ics');
  expect(screen.getByRole('link', { name: 'Ask the school' })).toBeVisible();
});

it('says whom to ask where there is none', () => {
  open(<Intakes programme={null} />, intake({}));
  expect(texts()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Ask the school' })).toBeVisible();
});

it('leads to an application also from the details of its programme', () => {
  open(<SchoolPage />, intake({}));
  const details = document.querySelector('article#ski-teacher a[href="/en/apply/spring"]');
  expect(details).toHaveTextContent('Apply');
});

it('names the next two that may be applied for', () => {
  open(
    <NextIntakes />,
    intake({ id: 'c', first_day: '2999-05-01' }),
    intake({ id: 'b', first_day: '2999-04-01', state: 'full' }),
    intake({ id: 'a', first_day: '2999-03-01', state: 'announced' }),
    intake({ id: 'd', first_day: '2999-06-01' }),
  );
  expect(texts()).toEqual([expect.stringContaining('April 1'), expect.stringContaining('May 1')]);
});
