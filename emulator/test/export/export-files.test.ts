// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Document, Fields, Value } from '../../src/model/value.ts';
import { crc32c, maskCrc } from '../../src/export/crc32c.ts';
import { readExport, writeExport } from '../../src/export/export-files.ts';
import { readLog, writeLog } from '../../src/export/leveldb-log.ts';

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
  await writeExport(directory, 'firestore_export', documents, new Date());
  return readExport(
    path.join(directory, 'firestore_export/firestore_export.overall_export_metadata'),
    project,
  );
}

const VECTOR: Value = {
  kind: 'map',
  fields: new Map<string, Value>([
    ['__type__', { kind: 'string', value: '__vector__' }],
    ['value', { kind: 'array', values: [{ kind: 'double', value: 1.5 }] }],
  ]),
};

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
  { kind: 'bytes', value: Buffer.from([0, 255, 128]) },
  { kind: 'reference', value: 'projects/other/databases/db2/documents/a/__id7__' },
  { kind: 'geoPoint', value: { latitude: 42.7, longitude: -44.5 } },
  { kind: 'array', values: [] },
  { kind: 'array', values: [{ kind: 'null' }, { kind: 'map', fields: new Map() }] },
  { kind: 'map', fields: new Map() },
  { kind: 'map', fields: new Map<string, Value>([['__proto__', { kind: 'array', values: [] }]]) },
  VECTOR,
];

describe('export and import', () => {
  test.each(VALUES)('keeps %o', async (value) => {
    const [read] = await roundTrip([document('(default)', 'a/b', new Map([['f', value]]))]);
    expect(read?.fields.get('f')).toEqual(value);
  });

  test('keeps names, numeric ids, databases and documents larger than a block', async () => {
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

  test('an empty export is the overall file alone, byte for byte the official one', async () => {
    expect(await roundTrip([])).toEqual([]);
    const root = path.join(directory, 'firestore_export');
    expect(await readdir(root)).toEqual(['firestore_export.overall_export_metadata']);
    const bytes = await readFile(path.join(root, 'firestore_export.overall_export_metadata'));
    expect(bytes.subarray(4, 8)).toEqual(Buffer.from([1, 0, 1, 0x33]));
    expect(bytes).toHaveLength(15);
  });

  test('an older export of the same name is replaced and no draft is left', async () => {
    await roundTrip([document('(default)', 'a/b', new Map())]);
    await roundTrip([]);
    expect(await readdir(directory)).toEqual(['firestore_export']);
  });

  test.each([
    ['missing', undefined, 'Failed to parse overall export metadata file'],
    ['text', '{"not":"a log"}', 'Overall export metadata file version not supported'],
    ['empty', '', 'Overall export metadata file version not supported'],
  ])('refuses a %s metadata file', async (_, content, message) => {
    const file = path.join(directory, 'x.overall_export_metadata');
    if (content !== undefined) await writeFile(file, content);
    await expect(readExport(file, 'p')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', message });
  });

  test('a damaged or cut output file fails the import', async () => {
    await roundTrip([document('(default)', 'a/b', new Map())]);
    const output = path.join(directory, 'firestore_export/all_namespaces/all_kinds/output-0');
    const metadata = path.join(directory, 'firestore_export/firestore_export.overall_export_metadata');
    const bytes = await readFile(output);
    await writeFile(output, bytes.subarray(0, -1));
    await expect(readExport(metadata, 'p')).rejects.toMatchObject({ message: 'Invalid record' });
    bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
    await writeFile(output, bytes);
    await expect(readExport(metadata, 'p')).rejects.toMatchObject({ message: "Checksum doesn't validate." });
    await rm(output);
    await expect(readExport(metadata, 'p')).rejects.toMatchObject({
      message: `Failed parse entity file:${output}`,
    });
  });
});

describe('LevelDB log', () => {
  test('the checksum is CRC-32C', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(maskCrc(0)).toBe(0xa282ead8);
  });

  test.each([0, 1, 32_753, 32_754, 32_755, 32_760, 32_761, 32_762, 70_000])(
    'records after one of %i bytes come back',
    (length) => {
      const records = [Buffer.alloc(length, 1), Buffer.alloc(0), Buffer.alloc(40_000, 2)];
      expect(readLog(writeLog(records))).toEqual(records);
    },
  );
});
