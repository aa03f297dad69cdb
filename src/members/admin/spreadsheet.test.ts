import { inflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { tbilisiDay } from '../../domain/tbilisi-day.ts';
import { saveSpreadsheet } from './spreadsheet.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The files of a zip archive, by their names. */
function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let at = 0;
  while (bytes.readUInt32LE(at) === 0x04_03_4b_50) {
    const [size, nameLength, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const start = at + 30 + nameLength + extra;
    const packed = bytes.subarray(start, start + size);
    const isPacked = bytes.readUInt16LE(at + 8) !== 0;
    files.set(
      bytes.toString('utf8', at + 30, at + 30 + nameLength),
      (isPacked ? inflateRawSync(packed) : packed).toString(),
    );
    at = start + size;
  }
  return files;
}

test('a spreadsheet holds texts alone: telephone numbers, Georgian, and what looks like a formula', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:sheet';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const texts = [
    '+995 599 11 22 33',
    '0599112233',
    '=HYPERLINK("http://example.com")',
    '@SUM(A1)',
    'ანა აბაშიძე',
    '',
  ];
  await saveSpreadsheet(
    'register',
    ['Phone'],
    texts.map((text) => [text]),
  );
  expect(names).toEqual([`register-${tbilisiDay(new Date())}.xlsx`]);
  const [blob] = saved;
  const files = unzip(Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).not.toContain('<f');
  // Cells refer to the table of texts.
  expect([...sheet.matchAll(/<c [^>]*t="(\w+)"/gu)].map(([, type]) => type)).toEqual(Array(6).fill('s'));
  const stored = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)</gu)].map(
    ([, text]) => text,
  );
  // The last one is empty.
  expect(stored).toEqual(['Phone', ...texts.slice(0, -1)]);
});
