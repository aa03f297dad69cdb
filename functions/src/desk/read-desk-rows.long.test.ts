/** Size and time of the desk's rows for an association and a federation, with texts of real length. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { appliedFor, seenFor, validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { unpackRows } from '../../../src/domain/desk/desk-rows.ts';
import { searchPeople } from '../../../src/domain/desk/search.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

/** Of the answer. The time is printed, because it depends on the machine; the aim is two seconds. */
const MAX_BYTES = 1_500_000;

/** Requests decided of each member, on average. */
const REQUESTS = 2;

const LATIN = ['Giorgi Kipiani', 'Nino Kavtaradze', 'Davit Gelovani', 'Tamar Margiani', 'Levan Khergiani'];
const FIRST = ['გიორგი', 'ნინო', 'დავით', 'თამარ', 'ლევან', 'ქეთევან', 'ზურაბ', 'მარიამ', 'ირაკლი', 'სალომე'];
const LAST = [
  'ყიფიანი',
  'ქავთარაძე',
  'გელოვანი',
  'მარგიანი',
  'ხერგიანი',
  'აბაშიძე',
  'ჩხეიძე',
  'წერეთელი',
  'ფარჯიანი',
];
/** Letters and digits that no compression shortens, like the ids of accounts and pictures. */
function random(seed: string, length: number): string {
  return createHash('sha256').update(seed).digest('base64url').slice(0, length);
}

const SENTENCE = 'მთაში ყოველი გასვლა ამინდისა და ჯგუფის მომზადების გათვალისწინებით იგეგმება. ';

let decisions: Decisions;
beforeAll(async () => {
  decisions = await startDecisions();
});

/** One of so many has changed a text since the approval. */
const CHANGED_OF = 5;

/** A member with several approved requests, the last of them decided in one commit with the guide profile. */
async function place(at: number): Promise<void> {
  const { firestore } = decisions;
  const uid = random(`account ${at}`, 28);
  const name = `${FIRST[at % FIRST.length]} ${LAST[at % LAST.length]}`;
  const time = new Date(Date.UTC(2024, 0, 1) + at * 5_432_123);
  const picture = `https://firebasestorage.googleapis.com/v0/b/association.firebasestorage.app/o/avatars%2F${uid}%2F${random(`picture ${at}`, 32)}.webp?alt=media`;
  const guide = {
    ...validGuideProfile(uid, name),
    latin_name: LATIN[at % LATIN.length],
    phone: `+995 599 ${(at * 7919) % 10_000} 12`,
    avatar_url: picture,
    description: SENTENCE.repeat(5),
    bio: SENTENCE.repeat(25),
    other_description: SENTENCE.repeat(5),
    other_bio: SENTENCE.repeat(25),
  };
  const applied = appliedFor(guide);
  await firestore.doc(`profiles/${uid}`).set({
    first_name: '',
    last_name: '',
    full_name: name,
    avatar_url: picture,
    username: null,
    email: `${random(`email ${at}`, 12)}@example.com`,
    language: 'ka',
    created_at: time,
  });
  const batch = firestore.batch();
  batch.set(firestore.doc(`guide_profiles/${uid}`), {
    ...guide,
    is_verified: true,
    verification_status: 'approved',
    slug: `giorgi-kipiani-${at}`,
    approved: { ...applied, decided_at: time },
    open_request_id: null,
    created_at: time,
    updated_at: time,
  });
  const membership = {
    user_id: uid,
    number: 1001 + at,
    state: 'valid',
    since: time,
    ends_at: time,
    changed_at: time,
  };
  batch.set(firestore.doc(`memberships/${uid}`), membership);
  for (let request = 0; request < REQUESTS; request += 1) {
    batch.set(firestore.doc(`verification_requests/${random(`request ${at}.${request}`, 20)}`), {
      user_id: uid,
      status: 'approved',
      applied,
      requested_at: new Date(time.getTime() + request),
      reviewed_at: time,
      reviewed_by: 'admin',
      admin_notes: SENTENCE,
      seen: seenFor(guide),
    });
  }
  await batch.commit();
  if (at % CHANGED_OF === 0) await firestore.doc(`guide_profiles/${uid}`).update({ description: SENTENCE });
}

it.each([150, 2000])('%i members', { timeout: 300_000 }, async (members) => {
  await decisions.reset();
  const all = Array.from({ length: members }, (_, at) => at);
  for (let at = 0; at < members; at += 50) await Promise.all(all.slice(at, at + 50).map(place));
  const { readDeskRows } = await import('./read-desk.ts');
  const timed = async <T>(work: () => T | Promise<T>) => {
    const started = performance.now();
    return { result: await work(), ms: Math.round(performance.now() - started) };
  };
  const answer = await timed(() => readDeskRows.run(byAdmin(undefined)));
  const bytes = JSON.stringify(answer.result).length;
  const unpacked = await timed(() => unpackRows(answer.result));
  const { people } = unpacked.result;
  const search = await timed(() => searchPeople(people, 'khergiani nino'));
  process.stdout.write(
    `${members} members: ${bytes} bytes in ${answer.ms} ms, with the emulator in the same process; unpacked in ${unpacked.ms} ms, searched first in ${search.ms} ms\n`,
  );
  expect(people.filter(({ guide }) => guide?.is_changed)).toHaveLength(members / CHANGED_OF);
  expect(search.result.rows.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MAX_BYTES);
});
