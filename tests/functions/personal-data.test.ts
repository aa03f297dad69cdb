/** What is held about a person, name for name as the privacy text says it: in the copy, and after the end. */
import { beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_RETENTION_MONTHS } from '../../src/domain/settings.ts';
import { signIn, signInAdmin, type Member } from '../support/member.ts';
import { withFunctions } from '../support/own-functions.ts';
import { processedPathOf, uploadProcessed } from '../support/pictures.ts';
import { adminAuth, adminFirestore, eventually, placeGuide, stored } from '../support/server.ts';

function load() {
  return Promise.all([
    import('../../functions/src/app.ts'),
    import('../../functions/src/retention/scheduled-jobs.ts'),
  ]);
}
const modules = withFunctions(load);
let admin: Member;

beforeAll(async () => {
  admin = await signInAdmin('keeping-admin', 'Keeping Admin');
});

const GOOGLE_PICTURE = 'https://lh3.googleusercontent.com/a/portrait';

function decide(
  request_id: string,
  decision: 'approved' | 'rejected',
  admin_notes: string,
): Promise<unknown> {
  return admin.call('processVerificationRequest', { request_id, decision, admin_notes });
}

async function journalOf(uid: string) {
  const { docs } = await adminFirestore.collection('decision_journal').where('guide_id', '==', uid).get();
  return docs.map((entry) => entry.data());
}

async function consentsOf(uid: string) {
  const { docs } = await adminFirestore.collection('publication_consents').where('user_id', '==', uid).get();
  return docs.map((consent) => consent.data());
}

describe('the copy of everything', () => {
  it('holds what the privacy text names, Google’s identifier and the pictures included', async () => {
    const member = await signIn('copied-whole', 'Copied Whole');
    await adminAuth.updateUser(member.uid, { photoURL: GOOGLE_PICTURE });
    const picture = await uploadProcessed(member, 'own-portrait');
    const { requestId } = await placeGuide(member.uid, 'Copied Whole', {
      avatar_url: picture,
      consent_version: 'shown-wording',
    });
    await adminFirestore.doc(`profiles/${member.uid}`).update({ avatar_url: picture });
    await admin.call('askGuide', { request_id: requestId, question: 'Who certified you?' });
    await admin.call('processVerificationRequest', {
      request_id: requestId,
      decision: 'approved',
      admin_notes: 'Checked the certificate',
      other_people: ['somebody-else'],
    });
    expect(await journalOf(member.uid)).toMatchObject([{ other_people: ['somebody-else'] }]);
    await adminFirestore.doc(`failed_events/everyNight:${member.uid}`).set({
      what: 'everyNight',
      account: member.uid,
      why: 'kept-failing',
      first_at: new Date(),
      last_at: new Date(),
      times: 2,
    });
    await eventually(async () => {
      expect((await stored('public_guides/copied-whole'))['avatar_url']).toMatch(/public%2F/u);
      expect(await consentsOf(member.uid)).not.toEqual([]);
    });
    await admin.call('addDeskNote', { user_id: member.uid, text: 'Words among officers' });
    const copy = await member.call('exportMyData', {});
    expect(copy).toMatchObject({
      account: {
        uid: member.uid,
        email: 'copied-whole@example.com',
        display_name: 'Copied Whole',
        picture_address: GOOGLE_PICTURE,
        providers: ['google.com'],
        identities: [
          { provider: 'google.com', subject: 'sub-copied-whole', email: 'copied-whole@example.com' },
        ],
      },
      profile: { full_name: 'Copied Whole', avatar_url: picture },
      guide_profile: { slug: 'copied-whole', is_verified: true, approved: { full_name: 'Copied Whole' } },
      public_page: { slug: 'copied-whole' },
      membership: {
        number: expect.any(Number),
        state: 'valid',
        ends_at: expect.stringMatching(/-03-31T20:00:00/u),
      },
      membership_check: { initials: 'CW', guide: { slug: 'copied-whole' } },
      public_picture: { source: await processedPathOf(member, 'own-portrait') },
      verification_requests: [
        {
          id: requestId,
          status: 'approved',
          admin_notes: 'Checked the certificate',
          reviewed_by: admin.uid,
          applied: { full_name: 'Copied Whole' },
          questions: [{ text: 'Who certified you?' }],
        },
      ],
      addresses: [{ id: 'copied-whole' }],
      decisions: [{ action: 'approved', notes: 'Checked the certificate', actor_id: admin.uid }],
      decisions_taken: [],
      failed_events: [{ what: 'everyNight', times: 2 }],
      pictures: [{ name: await processedPathOf(member, 'own-portrait') }],
      uploads: [],
      not_included: expect.stringMatching(/^Notes that administrators .* which day again.* contact page/u),
    });
    expect(JSON.stringify(copy)).not.toContain('Words among officers');
    // Whom the guide was compared with is other people's data.
    expect(JSON.stringify(copy)).not.toContain('somebody-else');
    const { publication_consents, pictures } = Object(copy);
    expect(publication_consents).toHaveLength((await consentsOf(member.uid)).length);
    expect(publication_consents).toContainEqual(
      expect.objectContaining({
        flag: 'is_public',
        given_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
        text_version: 'shown-wording',
        withdrawn_at: null,
      }),
    );
    const [, type, content] = /^data:(.+);base64,(.+)$/u.exec(pictures[0].content) ?? [];
    expect(type).toBe('image/webp');
    expect(
      Buffer.from(content ?? '', 'base64')
        .subarray(8, 12)
        .toString('latin1'),
    ).toBe('WEBP');
  });
});

describe('the note of a rejection that was reopened', () => {
  it('leaves the request at once, and the journal when its time is over', async () => {
    const { requestId } = await placeGuide('reopened-guide', 'Reopened Guide');
    await decide(requestId, 'rejected', 'Words that were taken back');
    // Until then the note leaves the journal at once as well.
    await eventually(async () => {
      const emails = adminFirestore.collection('mail').where('toUids', 'array-contains', 'reopened-guide');
      const { docs } = await emails.where('delivery.state', '==', 'SUCCESS').get();
      expect(docs.map(({ id }) => id)).toContainEqual(expect.stringMatching(/^rejected-/u));
    });
    await admin.call('reopenRequest', { request_id: requestId });
    expect(await stored(`verification_requests/${requestId}`)).toMatchObject({
      admin_notes: null,
      before: null,
    });
    await decide(requestId, 'approved', '');
    const words = async () => (await journalOf('reopened-guide')).map(({ notes }) => notes).filter(Boolean);
    expect(await words()).toEqual(['Words that were taken back']);
    const { notes: removeOldNotes } = modules()[1].NIGHTLY;
    const monthsFromNow = (months: number) => {
      const date = new Date();
      date.setUTCMonth(date.getUTCMonth() + months);
      return date;
    };
    await removeOldNotes(monthsFromNow(APPLICATION_RETENTION_MONTHS - 1));
    expect(await words()).toEqual(['Words that were taken back']);
    await removeOldNotes(monthsFromNow(APPLICATION_RETENTION_MONTHS + 1));
    expect(await words()).toEqual([]);
    expect((await journalOf('reopened-guide')).map(({ action }) => String(action)).toSorted()).toEqual([
      'approved',
      'rejected',
      'reopened',
    ]);
  });
});
