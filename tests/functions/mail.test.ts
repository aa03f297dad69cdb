/** Emails on their way from what they tell of to the receiver. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caughtFor } from '../support/caught-emails.ts';
import { closeMembers, signIn, signInAdmin, type Member } from '../support/member.ts';
import { adminAuth, adminFirestore, clearEverything, eventually, placeGuide } from '../support/server.ts';

let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('mail-admin', 'ნანა ადამია');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

function decide(request_id: string, decision: string, admin_notes: string): Promise<unknown> {
  return admin.call('processVerificationRequest', { request_id, decision, admin_notes });
}

async function mailOf(uid: string) {
  const { docs } = await adminFirestore.collection('mail').where('toUids', 'array-contains', uid).get();
  return docs;
}

describe('a guide', () => {
  it('gets an email, in her language, when the request arrives and when it is decided', async () => {
    const member = await signIn('mailed-guide', 'ნინო ბერიძე');
    const address = 'mailed-guide@example.com';
    const { requestId } = await placeGuide(member.uid, 'ნინო ბერიძე');
    await eventually(async () => expect(await caughtFor(address)).toHaveLength(1));
    const contact = adminFirestore.doc('content/contact');
    await contact.set({ record: { phone: '+995 32 200 00 01' } });
    await decide(requestId, 'rejected', 'სერტიფიკატი არ ჩანს <b>');
    const emails = await eventually(async () => {
      const found = await caughtFor(address);
      expect(found).toHaveLength(2);
      return found;
    });
    const rejection = emails.find(({ subject }) => subject === 'თქვენი მოთხოვნა არ დამტკიცდა');
    expect(rejection?.text).toContain('> სერტიფიკატი არ ჩანს <b>');
    expect(rejection?.html).toContain('სერტიფიკატი არ ჩანს &lt;b&gt;');
    expect(rejection?.text).toContain('http://127.0.0.1:5000/guide-profile');
    // As it is published when the email is sent.
    expect(rejection?.text).toContain('\n+995 32 200 00 01\n');
    expect(emails.find((one) => one !== rejection)?.text).toContain('\n+995 000 12 34 56\n');
    await contact.delete();
    const [document] = await mailOf(member.uid);
    expect(document?.get('delivery')).toMatchObject({ state: 'SUCCESS', attempts: 1, error: null });
  });

  it('is told last that the account is gone, and nothing of the emails is kept', async () => {
    const member = await signIn('leaving-guide', 'Leaving Guide');
    await placeGuide(member.uid, 'Leaving Guide', { latin_name: 'Leaving Corrected' });
    await eventually(async () => expect(await mailOf(member.uid)).toHaveLength(1));
    // Nobody has shown that this address is theirs.
    const unverified = await signIn('leaving-unverified', 'Leaving Unverified');
    await adminAuth.updateUser(unverified.uid, { emailVerified: false });
    await unverified.call('deleteMyAccount', {});
    await member.call('deleteMyAccount', {});
    const farewell = await eventually(async () => {
      const emails = await caughtFor('leaving-guide@example.com');
      const last = emails.find(({ subject }) => subject === 'Your account has been deleted');
      if (!last) throw new Error('The last email has not arrived');
      return last;
    });
    expect(farewell.text).toContain('Dear Leaving Corrected');
    expect(await caughtFor('leaving-unverified@example.com')).toEqual([]);
    await eventually(async () => {
      expect(await mailOf(member.uid)).toEqual([]);
      expect((await adminFirestore.doc(`mail/account-deleted-${member.uid}`).get()).exists).toBe(false);
    });
  });
});
