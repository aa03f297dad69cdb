/** Slugs of guides: they do not reveal the account, and are reserved after they are given up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLUG_REST_MONTHS } from '../../src/domain/settings.ts';
import { closeMembers, signIn, signInAdmin, type Member } from '../support/member.ts';
import { adminFirestore, clearEverything, placeGuide, stored } from '../support/server.ts';

let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('slug-admin', 'Slug Admin');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

/** Returns the slug that an approval under this name creates. */
async function approvedSlug(uid: string, full_name: string): Promise<unknown> {
  const { requestId } = await placeGuide(uid, full_name);
  await admin.call('processVerificationRequest', { request_id: requestId, decision: 'approved' });
  return (await stored(`guide_profiles/${uid}`))['slug'];
}

function monthsAgo(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}

describe('a name without Latin letters', () => {
  it('creates a slug without any part of the account’s id', async () => {
    const uids = ['Xk3vQ9mWz7RtB2', 'Yp8nL4cJd6HsF5'];
    const slugs = [
      await approvedSlug(uids[0] ?? '', 'محمد علي'),
      await approvedSlug(uids[1] ?? '', 'محمد علي'),
    ];
    expect(new Set(slugs).size).toBe(2);
    for (const [index, slug] of slugs.entries()) {
      expect(slug).toMatch(/^guide-[a-z0-9]+$/u);
      const uid = (uids[index] ?? '').toLowerCase();
      const pieces = Array.from({ length: uid.length - 2 }, (_, at) => uid.slice(at, at + 3));
      expect(pieces.filter((piece) => String(slug).includes(piece))).toEqual([]);
    }
  });
});

describe('a slug that was given up', () => {
  it('is not given to anybody else for twelve months, even after a deletion', async () => {
    const leaving = await signIn('slug-leaving', 'Rested Name');
    expect(await approvedSlug(leaving.uid, 'Rested Name')).toBe('rested-name');
    await leaving.call('deleteMyAccount', {});
    expect(await stored('guide_slugs/rested-name')).toMatchObject({ user_id: null });
    expect(await approvedSlug('namesake-soon', 'Rested Name')).toBe('rested-name-2');

    const slug = adminFirestore.doc('guide_slugs/rested-name');
    await slug.update({ released_at: monthsAgo(SLUG_REST_MONTHS - 1) });
    expect(await approvedSlug('namesake-later', 'Rested Name')).toBe('rested-name-3');
    await slug.update({ released_at: monthsAgo(SLUG_REST_MONTHS + 1) });
    expect(await approvedSlug('namesake-much-later', 'Rested Name')).toBe('rested-name');
    expect(await stored('guide_slugs/rested-name')).toMatchObject({ user_id: 'namesake-much-later' });
  });
});
