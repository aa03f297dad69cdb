import { expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../tests/cases/desk-rows.ts';
import { peopleById, sortRequests, toRequestRow } from './request-rows.ts';

const person = deskPerson({ id: 'nino', full_name: 'Nino Beridze' });
const people = peopleById([person]);
const pending = {
  id: 'open',
  data: { user_id: 'nino', status: 'pending' as const, requested_at: new Date('2026-03-04T05:06:07Z') },
};

const SKI = { profession: 'ski-touring', certification_level: 'master' } as const;

test('an open request becomes a row, even if what it applies for cannot be read', () => {
  expect(toRequestRow(pending, people)).toEqual({
    id: 'open',
    user_id: 'nino',
    status: 'pending',
    full_name: 'Nino Beridze',
    profession: '',
    requested_at: '2026-03-04T05:06:07.000Z',
    person,
  });
  const applied = {
    full_name: 'Nino Adamia',
    georgian_name: '',
    latin_name: 'Nino Adamia',
    profession: 'rafting' as const,
    certification_level: 'certified' as const,
    further_professions: [SKI],
  };
  const decided = {
    ...pending.data,
    status: 'rejected' as const,
    kind: 'renewal' as const,
    applied,
    reviewed_at: new Date('2026-03-05T05:06:07Z'),
    reviewed_by: 'admin',
    closed_as: 'revoked' as const,
  };
  expect(toRequestRow({ id: 'r', data: { ...decided, user_id: 'nobody' } }, people)).toEqual({
    id: 'r',
    user_id: 'nobody',
    status: 'rejected',
    kind: 'renewal',
    full_name: 'Nino Adamia',
    profession: 'rafting',
    further_professions: [SKI],
    requested_at: '2026-03-04T05:06:07.000Z',
    reviewed_at: '2026-03-05T05:06:07.000Z',
    reviewed_by: 'admin',
    closed_as: 'revoked',
    person: undefined,
  });
});

test('a decided row is joined to its person', () => {
  const row = decidedRow({ user_id: 'nino', full_name: 'Nino Adamia' });
  expect(toRequestRow(row, people)).toEqual({ ...row, person });
});

test('requests are ordered by the date that they show', () => {
  const rows = [
    decidedRow({
      id: 'late',
      requested_at: '2025-01-01T00:00:00.000Z',
      reviewed_at: '2025-09-01T00:00:00.000Z',
    }),
    decidedRow({
      id: 'early',
      requested_at: '2025-02-01T00:00:00.000Z',
      reviewed_at: '2025-03-01T00:00:00.000Z',
    }),
    { ...decidedRow({ id: 'open', requested_at: '2025-04-01T00:00:00.000Z' }), status: 'pending' as const },
    { id: 'just now', status: 'pending' as const },
  ];
  const ids = (order: 'oldest' | 'newest') => sortRequests(rows, order).map(({ id }) => id);
  expect(ids('oldest')).toEqual(['early', 'open', 'late', 'just now']);
  expect(ids('newest')).toEqual(['just now', 'late', 'open', 'early']);
});

test('in the queue those with news are first, and those that wait for their guides last', () => {
  const news = { isAnswer: true, changed: [] };
  const rows = [
    { id: 'asked', requested_at: '2025-01-01', waitsForGuide: true },
    { id: 'old', requested_at: '2025-01-02', waitsForGuide: false },
    { id: 'answered', requested_at: '2025-01-04', news },
    { id: 'new', requested_at: '2025-01-05' },
    { id: 'answered before', requested_at: '2025-01-03', news },
  ].map((row) => ({ ...row, status: 'pending' as const }));
  const ids = (order: 'oldest' | 'newest') => sortRequests(rows, order).map(({ id }) => id);
  expect(ids('oldest')).toEqual(['answered before', 'answered', 'old', 'new', 'asked']);
  expect(ids('newest')).toEqual(['new', 'answered', 'answered before', 'old', 'asked']);
});
