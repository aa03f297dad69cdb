/** The list of what the association must still supply matches the marks in the records. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pendingMarks } from './check.ts';
import { contentSources } from './inventory.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/content-to-supply.md');
/** A row of the table: what, the file or folder, the number of marked records. */
const ROW = /^\| [^|]+ \| `([^`|]+)` \| (\d+) \|$/gmu;

function listed(): ReadonlyMap<string, number> {
  return new Map(
    [...readFileSync(DOCUMENT, 'utf8').matchAll(ROW)].map(([, place = '', count]) => [place, Number(count)]),
  );
}

it('counts every marked record once', async () => {
  const rows = listed();
  const counted = new Map<string, number>();
  for (const { file } of pendingMarks(await contentSources())) {
    const place = [...rows.keys()].find((beginning) => file.startsWith(`src/content/${beginning}`)) ?? file;
    counted.set(place, (counted.get(place) ?? 0) + 1);
  }
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(rows));
});
