import { expect, it } from 'vitest';
import type { ApprovedField } from '../guide/guide-fields.ts';
import { QUESTION_IDLE_DAYS, QUESTION_REMINDER_DAYS } from '../settings.ts';
import { DAY_MS } from '../timestamp.ts';
import {
  changedSinceRevision,
  isIdle,
  isReminderDue,
  openQuestion,
  revisionOf,
  threadEntries,
  threadNews,
} from './questions.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
const LATER = new Date('2026-11-27T10:00:01Z');
const BEFORE = new Date('2026-11-27T09:59:59Z');
const asked = { asked_at: NOW, asked_by: 'admin', text: 'Which level?' };
const answered = { ...asked, answered_at: NOW, answer: 'The third.' };
const pending = (...questions: (typeof asked)[]) => ({ status: 'pending', questions }) as const;

it.each<[string, Parameters<typeof openQuestion>[0], object | undefined]>([
  ['nothing asked', { status: 'pending' }, undefined],
  ['an empty thread', pending(), undefined],
  ['a question', pending(asked), asked],
  ['an answer', pending(answered), undefined],
  ['another question after an answer', pending(answered, asked), asked],
  [
    'a return of which the guide was told',
    { ...pending(asked), returned: { at: LATER, reason: '' } },
    undefined,
  ],
  ['a question after it', { ...pending(asked), returned: { at: BEFORE, reason: 'We look again.' } }, asked],
  [
    'one of which the guide was not told',
    { ...pending(asked), returned: { at: LATER, reason: null } },
    asked,
  ],
  ['a question about a decided request', { status: 'rejected', questions: [asked] }, undefined],
])('knows what is open after %s', (_, request, open) => {
  expect(openQuestion(request)).toEqual(open);
});

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const PROFESSION: ApprovedField[] = ['profession'];
const LEVEL: ApprovedField[] = ['certification_level'];
/** Brought up to date twice, the second time with an answer to what was asked in between. */
const discussed = {
  status: 'pending' as const,
  updates: [
    { at: at(-2), changed: PROFESSION },
    { at: at(2), changed: LEVEL },
  ],
  questions: [{ ...asked, answered_at: at(2), answer: 'The third.' }],
};

it.each<[string, object, object | undefined]>([
  ['an answer, of what it changed', {}, { isAnswer: true, changed: LEVEL }],
  [
    'two additions, of both',
    { questions: undefined },
    { isAnswer: false, changed: [...PROFESSION, ...LEVEL] },
  ],
  [
    'an addition after an answer, of both',
    { updates: [...discussed.updates, { at: at(3), changed: PROFESSION }] },
    { isAnswer: true, changed: [...PROFESSION, ...LEVEL] },
  ],
  ['an addition while a question is open, of nothing', { questions: [asked] }, undefined],
  [
    'another question, of nothing',
    { questions: [{ ...asked, asked_at: at(3), answered_at: at(2) }] },
    undefined,
  ],
  [
    'a question at the same moment, of nothing',
    { questions: [{ ...asked, asked_at: at(2), answered_at: at(3) }] },
    undefined,
  ],
  ['a decision, of nothing', { status: 'rejected' }, undefined],
  ['a decision that was taken back, of nothing', { returned: { at: at(2), reason: null } }, undefined],
  ['an answer after that', { returned: { at: at(1), reason: null } }, { isAnswer: true, changed: LEVEL }],
  ['nothing, of nothing', { updates: undefined }, undefined],
])('tells the desk after %s', (_, change, news) => {
  expect(threadNews({ ...discussed, ...change })).toEqual(news);
});

it('lists what was said in its order', () => {
  const requested_at = at(-3);
  expect(threadEntries({ ...discussed, requested_at, what_changed: 'The level.' })).toEqual([
    { kind: 'said', at: requested_at, text: 'The level.', changed: [] },
    { kind: 'added', at: at(-2), text: '', changed: PROFESSION },
    { kind: 'asked', at: NOW, by: 'admin', text: 'Which level?', changed: [] },
    { kind: 'answered', at: at(2), text: 'The third.', changed: LEVEL },
  ]);
  expect(threadEntries({ requested_at })).toEqual([]);
  const again = [0, 1, 2].map((minute) => ({ ...asked, asked_at: at(minute) }));
  const kinds = threadEntries({ requested_at, questions: again }).map(({ kind }) => kind);
  expect(kinds).toEqual(['replaced', 'replaced', 'asked']);
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
