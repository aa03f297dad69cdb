import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../tests/cases/desk-rows.ts';
import { toPerson, unpackRows, type GuideFields } from './desk-rows.ts';

function packed(rows: unknown) {
  return { gzip: gzipSync(JSON.stringify(rows)).toString('base64') };
}

test('unpacks rows, in Georgian too, and takes no text for a time', async () => {
  const time = '2026-03-04T05:06:07.000Z';
  const guide = { languages: ['ka'], phone: '+995 599 11 22 01', address: time };
  const person = deskPerson({ full_name: 'გიორგი ყიფიანი', guide, membership: { ends_at: null } });
  const rows = {
    people: [person],
    decided: [decidedRow({ full_name: 'Nino Adamia' })],
    unchanged: ['r'],
    tasks: [],
    read_at: new Date(time),
    undo_seconds: 30,
  };
  expect(await unpackRows(packed(rows))).toEqual(rows);
});

test.each([[undefined], [{ gzip: '' }], [{ gzip: 'no base64' }], [packed([])]])(
  'refuses other answers',
  async (answer) => {
    await expect(unpackRows(answer)).rejects.toBeInstanceOf(Error);
  },
);

describe('a person is listed under', () => {
  const names = (name: string) => ({
    full_name: name,
    georgian_name: `${name} ka`,
    latin_name: `${name} en`,
  });
  const request = (status: 'approved' | 'rejected', day: number, name: string, closed_as?: 'revoked') => {
    const { data } = decidedRow({ status, full_name: name });
    const applied = data.applied && { ...data.applied, ...names(name) };
    return { data: { ...data, applied, closed_as, requested_at: new Date(day) } };
  };
  const { guide, ...profile } = deskPerson({ full_name: 'Now', guide: names('Now') });
  const APPROVED = { ...request('approved', 0, 'Approved').data.applied, decided_at: new Date(0) };

  test.each([
    ['the approved names', 'Approved', APPROVED, [request('approved', 2, 'Later')]],
    [
      'those approved last',
      'Later',
      null,
      [request('approved', 1, 'First'), request('approved', 2, 'Later')],
    ],
    ['those before a withdrawal', 'First', null, [request('rejected', 1, 'First', 'revoked')]],
    [
      'those approved last, whose request the withdrawal closed',
      'Later',
      null,
      [request('approved', 1, 'First'), request('rejected', 2, 'Later', 'revoked')],
    ],
    ['the own names before any approval', 'Now', null, [request('rejected', 1, 'Asked')]],
  ] as const)('%s', (_, name, approved, requests) => {
    const fields: GuideFields = Object.assign({}, guide, { approved });
    const documents = { profile, guide: fields, membership: undefined, requests };
    const person = toPerson('a', documents, { is_admin: false, is_changed: false });
    expect([person.full_name, person.guide?.georgian_name, person.guide?.latin_name]).toEqual(
      Object.values(names(name)),
    );
  });

  test('of a member whose term has ended, with the level that was approved', () => {
    const approved = { ...APPROVED, certification_level: 'trainee' };
    const fields: GuideFields = Object.assign({}, guide, {
      approved,
      certification_level: 'master',
      is_verified: false,
    });
    const membership = { number: 1001, state: 'ended', since: new Date(0), ends_at: null } as const;
    const levelOf = (documents: object) =>
      toPerson(
        'a',
        { profile, guide: fields, requests: [], membership: undefined, ...documents },
        { is_admin: false, is_changed: false },
      ).guide?.approved?.certification_level;
    expect([levelOf({ membership }), levelOf({})]).toEqual(['trainee', undefined]);
  });
});
