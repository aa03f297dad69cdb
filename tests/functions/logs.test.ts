/** The server's logs contain numbers, codes and document ids, but no personal data. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeMembers, signIn, signInAdmin } from '../support/member.ts';
import { callBy, refusalDetails } from '../../functions/src/testing/callables.ts';
import { membershipSchema } from '../../src/domain/membership/membership.ts';
import { lastDayOf } from '../../src/domain/membership/term.ts';
import { prepareFunctions } from '../support/prepare-functions.ts';
import { uploadPicture } from '../support/pictures.ts';
import { adminFirestore, clearEverything, placeGuide, stored } from '../support/server.ts';

// The logger captures the console methods when it is loaded, so mock them before any import.
const lines = vi.hoisted(() => {
  const written: string[] = [];
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      written.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
    });
  }
  return written;
});
prepareFunctions();
const functions = await import('../../functions/src/index.ts');
const { firestore } = await import('../../functions/src/app.ts');
const { eraseExpiredApplications } = await import('../../functions/src/retention/expired.ts');

beforeAll(clearEverything);
afterAll(async () => {
  vi.restoreAllMocks();
  await closeMembers();
  await firestore.terminate();
  await clearEverything();
});

const PERSON = { name: 'Zviad Logashvili', phone: '+995 599 87 65 43', address: 'Hidden street 9' };
const NOTE = 'A remark about somebody';

it('contain no personal data about a decision, an export, a deletion or a failure', async () => {
  const admin = await signInAdmin('logged-admin', 'Admin Loggedova');
  const member = await signIn('logged-person', PERSON.name);
  const { phone, address } = PERSON;
  const { requestId } = await placeGuide(member.uid, PERSON.name, { phone, address, show_phone: true });
  await uploadPicture(member, 'of-the-person');
  const decide = (decision: string, last_day?: string | null) =>
    functions.processVerificationRequest.run(
      callBy(
        admin.uid,
        { request_id: requestId, decision, admin_notes: NOTE, ...(last_day !== undefined && { last_day }) },
        'admin',
      ),
    );
  await decide('approved');
  expect(await refusalDetails(decide('rejected'))).toMatchObject({ reason: 'already-decided' });
  await functions.reopenRequest.run(callBy(admin.uid, { request_id: requestId }, 'admin'));
  const { ends_at } = membershipSchema.parse(await stored(`memberships/${member.uid}`));
  await decide('approved', lastDayOf(ends_at) ?? null);
  await functions.revokeVerification.run(
    callBy(admin.uid, { user_id: member.uid, admin_notes: NOTE }, 'admin'),
  );
  await functions.exportMyData.run(callBy(member.uid, {}));
  await functions.ensureProfile.run(callBy(member.uid, { language: 'en' }));
  // An unreadable document is logged as an error, with the field names but not their values.
  await adminFirestore.doc(`guide_profiles/${member.uid}`).update({ show_phone: phone });
  await functions.syncPublicGuide.run(Object.assign(Object.create(null), { params: { uid: member.uid } }));
  await eraseExpiredApplications(new Date());
  await functions.everyNight.run({ scheduleTime: new Date().toISOString() });
  await functions.deleteMyAccount.run(callBy(member.uid, {}));
  await functions.everyHour.run({ scheduleTime: new Date().toISOString() });
  await expect(stored(`profiles/${member.uid}`)).rejects.toThrow('missing');

  const log = lines.join('\n');
  // Ensures that something was logged at all.
  expect(log).toContain('Unreadable document');
  expect(log).toContain('Kept no longer than stated');
  const secrets = [PERSON.name, phone, address, NOTE, '@example.com', 'Loggedova', 'logged-person'];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
