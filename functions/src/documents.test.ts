import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { withCallables } from './testing/with-callables.ts';

const logged = vi.hoisted(() => vi.fn<(...entry: unknown[]) => void>());
vi.mock('firebase-functions/v2', () => ({ logger: { error: logged } }));
const modules = withCallables(() => Promise.all([import('./app.ts'), import('./documents.ts')]));
beforeEach(() => {
  logged.mockClear();
});

async function read(data?: object): Promise<unknown> {
  const document = modules()[0].firestore.doc('profiles/guide');
  if (data) await document.set(data);
  return modules()[1].parserOf(z.object({ name: z.object({ first: z.string() }) }))(await document.get());
}

it('a document is read; one that is missing is no fault', async () => {
  const data = { name: { first: 'Ana' } };
  expect(await read(data)).toEqual(data);
  await modules()[0].firestore.doc('profiles/guide').delete();
  expect(await read()).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});

it('of one that is unreadable the log names the fields, and no values', async () => {
  expect(await read({ name: { first: 7 } })).toBeUndefined();
  expect(logged.mock.calls).toEqual([
    ['Unreadable document', { document: 'profiles/guide', fields: ['name.first'] }],
  ]);
});
