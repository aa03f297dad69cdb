import { expect, it } from 'vitest';
import { QUESTION_IDLE_DAYS, QUESTION_REMINDER_DAYS } from '../settings.ts';
import { DAY_MS } from '../timestamp.ts';
import {
  changedSinceRevision,
  isAnswered,
  isIdle,
  isReminderDue,
  notApplied,
  openQuestion,
  revisionOf,
} from './questions.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const asked = { asked_at: NOW, asked_by: 'admin', text: 'Which level?' };
const answered = { ...asked, answered_at: NOW, answer: 'The third.' };
const pending = (...questions: (typeof asked)[]) => ({ status: 'pending', questions }) as const;

it.each<[string, Parameters<typeof openQuestion>[0], object | undefined, boolean]>([
  ['nothing asked', { status: 'pending' }, undefined, false],
  ['an empty thread', pending(), undefined, false],
  ['a question', pending(asked), asked, false],
  ['an answer', pending(answered), undefined, true],
  ['another question after an answer', pending(answered, asked), asked, false],
  ['a question about a decided request', { status: 'rejected', questions: [asked] }, undefined, false],
  ['an answer before the decision', { status: 'approved', questions: [answered] }, undefined, false],
])('knows what is open and answered after %s', (_, request, open, isNew) => {
  expect(openQuestion(request)).toEqual(open);
  expect(isAnswered(request)).toBe(isNew);
});

/** A question of so many days ago, and a bit less than another day. */
const since = (days: number, ms = 0) =>
  pending({ ...asked, asked_at: new Date(NOW.getTime() - days * DAY_MS - ms) });

it('reminds once, while the email is stored', () => {
  expect(isReminderDue(since(QUESTION_REMINDER_DAYS, -1), NOW)).toBe(false);
  expect(isReminderDue(since(QUESTION_REMINDER_DAYS), NOW)).toBe(true);
  expect(isReminderDue(since(2 * QUESTION_REMINDER_DAYS, -1), NOW)).toBe(true);
  expect(isReminderDue(since(2 * QUESTION_REMINDER_DAYS), NOW)).toBe(false);
  expect(isReminderDue(pending(), NOW)).toBe(false);
});

it('takes a question left open for long as given up', () => {
  expect(isIdle(since(QUESTION_IDLE_DAYS, -1), NOW)).toBe(false);
  expect(isIdle(since(QUESTION_IDLE_DAYS), NOW)).toBe(true);
  expect(isIdle(pending(), NOW)).toBe(false);
});

it('tells what was changed since a revision, in the order of the fields', () => {
  const updates = [
    { at: NOW, changed: ['profession' as const] },
    { at: NOW, changed: ['certification_level' as const, 'full_name' as const] },
  ];
  expect(changedSinceRevision({ updates }, 0)).toEqual(['full_name', 'profession', 'certification_level']);
  expect(changedSinceRevision({ updates }, 1)).toEqual(['full_name', 'certification_level']);
  expect(changedSinceRevision({ updates }, 2)).toEqual([]);
  expect(changedSinceRevision({}, 0)).toEqual([]);
  expect(revisionOf({})).toBe(0);
  expect(revisionOf({ applied_revision: 2 })).toBe(2);
});

it('tells what is not applied for', () => {
  const applied = {
    full_name: 'Ana Lomidze',
    georgian_name: '',
    latin_name: 'Ana Lomidze',
    profession: 'trekking',
    certification_level: '',
  } as const;
  expect(notApplied(applied, applied)).toEqual([]);
  expect(notApplied(applied, { ...applied, certification_level: 'master' })).toEqual(['certification_level']);
  expect(notApplied(undefined, applied)).toEqual(Object.keys(applied));
});
