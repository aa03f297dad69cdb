import { expect, test } from 'vitest';
import { deskPerson } from '../../../tests/cases/desk-rows.ts';
import { endAfterDay } from '../membership/term.ts';
import type { VerificationRequest } from '../verification/verification.ts';
import type { DeskPerson } from './desk-rows.ts';
import { inView, shownViews, viewContext, VIEW_NAMES } from './views.ts';

/** In Georgia it is the next day already, 16 January. */
const NOW = new Date('2027-01-15T21:00:00Z');

function member(last_day: string, state: 'valid' | 'ended' | 'withdrawn' = 'valid'): DeskPerson {
  return deskPerson({ membership: { state, ends_at: endAfterDay(last_day) ?? null } });
}

function openRequest(change: Partial<VerificationRequest> = {}) {
  const data = { user_id: 'person', status: 'pending', requested_at: NOW } as const;
  return { data: { applied: undefined, seen: undefined, ...data, ...change } };
}

function openFor(days: number, change: Partial<VerificationRequest> = {}) {
  return [openRequest({ requested_at: new Date(NOW.getTime() - days * 86_400_000), ...change })];
}

/** The views that a person is in. */
function viewsOf(person: DeskPerson, requests: Parameters<typeof viewContext>[1] = []): string[] {
  return VIEW_NAMES.filter((name) => inView([person], name, viewContext(NOW, requests)).length === 1);
}

test.each([
  ['a term that ends in 90 days', member('2027-04-15'), ['members', 'ends-soon', 'not-renewed']],
  ['on the day after', member('2027-04-16'), ['members']],
  ['today', member('2027-01-16'), ['members', 'ends-soon', 'not-renewed']],
  ['yesterday, before the job of the night', member('2027-01-15'), ['ended-this-year']],
  ['on the first day of the year', member('2027-01-01', 'ended'), ['ended-this-year']],
  ['on the last day of the year before', member('2026-12-31', 'ended'), []],
  ['withdrawn', member('2027-01-10', 'withdrawn'), []],
  ['nobody’s', deskPerson(), []],
])('a membership: %s', (_when, person, views) => {
  expect(viewsOf(person)).toEqual(views);
});

test('a renewal that was asked for leaves the view of those not renewed, another request does not', () => {
  const person = member('2027-03-31');
  expect(viewsOf(person, [openRequest({ kind: 'renewal' })])).toEqual(['members', 'ends-soon']);
  expect(viewsOf(person, [openRequest()])).toEqual(['members', 'ends-soon', 'not-renewed']);
  expect(viewsOf(person, [openRequest({ user_id: 'other', kind: 'renewal' })])).toEqual([
    'members',
    'ends-soon',
    'not-renewed',
  ]);
});

test('a request waits long after seven days', () => {
  expect(viewsOf(deskPerson(), openFor(7))).toEqual([]);
  expect(viewsOf(deskPerson(), openFor(7.1))).toEqual(['waits-long']);
  const questions = [{ asked_at: NOW, asked_by: 'admin', text: 'Which level?' }];
  expect(viewsOf(deskPerson(), openFor(7.1, { questions }))).toEqual([]);
});

test('a verified guide is looked at again for changes and for a missing picture', () => {
  const avatar_url = 'https://example.com/a.webp';
  expect(viewsOf(deskPerson({ guide: { is_changed: true }, avatar_url }))).toEqual(['changed']);
  expect(viewsOf(deskPerson({ guide: { is_changed: false } }))).toEqual(['no-picture']);
  expect(viewsOf(deskPerson({ guide: { is_changed: true, is_verified: false } }))).toEqual([]);
});

test('views are counted, and none of them is everybody', () => {
  const people = [member('2027-03-31'), member('2027-01-01', 'ended'), deskPerson({ guide: {} })];
  const context = viewContext(NOW, openFor(8));
  expect(Object.fromEntries(shownViews(people, context))).toEqual({
    members: 1,
    'ends-soon': 1,
    'not-renewed': 1,
    'ended-this-year': 1,
    'waits-long': 3,
    changed: 0,
    'no-picture': 1,
  });
  expect(inView(people, undefined, context)).toBe(people);
});

const endless = deskPerson({ membership: { ends_at: null } });

test('a member without an end is in the view of members alone', () => {
  expect(viewsOf(endless)).toEqual(['members']);
});

test.each([
  ['a member with an end', [endless, member('2027-03-31')], true],
  ['members without an end', [endless], false],
  ['one whose term is over', [endless, member('2027-01-15')], false],
  ['one who was withdrawn', [member('2027-03-31', 'withdrawn')], false],
  ['nobody', [deskPerson()], false],
])('views of ends are shown for %s: %s', (_, people, isShown) => {
  const ofEnds = ['ends-soon', 'not-renewed', 'ended-this-year'];
  const shown = shownViews(people, viewContext(NOW, [])).map(([name]) => name);
  expect(shown).toEqual(isShown ? VIEW_NAMES : VIEW_NAMES.filter((name) => !ofEnds.includes(name)));
});
