/** Addresses of guides: they do not reveal the account, and rest after they are given up. On a Firestore emulator in this process. */
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLUG_REST_MONTHS } from '../../../src/domain/settings.ts';
import { APPLIED, byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
beforeAll(async () => {
  decisions = await startDecisions();
});
beforeEach(() => decisions.reset());

const update = (path: string, data: Record<string, unknown>) => decisions.firestore.doc(path).update(data);

/** Returns the slug after an approval under this name. */
async function approvedSlug(uid: string, full_name: string, georgian_name = ''): Promise<unknown> {
  await decisions.placeGuide(uid, `of-${uid}`);
  const names = { full_name, georgian_name, latin_name: '' };
  await update(`verification_requests/of-${uid}`, { applied: { ...APPLIED, ...names } });
  await decisions.decide(byAdmin({ request_id: `of-${uid}`, decision: 'approved' }));
  return (await decisions.read(`guide_profiles/${uid}`))?.['slug'];
}

/** Approves the guide once more, under another name. */
async function renamedSlug(uid: string, full_name: string, georgian_name = ''): Promise<unknown> {
  const slug = (await decisions.read(`guide_profiles/${uid}`))?.['slug'];
  const request = { ...(await decisions.read(`verification_requests/of-${uid}`)), status: 'pending' };
  const applied = { ...APPLIED, full_name, georgian_name, latin_name: '' };
  const later = `later-${uid}-${String(slug)}`;
  await decisions.store(`verification_requests/${later}`, { ...request, applied, requested_at: new Date() });
  await update(`guide_profiles/${uid}`, { open_request_id: later });
  await decisions.decide(byAdmin({ request_id: later, decision: 'approved' }));
  return (await decisions.read(`guide_profiles/${uid}`))?.['slug'];
}

function monthsAgo(months: number, ms = 0): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() - months);
  return new Date(date.getTime() + ms);
}

it('a name without Latin letters makes one without any part of the account’s id', async () => {
  for (const uid of ['Xk3vQ9mWz7RtB2', 'Yp8nL4cJd6HsF5']) {
    const hash = createHash('sha256').update(uid).digest('hex').slice(0, 8);
    expect(await approvedSlug(uid, 'محمد علي')).toBe(`guide-${hash}`);
  }
});

describe('the address', () => {
  it('is made of the Georgian name if there is one, and stays while it fits either', async () => {
    expect(await approvedSlug('one', 'Tamaz Smith', 'თამაზ ქაპანაძე')).toBe('tamaz-kapanadze');
    expect(await renamedSlug('one', 'Tamaz Kapanadze')).toBe('tamaz-kapanadze');
    expect(await renamedSlug('one', 'Tamaz Smith')).toBe('tamaz-smith');
    expect(await renamedSlug('one', 'Tamaz Smith', 'თამაზ კაპანაძე')).toBe('tamaz-smith');
  });

  it('belongs to a guide who is not listed, too, and no former one leads to it', async () => {
    await approvedSlug('hidden', 'Ana Adamia');
    await update('guide_profiles/hidden', { is_public: false });
    expect(await renamedSlug('hidden', 'Ana Kobalia')).toBe('ana-kobalia');
    expect(await decisions.read('guide_slugs/ana-kobalia')).toMatchObject({ user_id: 'hidden' });
    expect(await decisions.read('slug_redirects/ana-adamia')).toBeUndefined();
  });

  it('is one that the account held before, rather than another; the newest that fits', async () => {
    expect(await approvedSlug('first', 'Ana Adamia')).toBe('ana-adamia');
    expect(await approvedSlug('second', 'Ana Adamia')).toBe('ana-adamia-2');
    const held = await decisions.read('guide_slugs/ana-adamia-2');
    expect(await renamedSlug('second', 'Ana Kobalia')).toBe('ana-kobalia');
    expect(await renamedSlug('second', 'Ana Adamia')).toBe('ana-adamia-2');
    expect(await decisions.read('guide_slugs/ana-adamia-2')).toEqual(held);
    expect(await decisions.read('slug_redirects/ana-kobalia')).toEqual({ slug: 'ana-adamia-2' });
    expect(await decisions.read('slug_redirects/ana-adamia-2')).toBeUndefined();
    await decisions.store('guide_slugs/ana-kobalia-7', { user_id: 'second', created_at: new Date() });
    expect(await renamedSlug('second', 'Ana Kobalia')).toBe('ana-kobalia-7');
    expect(await decisions.read('public_guides/ana-adamia-2')).toBeUndefined();
  });
});

describe('an address that was given up', () => {
  it('is not given to anybody else for twelve months', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(await approvedSlug('leaving', 'Rested Name')).toBe('rested-name');
    const { planErasure } = await import('../account/erase-account.ts');
    await decisions.firestore.runTransaction(async (transaction) =>
      (await planErasure(transaction, 'leaving'))(transaction),
    );
    const slug = 'guide_slugs/rested-name';
    expect(await decisions.read(slug)).toEqual({ user_id: null, released_at: expect.anything() });
    expect(await approvedSlug('soon', 'Rested Name')).toBe('rested-name-2');
    await update(slug, { released_at: monthsAgo(SLUG_REST_MONTHS) });
    expect(await approvedSlug('later', 'Rested Name')).toBe('rested-name-3');
    await update(slug, { released_at: 'unreadable' });
    expect(await approvedSlug('odd', 'Rested Name')).toBe('rested-name-4');
    await update(slug, { released_at: monthsAgo(SLUG_REST_MONTHS, -1) });
    expect(await approvedSlug('much-later', 'Rested Name')).toBe('rested-name');
    expect(await decisions.read(slug)).toEqual({ user_id: 'much-later', created_at: expect.anything() });
    vi.useRealTimers();
  });
});
