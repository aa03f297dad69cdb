/** Decisions taken back, and verifications revoked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeMembers,
  refusal,
  signIn,
  signInAdmin,
  visitor,
  type Member,
  type RefusalSeen,
} from '../support/member.ts';
import { adminFirestore, clearEverything, placeGuide, readAnonymously, stored } from '../support/server.ts';

let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('admin', 'ნანა ადამია');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

async function decided(uid: string, name: string, decision: 'approved' | 'rejected'): Promise<string> {
  const { requestId } = await placeGuide(uid, name);
  await admin.call('processVerificationRequest', { request_id: requestId, decision, admin_notes: 'Because' });
  return requestId;
}

function refusedReopening(member: Member, request_id: string): Promise<RefusalSeen> {
  return refusal(member.call('reopenRequest', { request_id }));
}

function refusedRevoking(member: Member, user_id: string, admin_notes?: string): Promise<RefusalSeen> {
  return refusal(member.call('revokeVerification', { user_id, admin_notes }));
}

async function actionsOn(uid: string): Promise<unknown[]> {
  const entries = await adminFirestore.collection('decision_journal').where('guide_id', '==', uid).get();
  return entries.docs
    .toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    .map((entry) => entry.get('action'));
}

describe('reopening', () => {
  it('takes an approval back: the request is pending again and the guide not public', async () => {
    const request_id = await decided('reopened', 'Reopened Guide', 'approved');
    expect((await readAnonymously('public_guides/reopened-guide')).status).toBe(200);
    expect(await admin.call('reopenRequest', { request_id })).toEqual({
      request_id,
      status: 'pending',
      was_told: expect.any(Boolean),
    });
    expect((await readAnonymously('public_guides/reopened-guide')).status).toBe(404);
    expect(await stored(`verification_requests/${request_id}`)).toMatchObject({
      status: 'pending',
      reviewed_at: null,
      reviewed_by: null,
      admin_notes: null,
    });
    expect(await stored('guide_profiles/reopened')).toMatchObject({
      is_verified: false,
      verification_status: 'pending',
      approved: null,
      open_request_id: request_id,
    });
    await admin.call('processVerificationRequest', { request_id, decision: 'approved' });
    expect((await readAnonymously('public_guides/reopened-guide')).status).toBe(200);
    expect(await actionsOn('reopened')).toEqual(['approved', 'reopened', 'approved']);
  });

  it('takes a rejection back', async () => {
    const request_id = await decided('unrejected', 'Unrejected Guide', 'rejected');
    await admin.call('reopenRequest', { request_id });
    expect(await stored('guide_profiles/unrejected')).toMatchObject({
      verification_status: 'pending',
      open_request_id: request_id,
    });
  });

  it('is refused when there is nothing to take back', async () => {
    const request_id = await decided('kept', 'Kept Guide', 'rejected');
    expect((await refusedReopening(await visitor(), request_id)).details).toEqual({
      reason: 'not-signed-in',
    });
    expect((await refusedReopening(await signIn('nobody'), request_id)).details).toEqual({
      reason: 'not-admin',
    });
    expect((await refusedReopening(admin, 'nothing')).details).toEqual({ reason: 'unknown-request' });
    expect((await refusedReopening(admin, 'a/b')).details).toEqual({ reason: 'invalid-input' });
    const { requestId } = await placeGuide('waiting', 'Waiting Guide');
    expect((await refusedReopening(admin, requestId)).details).toEqual({ reason: 'not-decided' });
    const own = await placeGuide(admin.uid, 'ნანა ადამია');
    expect((await refusedReopening(admin, own.requestId)).details).toEqual({ reason: 'own-request' });
  });

  it('is refused after a newer request', async () => {
    const request_id = await decided('asked-again', 'Asked Again', 'rejected');
    await adminFirestore.doc('verification_requests/newer').set({
      user_id: 'asked-again',
      status: 'pending',
      requested_at: new Date(Date.now() + 1000),
    });
    const seen = await refusal(admin.call('reopenRequest', { request_id }));
    expect(seen).toMatchObject({ code: 'aborted', details: { reason: 'superseded' } });
    expect((await stored(`verification_requests/${request_id}`))['status']).toBe('rejected');
  });
});

describe('revoking', () => {
  it('ends the listing immediately and informs the guide of the reason', async () => {
    const request_id = await decided('revoked', 'Revoked Guide', 'approved');
    await admin.call('revokeVerification', { user_id: 'revoked', admin_notes: ' Insurance lapsed ' });
    expect((await readAnonymously('public_guides/revoked-guide')).status).toBe(404);
    expect(await stored('guide_profiles/revoked')).toMatchObject({
      is_verified: false,
      verification_status: 'rejected',
      approved: null,
    });
    expect(await stored(`verification_requests/${request_id}`)).toMatchObject({
      status: 'rejected',
      admin_notes: 'Insurance lapsed',
    });
    expect(await actionsOn('revoked')).toEqual(['approved', 'revoked']);
    await admin.call('reopenRequest', { request_id });
    expect(await stored('guide_profiles/revoked')).toMatchObject({ is_verified: true });
    expect((await readAnonymously('public_guides/revoked-guide')).status).toBe(200);
  });

  it('is refused without permission, reason or verification', async () => {
    await decided('steady', 'Steady Guide', 'approved');
    await decided('never-verified', 'Never Verified', 'rejected');
    expect((await refusedRevoking(await visitor(), 'steady', 'x')).details).toEqual({
      reason: 'not-signed-in',
    });
    expect((await refusedRevoking(await signIn('steady-person'), 'steady', 'x')).details).toEqual({
      reason: 'not-admin',
    });
    expect((await refusedRevoking(admin, 'steady', ' ')).details).toEqual({ reason: 'invalid-input' });
    expect((await refusedRevoking(admin, 'steady')).details).toEqual({ reason: 'invalid-input' });
    expect((await refusedRevoking(admin, 'never-verified', 'x')).details).toEqual({ reason: 'not-verified' });
    expect((await refusedRevoking(admin, 'unknown', 'x')).details).toEqual({ reason: 'profile-missing' });
    expect((await refusedRevoking(admin, admin.uid, 'x')).details).toEqual({ reason: 'own-request' });
    expect(await stored('guide_profiles/steady')).toMatchObject({ is_verified: true });
  });
});
