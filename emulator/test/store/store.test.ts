// @vitest-environment node
import { expect, test } from 'vitest';
import { systemClock } from '../../src/store/clock.ts';
import type { Document } from '../../src/model/value.ts';
import { Store } from '../../src/store/store.ts';

test('a commit contains its origin: write, load or clear', () => {
  const name = 'projects/p/databases/(default)';
  const store = new Store(systemClock);
  const seen: string[] = [];
  store.onCommit(({ origin, changes }) => seen.push(`${origin} ${changes.length}`));
  store.load(name, [[`${name}/documents/guides/a`, new Map()]]);
  const time = { seconds: 1n, nanos: 0 };
  const written: Document = {
    name: `${name}/documents/guides/b`,
    fields: new Map(),
    createTime: time,
    updateTime: time,
  };
  const database = store.database(name);
  database.apply(database.nextCommitMicros(), new Map([[written.name, written]]));
  database.deleteRecursively(`${name}/documents`);
  expect(seen).toEqual(['load 1', 'write 1', 'clear 2']);
});
