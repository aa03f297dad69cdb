import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decidedRow, deskPerson } from '../../../tests/cases/desk-rows.ts';
import { unpackRows } from './desk-rows.ts';

function packed(rows: unknown) {
  return { gzip: gzipSync(JSON.stringify(rows)).toString('base64') };
}

test('unpacks rows, in Georgian too', async () => {
  const guide = { languages: ['ka'], phone: '+995 599 11 22 01', address: 'მესტია' };
  const person = deskPerson({ full_name: 'გიორგი ყიფიანი', guide, membership: { ends_at: null } });
  const read_at = '2026-03-04T05:06:07.000Z';
  const rows = {
    people: [person],
    decided: [decidedRow({ full_name: 'Nino Adamia' })],
    unchanged: ['r'],
    tasks: [],
    read_at,
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
