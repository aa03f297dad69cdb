/** Automatic deletion: expired applications, interrupted account deletions, unused pictures. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DELETION_GRACE_MINUTES, DELETION_MARK_MINUTES } from '../../src/domain/limits.ts';
import { expectAgreement } from '../support/agreement.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { processedPathOf, picturesOf, uploadProcessed, uploadsOf } from '../support/pictures.ts';
import {
  adminAuth,
  adminBucket,
  adminFirestore,
  askAgain,
  eventually,
  placeGuide,
  readAnonymously,
  stored,
} from '../support/server.ts';
import { UNUSED_PICTURE_HOURS } from '../../src/domain/settings.ts';

function load() {
  return Promise.all([
    import('../../functions/src/retention/expired.ts'),
    import('../../functions/src/retention/account-deletions.ts'),
    import('../../functions/src/retention/abandoned-pictures.ts'),
    import('../../functions/src/app.ts'),
    import('../../functions/src/account/erase-account.ts'),
    import('../../functions/src/retention/scheduled-jobs.ts'),
  ]);
}

const MINUTE = 60_000;
const DECIDE = 'processVerificationRequest';
let admin: Member;
const modules = withFunctions(load);

beforeAll(async () => {
  admin = await signInAdmin('admin', 'ნანა ადამია');
});

type Job = Awaited<ReturnType<typeof load>>[5]['everyHour'];

async function runJob(job: Job): Promise<void> {
  await job.run({ scheduleTime: new Date().toISOString() });
}

function monthsFromNow(months: number): Date {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}

async function exists(...paths: readonly string[]): Promise<boolean[]> {
  const documents = await adminFirestore.getAll(...paths.map((path) => adminFirestore.doc(path)));
  return documents.map((document) => document.exists);
}

async function decide(uid: string, decision: 'approved' | 'rejected', request_id?: string): Promise<void> {
  await admin.call(DECIDE, {
    request_id: request_id ?? `request-of-${uid}`,
    decision,
    admin_notes: 'Words about a person',
  });
}

async function notesOf(uid: string): Promise<unknown[]> {
  const { docs } = await adminFirestore.collection('decision_journal').where('guide_id', '==', uid).get();
  return docs.map((entry) => entry.get('notes'));
}

describe('applications', () => {
  it('that were unsuccessful are deleted 24 months after the last event, and nothing else is', async () => {
    const [erase] = modules();
    const names = ['rejected', 'never-asked', 'waiting', 'verified', 'lapsed'];
    for (const uid of names) {
      await placeGuide(uid, `Guide ${uid.replace('-', '')}`);
    }
    await decide('rejected', 'rejected');
    const noted = ['rejected', 'verified'].map((uid) => `desk_notes/${uid}`);
    for (const path of noted) await adminFirestore.doc(path).set({ user_id: path.slice(11), text: 'x' });
    await adminFirestore.doc('verification_requests/request-of-never-asked').delete();
    await adminFirestore.doc('guide_profiles/never-asked').update({ open_request_id: null });
    await decide('verified', 'approved');
    await decide('lapsed', 'approved');
    await admin.call('revokeVerification', { user_id: 'lapsed', admin_notes: 'Words about a person' });
    // A guide who stays, with an old rejected change.
    await askAgain('verified', 'old-change');
    await decide('verified', 'rejected', 'old-change');
    await eventually(expectAgreement);

    const none = { applications: 0, requests: 0, failed: [] };
    expect(await erase.eraseExpiredApplications(monthsFromNow(23))).toEqual(none);
    const after = monthsFromNow(25);
    expect(await erase.eraseExpiredApplications(after)).toEqual({
      applications: 3,
      requests: 1,
      failed: [],
    });
    expect(await exists(...noted)).toEqual([false, true]);
    expect(await exists(...names.map((uid) => `guide_profiles/${uid}`))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    const requests = await adminFirestore.collection('verification_requests').get();
    expect(requests.docs.map(({ id }) => id).toSorted()).toEqual([
      'request-of-verified',
      'request-of-waiting',
    ]);
    // The account itself stays, and may apply again.
    expect(await exists('profiles/rejected')).toEqual([true]);
    expect((await stored('guide_slugs/guide-lapsed'))['user_id']).toBeNull();
    expect((await readAnonymously('public_guides/guide-verified')).status).toBe(200);
    expect(await notesOf('rejected')).toEqual([null]);
    expect(await notesOf('lapsed')).toEqual([null, null]);
    // The approval stays with its texts; those of the rejected change are deleted.
    expect(new Set(await notesOf('verified'))).toEqual(new Set(['Words about a person', null]));
    expect(await erase.eraseExpiredApplications(after)).toEqual(none);
    await eventually(expectAgreement);
  });
});

/** Returns the arguments of the function when the member calls it. */
function callOf(
  member: Member,
): Parameters<Awaited<ReturnType<typeof load>>[4]['deleteMyAccount']['run']>[0] {
  return {
    data: {},
    rawRequest: Object.create(null),
    acceptsStreaming: false,
    auth: {
      uid: member.uid,
      token: Object.create({ firebase: { sign_in_provider: 'google.com' } }),
      rawToken: '',
    },
  };
}

describe('an interrupted deletion of an account', () => {
  class Killed extends Error {}
  const steps = ['the documents', 'the sign-in'] as const;

  /** Makes the step fail once, as if the function had been killed there. */
  function killAt(step: (typeof steps)[number]): void {
    const app = modules()[3];
    if (step === 'the documents') {
      const runTransaction = app.firestore.runTransaction.bind(app.firestore);
      vi.spyOn(app.firestore, 'runTransaction')
        .mockImplementationOnce(runTransaction)
        .mockRejectedValueOnce(new Killed());
    } else {
      vi.spyOn(app.auth, 'deleteUser').mockRejectedValueOnce(new Killed());
    }
  }

  it.each(steps)('before %s is completed by the hourly job', async (step) => {
    const [, finish, , , deletion] = modules();
    const key = `cut-off-at-${step.replace('the ', '')}`;
    const member = await signIn(key, 'Leaving Guide');
    const { requestId } = await placeGuide(member.uid, 'Leaving Guide');
    await decide(member.uid, 'approved', requestId);
    await uploadProcessed(member, 'left-behind');
    killAt(step);
    await expect(Promise.resolve(deletion.deleteMyAccount.run(callOf(member)))).rejects.toBeInstanceOf(
      Killed,
    );
    vi.restoreAllMocks();
    expect(await exists(`account_deletions/${member.uid}`)).toEqual([true]);
    // Not while the user may still be waiting for the response.
    const started = Date.now();
    const nothing = { done: 0, failed: [] };
    expect(await finish.finishInterruptedDeletions(new Date(started))).toEqual(nothing);
    const later = new Date(started + (DELETION_GRACE_MINUTES + 1) * MINUTE);
    expect(await finish.finishInterruptedDeletions(later)).toEqual({ done: 1, failed: [] });
    expect(
      await exists(
        ...['profiles', 'guide_profiles', 'publication_consents', 'public_pictures'].map(
          (collection) => `${collection}/${member.uid}`,
        ),
        `verification_requests/${requestId}`,
      ),
    ).toEqual([false, false, false, false, false]);
    await eventually(async () => expect(await picturesOf(member)).toEqual([]));
    await expect(adminAuth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    // The mark is stored longer than the account's tokens are valid, then it is deleted too.
    expect(await finish.finishInterruptedDeletions(later)).toEqual(nothing);
    expect(await exists(`account_deletions/${member.uid}`)).toEqual([true]);
    const muchLater = new Date(Date.now() + (DELETION_MARK_MINUTES + 1) * MINUTE);
    expect(await finish.finishInterruptedDeletions(muchLater)).toEqual(nothing);
    expect(await exists(`account_deletions/${member.uid}`)).toEqual([false]);
    await eventually(expectAgreement);
  });
});

describe('a deletion of an account', () => {
  it('continues if another function deletes a picture meanwhile', async () => {
    const [, , , app, deletion] = modules();
    const member = await signIn('racing', 'Leaving Guide');
    await member.call('ensureProfile', { language: 'en' });
    await uploadProcessed(member, 'taken-away');
    const bucket = app.avatarBucket();
    const getFiles = bucket.getFiles.bind(bucket);
    vi.spyOn(bucket, 'getFiles').mockImplementationOnce(async () => {
      const listed = await getFiles({ prefix: `avatars/${member.uid}/` });
      await adminBucket.file(await processedPathOf(member, 'taken-away')).delete({ ignoreNotFound: true });
      return listed;
    });
    expect(await deletion.deleteMyAccount.run(callOf(member))).toEqual({ deleted: true });
    vi.restoreAllMocks();
    await expect(adminAuth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('unused pictures', () => {
  it('are deleted after a day; the shown one stays', async () => {
    const [, , abandoned] = modules();
    const member = await signIn('forgetful');
    await member.call('ensureProfile', { language: 'en' });
    const shown = await uploadProcessed(member, 'shown-picture');
    await adminFirestore.doc(`profiles/${member.uid}`).update({ avatar_url: shown });
    await uploadProcessed(member, 'never-saved');
    await uploadProcessed(member, 'never-saved-either');
    await eventually(async () => expect(await uploadsOf(member)).toEqual([]));
    const soon = new Date(Date.now() + (UNUSED_PICTURE_HOURS - 1) * 60 * MINUTE);
    expect(await abandoned.removeAbandonedPictures(soon)).toEqual({ done: 0, failed: [] });
    const later = new Date(Date.now() + (UNUSED_PICTURE_HOURS + 1) * 60 * MINUTE);
    expect(await abandoned.removeAbandonedPictures(later)).toEqual({ done: 2, failed: [] });
    expect(await picturesOf(member)).toEqual(['shown-picture.webp']);
    await adminAuth.deleteUser(member.uid);
    expect(await abandoned.removeAbandonedPictures(later)).toEqual({ done: 1, failed: [] });
    expect(await picturesOf(member)).toEqual([]);
  });
});

/** Longer than an account's id can be: the sign-in service rejects the lookup. */
const UNREADABLE = 'u'.repeat(129);

describe('a job', () => {
  it('of the hour continues after an unreadable account, returns its id, and counts as failed', async () => {
    const [, , , , , jobs] = modules();
    const member = await signIn('after-the-unreadable', 'Leaving Guide');
    await member.call('ensureProfile', { language: 'en' });
    const started_at = new Date(Date.now() - (DELETION_GRACE_MINUTES + 1) * MINUTE);
    // The unreadable one comes first.
    await adminFirestore.doc(`account_deletions/${UNREADABLE}`).set({ started_at: new Date(0) });
    await adminFirestore.doc(`account_deletions/${member.uid}`).set({ started_at });
    await expect(runJob(jobs.everyHour)).rejects.toThrow(`Not done for ${UNREADABLE}`);
    await expect(adminAuth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await exists(`profiles/${member.uid}`)).toEqual([false]);
    const entry = adminFirestore.doc(`failed_events/everyHour:${UNREADABLE}`);
    expect((await entry.get()).data()).toMatchObject({ what: 'everyHour', account: UNREADABLE });
    await adminFirestore.doc(`account_deletions/${UNREADABLE}`).delete();
    await entry.delete();
  });

  it('of the night continues after an unreadable account, returns its id, and counts as failed', async () => {
    const [erase, , abandoned, app, , jobs] = modules();
    const member = await signIn('after-the-unreadable-2');
    await member.call('ensureProfile', { language: 'en' });
    await uploadProcessed(member, 'zz-never-saved');
    const unreadable = `avatars/${UNREADABLE}/picture-of-it.webp`;
    await adminBucket.file(unreadable).save('x', { resumable: false });
    const later = new Date(Date.now() + (UNUSED_PICTURE_HOURS + 1) * 60 * MINUTE);
    expect((await abandoned.removeAbandonedPictures(later)).failed).toEqual([UNREADABLE]);
    expect(await picturesOf(member)).toEqual([]);
    // One of two applications causes a database error.
    for (const uid of ['expired-a', 'expired-b']) {
      await placeGuide(uid, 'Expired Person', {
        open_request_id: null,
        // The first in the list, so that it causes the error.
        ...(uid === 'expired-a' && { updated_at: new Date(0) }),
      });
      await adminFirestore.doc(`verification_requests/request-of-${uid}`).delete();
    }
    const broken = vi.spyOn(app.firestore, 'runTransaction').mockRejectedValueOnce(new Error('down'));
    const outcome = await erase.eraseExpiredApplications(monthsFromNow(25));
    broken.mockRestore();
    expect(outcome).toMatchObject({ applications: 1, failed: ['expired-a'] });
    expect(await exists('guide_profiles/expired-a', 'guide_profiles/expired-b')).toEqual([true, false]);
    vi.setSystemTime(later);
    try {
      await expect(runJob(jobs.everyNight)).rejects.toThrow(UNREADABLE);
    } finally {
      vi.useRealTimers();
    }
    await adminBucket.file(unreadable).delete();
  });

  it('erases an expired application that the server cannot read', async () => {
    const [erase] = modules();
    await placeGuide('unreadable', 'Unreadable Guide', { open_request_id: null, show_phone: 'yes' });
    await adminFirestore.doc('verification_requests/request-of-unreadable').delete();
    const { applications, failed } = await erase.eraseExpiredApplications(monthsFromNow(25));
    expect(failed).toEqual([]);
    expect(applications).toBeGreaterThan(0);
    expect(await exists('guide_profiles/unreadable')).toEqual([false]);
  });
});
