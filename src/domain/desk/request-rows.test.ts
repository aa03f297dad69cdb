import { expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../tests/cases/desk-rows.ts';
import { peopleById, sortRequests, toRequestRow } from './request-rows.ts';

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
