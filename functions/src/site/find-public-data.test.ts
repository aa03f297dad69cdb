/** What a visit finds, on a Firestore emulator in this process. */
import { beforeEach, expect, it, vi } from 'vitest';
import { withCallables } from '../testing/with-callables.ts';
import { publicGuide } from '../testing/public-guides.ts';

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./find-public-data.ts')]));
const store = (path: string, data: object) => modules()[0].firestore.doc(path).set(data);
beforeEach(async () => {
  await store('public_guides/ana-adamia', publicGuide('ana-adamia', 'Ana Adamia'));
  await store('public_guides/broken', { slug: 7 });
  await store('slug_redirects/ana-before', { slug: 'ana-adamia' });
});

it('a guide is found at the present address, and led to from a former one', async () => {
  const { findGuide } = modules()[1];
  expect(await findGuide('ana-adamia')).toMatchObject({ kind: 'found', guide: { full_name: 'Ana Adamia' } });
  expect(await findGuide('ana-before')).toEqual({ kind: 'moved', slug: 'ana-adamia' });
  for (const slug of ['nobody', 'broken']) expect(await findGuide(slug)).toEqual({ kind: 'missing' });
});

it('a number is that of a member, or was never given, or fails to be read', async () => {
  const { findMembership } = modules()[1];
  const at = new Date('2026-05-01T10:00:00Z');
  const known = {
    state: 'ended',
    ends_at: at,
    changed_at: at,
    initials: 'AA',
    latin_initials: '',
    guide: null,
  };
  await store('public_memberships/1001', known);
  expect(await findMembership('1001')).toMatchObject({ state: 'ended', initials: 'AA' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await findMembership('1002')).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
  await store('public_memberships/1003', { state: 'odd' });
  await expect(findMembership('1003')).rejects.toThrow('A membership cannot be read');
  log.mockRestore();
});
