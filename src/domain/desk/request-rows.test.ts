import { expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../tests/cases/desk-rows.ts';
import { listRequests, nameOfRow, peopleById, rowFacts, sortRequests, toRequestRow } from './request-rows.ts';

const person = deskPerson({ id: 'nino', full_name: 'Nino Beridze' });
const people = peopleById([person]);
const pending = {
  id: 'open',
  data: { user_id: 'nino', status: 'pending' as const, requested_at: new Date('2026-03-04T05:06:07Z') },
};

test('a request is joined to its person, even if what it applies for cannot be read', () => {
  expect(toRequestRow(pending, people)).toEqual({
    ...pending.data,
    id: 'open',
    full_name: 'Nino Beridze',
    profession: '',
    person,
  });
  expect(toRequestRow(pending, new Map()).full_name).toBe('');
  const { data } = decidedRow({ user_id: 'nobody', full_name: 'Nino Adamia' });
  expect(toRequestRow({ id: 'r', data }, people)).toEqual({
    ...data.applied,
    ...data,
    id: 'r',
    person: undefined,
  });
});

test('an open request has the task of its guide and what is asked for, and only a renewal an end', () => {
  const returned = { at: new Date(), decision: 'revoked', reason: null } as const;
  const data = { ...pending.data, applied: undefined, seen: undefined, returned };
  const tasks = ['other', 'nino'].map((user_id) => ({ user_id, assignee_id: 'ana', follow_up: '' }));
  const member = deskPerson({ ...person, guide: {}, membership: {} });
  const context = { decided: [], tasks, unchanged: [], yearEnd: null, now: new Date() };
  const [row] = listRequests([{ id: 'open', data }], { ...context, people: peopleById([member]) }).pending;
  expect(row).toMatchObject({ task: tasks[1], facts: [], until: undefined });
});

test('a rejected request of somebody who is not approved has the name of the account', () => {
  const row = decidedRow({ user_id: 'nino', status: 'rejected', full_name: 'Nino Adamia' });
  for (const one of [person, deskPerson({ ...person, guide: {} })])
    expect(nameOfRow(toRequestRow(row, peopleById([one])))).toBe('Nino Beridze');
});

test('a rejection replaces no approval', () => {
  const [first, later] = [
    decidedRow(),
    decidedRow({ id: 'later', status: 'rejected', requested_at: new Date() }),
  ];
  expect(rowFacts(toRequestRow(first, people), [first, later])).toEqual([]);
});

test('requests are ordered by the date that they show', () => {
  const rows = [
    decidedRow({
      id: 'late',
      requested_at: new Date('2025-01-01T00:00:00.000Z'),
      reviewed_at: new Date('2025-09-01T00:00:00.000Z'),
    }),
    decidedRow({
      id: 'early',
      requested_at: new Date('2025-02-01T00:00:00.000Z'),
      reviewed_at: new Date('2025-03-01T00:00:00.000Z'),
    }),
    decidedRow({ id: 'open', requested_at: new Date('2025-04-01T00:00:00.000Z'), status: 'pending' }),
    decidedRow({ id: 'just now', requested_at: null, status: 'pending' }),
  ].map((row) => toRequestRow(row, people));
  const ids = (order: 'oldest' | 'newest') => sortRequests(rows, order).map(({ id }) => id);
  expect(ids('oldest')).toEqual(['early', 'open', 'late', 'just now']);
  expect(ids('newest')).toEqual(['just now', 'late', 'open', 'early']);
});

test('in the queue those with news are first, and those that wait for their guides last', () => {
  const news = { isAnswer: true, changed: [] };
  const rows = [
    { id: 'asked', requested_at: new Date('2025-01-01'), waitsForGuide: true },
    { id: 'old', requested_at: new Date('2025-01-02'), waitsForGuide: false },
    { id: 'answered', requested_at: new Date('2025-01-04'), news },
    { id: 'new', requested_at: new Date('2025-01-05') },
    { id: 'answered before', requested_at: new Date('2025-01-03'), news },
  ].map((row) => ({ ...row, status: 'pending' as const }));
  const ids = (order: 'oldest' | 'newest') => sortRequests(rows, order).map(({ id }) => id);
  expect(ids('oldest')).toEqual(['answered before', 'answered', 'old', 'new', 'asked']);
  expect(ids('newest')).toEqual(['new', 'answered', 'answered before', 'old', 'asked']);
});
