/** Tests each guard of deciding separately, called directly on a Firestore emulator in this process. */
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guideProfileSchema } from '../../../src/domain/guide/guide-profile.ts';
import { MAX_NOTE_CHARACTERS } from '../../../src/domain/settings.ts';
import { toSeenProfile } from '../../../src/domain/verification/seen-profile.ts';
import { MAX_SAME_PEOPLE } from '../../../src/domain/verification/verification.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;

beforeAll(async () => {
  decisions = await startDecisions();
});
beforeEach(() => decisions.reset());

function refusal(request: CallableRequest): Promise<unknown> {
  return refusalDetails(decisions.decide(request));
}

const approval = { request_id: 'r', decision: 'approved' };

describe('who may decide', () => {
  it.each([
    ['nobody signed in', () => callBy(undefined, approval), 'not-signed-in'],
    ['no claim', () => callBy('admin', approval), 'not-admin'],
    ['another claim', () => callBy('admin', approval, 'guide'), 'not-admin'],
    ['a claim without a record', () => callBy('guide-2', approval, 'admin'), 'not-admin'],
  ])('%s: %s', async (_, request, reason) => {
    expect(await refusal(request())).toEqual({ reason });
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it('refuses a user with another role', async () => {
    await decisions.store('user_roles/admin', { user_id: 'admin', role: 'guide' });
    expect(await refusal(byAdmin(approval))).toEqual({ reason: 'not-admin' });
  });

  it('refuses an admin’s own request', async () => {
    await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    expect(await refusal(callBy('guide', approval, 'admin'))).toEqual({ reason: 'own-request' });
  });
});

describe('refuses', () => {
  it.each<[string, unknown, string]>([
    ['an unknown request', { ...approval, request_id: 'other' }, 'unknown-request'],
    ['an unknown decision', { ...approval, decision: 'maybe' }, 'invalid-input'],
    ['no input', null, 'invalid-input'],
    ['a note too long', { ...approval, admin_notes: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) }, 'note-too-long'],
    [
      'a note too long among other faults',
      { request_id: 'r', decision: 'maybe', admin_notes: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) },
      'invalid-input',
    ],
    ['an id too long', { ...approval, request_id: 'x'.repeat(200) }, 'invalid-input'],
  ])('%s', async (_, input, reason) => {
    expect(await refusal(byAdmin(input))).toEqual({ reason });
  });

  it('a request whose guide profile is missing', async () => {
    await decisions.firestore.doc('guide_profiles/guide').delete();
    expect(await refusal(byAdmin(approval))).toEqual({ reason: 'profile-missing' });
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it('a decided request', async () => {
    await decisions.decide(byAdmin({ ...approval, decision: 'rejected', admin_notes: 'Papers' }));
    await decisions.store('user_roles/second', { user_id: 'second', role: 'admin' });
    expect(await refusal(callBy('second', approval, 'admin'))).toEqual({ reason: 'already-decided' });
  });
});

describe('an approval covers what was applied for', () => {
  it('and not later changes of the profile', async () => {
    const guide = decisions.firestore.doc('guide_profiles/guide');
    const further_professions = [{ profession: 'mountain-guide', certification_level: 'master' }];
    await guide.update({ certification_level: 'master', profession: 'rafting', further_professions });
    await decisions.decide(byAdmin(approval));
    expect((await guide.get()).get('approved')).toMatchObject(APPLIED);
    expect(await decisions.read('public_guides/giorgi-beridze')).toMatchObject({
      profession: 'trekking',
      certification_level: 'certified',
    });
    expect(await decisions.read('public_guides/giorgi-beridze')).not.toHaveProperty('further_professions');
  });

  it('of a change too, and a rejected one leaves public what was', async () => {
    await decisions.decide(byAdmin(approval));
    const applied = { ...APPLIED, certification_level: 'master' };
    for (const [decision, shown] of [
      ['rejected', 'certified'],
      ['approved', 'master'],
    ]) {
      await decisions.firestore.doc('verification_requests/r').update({ status: 'pending', applied });
      await decisions.decide(byAdmin({ ...approval, decision }));
      expect(await decisions.read('public_guides/giorgi-beridze')).toMatchObject({
        certification_level: shown,
      });
      expect(await decisions.read('guide_profiles/guide')).toMatchObject({
        is_verified: true,
        verification_status: 'approved',
      });
      expect(await decisions.read('verification_requests/r')).toMatchObject({ applied });
      // What a withdrawal stores, to be undone.
      expect(await decisions.read('verification_requests/r')).not.toHaveProperty('replaced');
    }
  });

  it('and not a later name: page and slug use the approved one', async () => {
    const renamed = { full_name: 'Nino Adamia' };
    await decisions.firestore.doc('guide_profiles/guide').update(renamed);
    await decisions.firestore.doc('profiles/guide').update(renamed);
    await decisions.decide(byAdmin(approval));
    expect(await decisions.read('public_guides/giorgi-beridze')).toMatchObject({
      full_name: 'Giorgi Beridze',
    });
    expect(await decisions.read('public_guides/nino-adamia')).toBeUndefined();
    expect(await decisions.read('guide_slugs/nino-adamia')).toBeUndefined();
  });

  it.each([approval, { request_id: 'r', decision: 'rejected' } as const])(
    'and stores the other values that were seen, as a rejection does',
    async (input) => {
      await decisions.decide(byAdmin(input));
      expect(await decisions.read('verification_requests/r')).toMatchObject({
        seen: { description: 'Guides walks in Svaneti.', bio: '' },
      });
    },
  );

  it('and a withdrawal leaves what the approval saw', async () => {
    await decisions.decide(byAdmin(approval));
    await decisions.firestore.doc('guide_profiles/guide').update({ bio: 'Later' });
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Insurance' }));
    expect(await decisions.read('verification_requests/r')).toMatchObject({ seen: { bio: '' } });
  });

  it('and stores the picture that was seen: the account’s, which visitors get', async () => {
    const folder = 'https://firebasestorage.googleapis.com/v0/b/demo.test/o/avatars%2Fguide%2F';
    await decisions.firestore
      .doc('profiles/guide')
      .update({ avatar_url: `${folder}of-the-account.webp?alt=media` });
    await decisions.firestore
      .doc('guide_profiles/guide')
      .update({ avatar_url: `${folder}of-the-guide-profile.webp?alt=media` });
    await decisions.decide(byAdmin(approval));
    expect(await decisions.read('verification_requests/r')).toMatchObject({
      seen: { avatar_url: expect.stringContaining('of-the-account.webp') },
    });
  });

  it.each([
    ['full_name', ''],
    ['profession', 'wizard'],
  ])('so a request whose %s cannot be read can only be rejected', async (field, value) => {
    await decisions.firestore.doc('verification_requests/r').update({ [`applied.${field}`]: value });
    await decisions.firestore.doc('guide_profiles/guide').update({ [field]: value });
    expect(await refusal(byAdmin(approval))).toEqual({ reason: 'nothing-applied' });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected' }));
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'rejected' });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      verification_status: 'rejected',
      open_request_id: null,
    });
  });
});

async function seenNow(): Promise<Record<string, unknown>> {
  const guide = guideProfileSchema.parse((await decisions.read('guide_profiles/guide')) ?? {});
  return toSeenProfile(guide);
}

describe('an approval of a renewal whose card was not opened', () => {
  const unopened = { request_id: 'new', decision: 'approved', is_unchanged: true } as const;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Number(NOW) + 60_000 });
    await decisions.decide(byAdmin(approval));
    await decisions.store('verification_requests/new', {
      user_id: 'guide',
      status: 'pending',
      kind: 'renewal',
      applied: APPLIED,
      requested_at: new Date(),
    });
    await decisions.firestore.doc('memberships/guide').update({ ends_at: new Date('2026-06-30T20:00:00Z') });
  });

  afterEach(() => vi.useRealTimers());

  it('is made while all is as at the last approval', async () => {
    await decisions.decide(byAdmin({ ...unopened, last_day: '2027-03-31' }));
    expect(await decisions.read('verification_requests/new')).toMatchObject({ status: 'approved' });
  });

  it.each([
    ['what visitors see', 'guide_profiles/guide', { bio: 'New' }, ['bio']],
    ['what is applied for', 'verification_requests/new', { 'applied.profession': 'rafting' }, ['profession']],
    ['an answer', 'verification_requests/new', { applied_revision: 1 }, []],
    ['what the guide says', 'verification_requests/new', { what_changed: 'My certificate' }, []],
    [
      'what was asked',
      'verification_requests/new',
      { questions: [{ asked_at: NOW, asked_by: 'admin', text: 'Why?', answered_at: NOW, answer: 'So.' }] },
      [],
    ],
    [
      'a decision, taken back',
      'verification_requests/new',
      { returned: { at: NOW, decision: 'approved', reason: null } },
      [],
    ],
    ['that is not known', 'verification_requests/r', { seen: null }, []],
    ['that cannot be read', 'verification_requests/r', { reviewed_at: 'once' }, []],
    ['of a guide without an approval', 'guide_profiles/guide', { approved: null }, []],
    ['of a request that is gone', 'verification_requests/r', { status: 'rejected' }, []],
    ['an end that an admin set', 'memberships/guide', { end_set: { at: NOW, by_admin: true } }, []],
    ['an end that is far off', 'memberships/guide', { ends_at: new Date('2026-08-01T00:00:00Z') }, []],
    ['of a profile that cannot be read', 'guide_profiles/guide', { languages: [1] }, []],
  ])('is refused after a change of %s', async (_, path, change, changed) => {
    await decisions.firestore.doc(path).update(change);
    expect(await refusal(byAdmin(unopened))).toEqual({ reason: 'changed-meanwhile', changed });
    expect(await decisions.read('verification_requests/new')).toMatchObject({ status: 'pending' });
  });

  it('is made of a card that was looked at as it was seen, unless something was said', async () => {
    await decisions.firestore.doc('guide_profiles/guide').update({ bio: 'New' });
    const looked = { ...unopened, seen: await seenNow(), last_day: '2027-03-31' };
    await decisions.firestore.doc('verification_requests/new').update({ what_changed: 'My certificate' });
    expect(await refusal(byAdmin(looked))).toEqual({ reason: 'changed-meanwhile', changed: [] });
    await decisions.firestore.doc('verification_requests/new').update({ what_changed: '' });
    await decisions.decide(byAdmin(looked));
    expect(await decisions.read('verification_requests/new')).toMatchObject({ status: 'approved' });
  });

  it('is refused after a request that the guide took back, with whatever was asked about it', async () => {
    const requested_at = new Date(Date.now() - 1000);
    const since = { user_id: 'guide', status: 'rejected', closed_as: 'withdrawn', requested_at };
    await decisions.store('verification_requests/since', { ...since, applied: APPLIED });
    expect(await refusal(byAdmin(unopened))).toMatchObject({ reason: 'changed-meanwhile' });
  });

  it('is refused where an admin has written about the guide', async () => {
    const note = { user_id: 'guide', author_id: 'admin', text: 'Do not renew', at: NOW };
    await decisions.store('desk_notes/note', note);
    expect(await refusal(byAdmin({ ...unopened, last_day: '2027-03-31' }))).toMatchObject({
      reason: 'changed-meanwhile',
    });
  });

  it.each([
    ['another last day', { month: 3, day: 31 }, '2027-03-30'],
    ['none', { month: 3, day: 31 }, null],
    ['one, where there is none', null, '2027-03-31'],
  ])('is refused when it was shown with %s', async (_, year_end, last_day) => {
    await decisions.store('settings/association_year', { year_end });
    expect(await refusal(byAdmin({ ...unopened, last_day }))).toEqual({ reason: 'end-changed' });
  });

  it('is made without an end that was shown as none', async () => {
    await decisions.store('settings/association_year', { year_end: null });
    await decisions.decide(byAdmin({ ...unopened, last_day: null }));
    expect(await decisions.read('memberships/guide')).toMatchObject({ ends_at: null });
  });
});

describe('an approval contains what the admin saw', () => {
  it('and is accepted while that is unchanged', async () => {
    await decisions.decide(byAdmin({ ...approval, seen: await seenNow() }));
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'approved' });
  });

  it('and is refused after a change, with the names of the fields', async () => {
    const seen = await seenNow();
    await decisions.firestore.doc('guide_profiles/guide').update({ bio: 'Other words.' });
    const picture =
      'https://firebasestorage.googleapis.com/v0/b/demo.test/o/avatars%2Fguide%2Fof-the-account.webp?alt=media';
    await decisions.firestore.doc('profiles/guide').update({ avatar_url: picture });
    expect(await refusal(byAdmin({ ...approval, seen }))).toEqual({
      reason: 'changed-meanwhile',
      changed: ['avatar_url', 'bio'],
    });
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'pending' });
  });

  it('and a rejection is accepted anyway, because it confirms nothing', async () => {
    const seen = await seenNow();
    await decisions.firestore.doc('guide_profiles/guide').update({ bio: 'Other words.' });
    await decisions.decide(byAdmin({ request_id: 'r', decision: 'rejected', seen }));
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'rejected' });
  });

  it('and is refused if it contains more than a profile can', async () => {
    const seen = { bio: 'x'.repeat(40_000 - '{"bio":""}'.length) };
    expect(await refusal(byAdmin({ ...approval, seen }))).toMatchObject({ reason: 'changed-meanwhile' });
    const more = { bio: `${seen.bio}x` };
    expect(await refusal(byAdmin({ ...approval, seen: more }))).toEqual({ reason: 'invalid-input' });
  });
});

describe('a guide profile that cannot be read', () => {
  beforeEach(() => decisions.firestore.doc('guide_profiles/guide').update({ languages: ['\uFEFF'] }));

  it('is not approved', async () => {
    for (const seen of [null, { bio: 'Mountains.' }])
      expect(await refusal(byAdmin({ ...approval, seen }))).toEqual({ reason: 'profile-unreadable' });
  });

  it.each([
    ['as it is', undefined],
    ['also from a card that was shown while it could be read', { bio: 'Mountains.' }],
  ])('is rejected %s, and its request with it', async (_, seen) => {
    await decisions.decide(
      byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Broken', ...(seen && { seen }) }),
    );
    expect(await decisions.read('verification_requests/r')).toMatchObject({ status: 'rejected' });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      verification_status: 'rejected',
      open_request_id: null,
      languages: ['\uFEFF'],
    });
  });

  it('is revoked, and disappears from the site', async () => {
    const guide = decisions.firestore.doc('guide_profiles/guide');
    await guide.update({ languages: ['ka'] });
    await decisions.decide(byAdmin(approval));
    await guide.update({ languages: ['\uFEFF'] });
    await decisions.revoke(byAdmin({ user_id: 'guide', admin_notes: 'Broken' }));
    expect(await decisions.read('public_guides/giorgi-beridze')).toBeUndefined();
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: false,
      approved: null,
      // It reappears with the profile once that is fixed.
      slug: 'giorgi-beridze',
    });
  });
});

describe('what a decision writes', () => {
  it('an approval writes request, guide profile, projection and journal', async () => {
    expect(await decisions.decide(byAdmin({ ...approval, admin_notes: ' Welcome ' }))).toMatchObject({
      request_id: 'r',
      status: 'approved',
    });
    const before = { is_verified: false, verification_status: 'pending', approved: null };
    expect(await decisions.read('verification_requests/r')).toMatchObject({
      status: 'approved',
      reviewed_by: 'admin',
      admin_notes: 'Welcome',
      before,
    });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({
      is_verified: true,
      verification_status: 'approved',
      slug: 'giorgi-beridze',
      open_request_id: null,
    });
    expect(await decisions.read('public_guides/giorgi-beridze')).toMatchObject({
      full_name: 'Giorgi Beridze',
    });
    const journal = await decisions.firestore.collection('decision_journal').get();
    expect(journal.docs.map((entry) => entry.data())).toMatchObject([
      {
        action: 'approved',
        request_id: 'r',
        guide_id: 'guide',
        actor_id: 'admin',
        notes: 'Welcome',
        before,
        confirmed: { full_name: 'Giorgi Beridze', profession: 'trekking', certification_level: 'certified' },
      },
    ]);
  });

  it.each([
    ['approved', ['twin', 'other']],
    ['rejected', undefined],
  ])('the word about other people if it is %s', async (decision, other_people) => {
    await decisions.decide(byAdmin({ ...approval, decision, other_people: ['twin', 'other'] }));
    const { docs } = await decisions.firestore.collection('decision_journal').get();
    expect(docs.map((entry) => entry.get('other_people'))).toEqual([other_people]);
  });

  it.each([
    ['more people than a card shows', Array.from({ length: MAX_SAME_PEOPLE + 1 }, String)],
    ['what is no id', ['a/b']],
  ])('nothing with %s', async (_what, other_people) => {
    const call = decisions.decide(byAdmin({ ...approval, other_people }));
    expect(await refusalDetails(call)).toEqual({ reason: 'invalid-input' });
    const most = Array.from({ length: MAX_SAME_PEOPLE }, String);
    expect(await decisions.decide(byAdmin({ ...approval, other_people: most }))).toMatchObject({
      status: 'approved',
    });
  });

  it.each([undefined, null, '', '   '])('no note for the input %j', async (admin_notes) => {
    const note = admin_notes === undefined ? {} : { admin_notes };
    await decisions.decide(byAdmin({ ...approval, decision: 'rejected', ...note }));
    expect(await decisions.read('verification_requests/r')).toMatchObject({
      status: 'rejected',
      admin_notes: null,
    });
    expect(await decisions.read('guide_profiles/guide')).toMatchObject({ is_verified: false, slug: null });
  });
});
