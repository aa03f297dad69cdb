// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Document, Fields, Value } from '../../src/model/value.ts';
import { readExport, writeExport } from '../../src/export/export-files.ts';

const EPOCH = { seconds: 0n, nanos: 0 };
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'export-test-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

function document(database: string, relative: string, fields: Fields): Document {
  const name = `projects/p/databases/${database}/documents/${relative}`;
  return { name, fields, createTime: EPOCH, updateTime: EPOCH };
}

async function roundTrip(documents: readonly Document[], project = 'p') {
  await writeExport(directory, 'firestore_export', documents);
  return readExport(
    path.join(directory, 'firestore_export/firestore_export.overall_export_metadata'),
    project,
  );
}

const VALUES: readonly Value[] = [
  { kind: 'null' },
  { kind: 'boolean', value: false },
  { kind: 'integer', value: -(2n ** 63n) },
  { kind: 'integer', value: 2n ** 63n - 1n },
  { kind: 'double', value: Number.NaN },
  { kind: 'double', value: -1.25e300 },
  { kind: 'timestamp', value: { seconds: -1n, nanos: 999_999_000 } },
  { kind: 'timestamp', value: { seconds: 1_700_000_000n, nanos: 1_000 } },
  { kind: 'string', value: '\u{FEFF}გიდი 🏔' },
  { kind: 'string', value: '' },
  { kind: 'bytes', value: Uint8Array.from([0, 255, 128]) },
  { kind: 'reference', value: 'projects/other/databases/db2/documents/a/__id7__' },
  { kind: 'geoPoint', value: { latitude: 42.7, longitude: -44.5 } },
  { kind: 'array', values: [] },
  { kind: 'array', values: [{ kind: 'null' }, { kind: 'map', fields: new Map() }] },
  { kind: 'map', fields: new Map() },
  { kind: 'map', fields: new Map<string, Value>([['__proto__', { kind: 'array', values: [] }]]) },
  { kind: 'double', value: -0 },
];

describe('export and import', () => {
  test.each(VALUES)('preserves %o', async (value) => {
    const [read] = await roundTrip([document('(default)', 'a/b', new Map([['f', value]]))]);
    expect(read?.fields.get('f')).toEqual(value);
  });

  test('preserves names, numeric ids, databases and large documents', async () => {
    const big: Fields = new Map([['text', { kind: 'string', value: 'მთა'.repeat(100_000) }]]);
    const documents = [
      document('(default)', 'users/__id-7__/posts/ქართული', big),
      document('db2', 'a/b', new Map()),
    ];
    const read = await roundTrip(documents, 'other');
    expect(read.map(({ name }) => name)).toEqual([
      'projects/other/databases/(default)/documents/users/__id-7__/posts/ქართული',
      'projects/other/databases/db2/documents/a/b',
    ]);
    expect(read[0]?.fields).toEqual(big);
  });

  test('an empty export can be imported', async () => {
    expect(await roundTrip([])).toEqual([]);
  });

  test('an older export of the same name is replaced, and no temporary files remain', async () => {
    await roundTrip([document('(default)', 'a/b', new Map())]);
    await roundTrip([]);
    expect(await readdir(directory)).toEqual(['firestore_export']);
  });

  test.each([
    ['missing', undefined, 'cannot be read'],
    ['empty', '', 'is not an export of this emulator'],
    ['foreign', '{"version":"1.22.0"}\n', 'is not an export of this emulator'],
    ['binary', Buffer.from([1, 0, 1, 0x33]), 'is not an export of this emulator'],
  ])('refuses a %s file', async (_, content, message) => {
    const file = path.join(directory, 'x.overall_export_metadata');
    if (content !== undefined) await writeFile(file, content);
    await expect(readExport(file, 'p')).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining(message),
    });
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -1)],
    ['changed', (text: string) => text.replace('მთა', 'მთი')],
    ['longer', (text: string) => `${text}{}\n`],
  ])('refuses an export that was %s', async (_, damage) => {
    const fields: Fields = new Map([['f', { kind: 'string', value: 'მთა' }]]);
    await roundTrip([document('(default)', 'a/b', fields)]);
    const file = path.join(directory, 'firestore_export/firestore_export.overall_export_metadata');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    await expect(readExport(file, 'p')).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('its checksum does not match'),
    });
  });
});
