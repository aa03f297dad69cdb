/**
 * Faults between the parts: duplicate, late and reordered events, conflicting or interrupted
 * transactions, two tabs, an account deleted while another tab saves. Nothing is lost or duplicated, and
 * the final state is correct.
 */
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAgreement } from '../support/agreement.ts';
import { emulatorAddress, PROJECT } from '../support/emulators.ts';
import { askForVerification, saveGuide, type Saver } from '../support/guide-moves.ts';
import { closeMembers, signIn, signInAdmin, type Member } from '../support/member.ts';
import { raceRounds } from '../support/race-rounds.ts';
import {
  adminFirestore,
  clearEverything,
  eventually,
  letSave,
  placeGuide,
  readAnonymously,
  stored,
} from '../support/server.ts';
import { closeTabs, openTab } from '../support/tabs.ts';
import { sendEvent } from '../support/trigger-events.ts';

const DECIDE = 'processVerificationRequest';
const ROUNDS = raceRounds(10);

// These tests provoke denials, which the SDK would print.
setLogLevel('silent');

let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('admin', 'ნანა ადამია');
});
afterAll(async () => {
  await closeTabs();
  await closeMembers();
  await clearEverything();
});

async function rounds(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await work(round);
}

function tabOf(uid: string): Saver {
  return { uid, firestore: openTab(PROJECT, emulatorAddress('firestore'), uid) };
}

async function approvedGuide(uid: string, name: string, more: Record<string, unknown> = {}): Promise<string> {
  const { requestId } = await placeGuide(uid, name, more);
  await admin.call(DECIDE, { request_id: requestId, decision: 'approved' });
  return String((await stored(`guide_profiles/${uid}`))['slug']);
}

function guideOf(uid: string): Promise<Record<string, unknown>> {
  return stored(`guide_profiles/${uid}`);
}

/** Returns the paths of what remains of an account. */
async function leftOf(uid: string): Promise<string[]> {
  const documents = await adminFirestore.getAll(
    ...['profiles', 'guide_profiles'].map((collection) => adminFirestore.doc(`${collection}/${uid}`)),
  );
  const owned = await Promise.all(
    ['verification_requests', 'guide_slugs'].map((collection) =>
      adminFirestore.collection(collection).where('user_id', '==', uid).get(),
    ),
  );
  const found = [...documents.filter(({ exists }) => exists), ...owned.flatMap(({ docs }) => docs)];
  return found.map(({ ref }) => ref.path);
}

describe('an event', () => {
  const old = {
    is_public: true,
    is_verified: true,
    full_name: 'Long Ago',
    phone: '+995 000',
    show_phone: true,
  };

  it('delivered twice, an hour late and in the wrong order changes nothing', async () => {
    const slug = await approvedGuide('late', 'Late Event', { show_phone: false });
    await eventually(expectAgreement);
    const before = await stored(`public_guides/${slug}`);
    const [first, second, third] = [old, { ...old, is_public: false }, { ...old, show_phone: false }];
    for (const [from, to] of [
      [third, second],
      [first, third],
      [second, first],
      [second, first],
      [null, first],
    ] as const) {
      await sendEvent('syncPublicGuide', 'guide_profiles/late', from, to);
      await sendEvent('syncPublicGuideOfProfile', 'profiles/late', from, to);
    }
    await sendEvent('syncPublicGuide', 'guide_profiles/late', first, null);
    expect(await stored(`public_guides/${slug}`)).toEqual(before);
    expect((await guideOf('late'))['slug']).toBe(slug);
  });

  it('about a guide profile deleted since then recreates nothing', async () => {
    const slug = await approvedGuide('gone', 'Gone Guide');
    await adminFirestore.doc('guide_profiles/gone').delete();
    await eventually(async () => expect((await readAnonymously(`public_guides/${slug}`)).status).toBe(404));
    await sendEvent('syncPublicGuide', 'guide_profiles/gone', null, old);
    await sendEvent('syncPublicGuide', 'guide_profiles/gone', old, old);
    expect((await readAnonymously(`public_guides/${slug}`)).status).toBe(404);
    for (const path of [`guide_slugs/${slug}`, 'profiles/gone']) {
      await adminFirestore.doc(path).delete();
    }
    await adminFirestore.doc('verification_requests/request-of-gone').delete();
  });
});

describe('two tabs', () => {
  const edit = (tab: string, round: number) => ({
    first_name: 'Tab',
    last_name: tab,
    guide: {
      phone: `+995 ${tab.codePointAt(0)} ${round}`,
      description: `${tab} ${round}`,
      show_phone: true,
    },
  });

  it(`saving the same profile store one of the saves completely, ${ROUNDS} times`, async () => {
    await approvedGuide('tabbed', 'Tab Zero');
    const [left, right] = [tabOf('tabbed'), tabOf('tabbed')];
    await rounds(async (round) => {
      await letSave('tabbed');
      const saves = [saveGuide(left, edit('Left', round)), saveGuide(right, edit('Right', round))];
      const outcomes = await Promise.allSettled(saves);
      expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
      const guide = await guideOf('tabbed');
      const winner = guide['full_name'] === 'Tab Left' ? 'Left' : 'Right';
      expect(guide).toMatchObject({ full_name: `Tab ${winner}`, ...edit(winner, round).guide });
      expect(await stored('profiles/tabbed')).toMatchObject({ full_name: `Tab ${winner}` });
      await eventually(expectAgreement);
    });
  });

  it(`requesting verification create one request, ${ROUNDS} times`, async () => {
    await rounds(async (round) => {
      const uid = `asked-twice-${round}`;
      await placeGuide(uid, 'Asked Twice', { open_request_id: null });
      await adminFirestore.doc(`verification_requests/request-of-${uid}`).delete();
      const asked = await Promise.allSettled([
        askForVerification(tabOf(uid)),
        askForVerification(tabOf(uid)),
      ]);
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const requests = await adminFirestore
        .collection('verification_requests')
        .where('user_id', '==', uid)
        .get();
      expect(requests.docs.map(({ id }) => id)).toEqual([(await guideOf(uid))['open_request_id']]);
    });
  });

  it(`of which one deletes the account while the other saves leave no data, ${ROUNDS} times`, async () => {
    await rounds(async (round) => {
      const member = await signIn(`leaving-${round}`, 'Leaving Guide');
      await member.call('ensureProfile', { language: 'en' });
      await saveGuide(member, edit('Leaving', round));
      await askForVerification(member);
      const other = tabOf(member.uid);
      const state = { isOver: false };
      const saving = (async () => {
        while (!state.isOver) {
          await Promise.allSettled([letSave(member.uid)]);
          await Promise.allSettled([saveGuide(other, edit('Leaving', round)), askForVerification(other)]);
        }
      })();
      try {
        await member.call('deleteMyAccount');
      } finally {
        state.isOver = true;
        await saving;
      }
      expect(await leftOf(member.uid)).toEqual([]);
    });
  });
});

describe('a decision', () => {
  it(`and a save at the same moment are both kept, ${ROUNDS} times`, async () => {
    await rounds(async (round) => {
      const uid = `saved-while-decided-${round}`;
      const { requestId } = await placeGuide(uid, 'Busy Guide');
      const save = { first_name: 'Busy', last_name: 'Guide', guide: { phone: `+995 ${round}` } };
      await Promise.all([
        admin.call(DECIDE, { request_id: requestId, decision: 'approved' }),
        saveGuide(tabOf(uid), save),
      ]);
      expect(await guideOf(uid)).toMatchObject({
        phone: `+995 ${round}`,
        is_verified: true,
        verification_status: 'approved',
        open_request_id: null,
      });
      await eventually(expectAgreement);
    });
  });

  it(`whose transaction is a deadlock victim is retried and stored once, ${ROUNDS} times`, async () => {
    await rounds(async (round) => {
      const uid = `cut-off-${round}`;
      const { requestId } = await placeGuide(uid, `Cut Off ${round}`);
      const guide = adminFirestore.doc(`guide_profiles/${uid}`);
      let decision: Promise<unknown> | undefined;
      await adminFirestore.runTransaction(async (transaction) => {
        const phone = (await transaction.get(guide)).get('phone');
        // Only once, although this transaction may be aborted and retried.
        decision ??= admin.call(DECIDE, { request_id: requestId, decision: 'approved' });
        // Meanwhile the decision has read what is written here.
        await new Promise((done) => setTimeout(done, 20 * (round % 5)));
        transaction.update(guide, { bio: `read ${phone}` });
      });
      await decision;
      expect(await guideOf(uid)).toMatchObject({ is_verified: true, bio: 'read +995 555 12 34 56' });
      const journal = await adminFirestore.collection('decision_journal').where('guide_id', '==', uid).get();
      expect(journal.size).toBe(1);
      await eventually(expectAgreement);
    });
  });
});
