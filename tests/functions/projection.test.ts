/** What visitors read: flags, listing, renames, guides with the same name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FIELD_OF_FLAG,
  FLAGGED_FIELDS,
  SHOW_FLAGS,
  type ShowFlag,
} from '../../src/domain/guide/guide-fields.ts';
import { directoryShardOf, directoryShardSchema } from '../../src/domain/directory/directory-digest.ts';
import { certificationName } from '../../src/domain/guide/certification.ts';
import { markOf } from '../cases/guide-profile.ts';
import { closeMembers, signInAdmin, type Member } from '../support/member.ts';
import {
  adminFirestore,
  askAgain,
  clearEverything,
  eventually,
  placeGuide,
  readAnonymously,
  stored,
  visit,
} from '../support/server.ts';

const DECIDE = 'processVerificationRequest';
/** Far more than needed, so that a busy machine does not fail the test. */
const HIDDEN_WITHIN_MS = 10_000;
let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('admin', 'ნანა ადამია');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

async function approvedGuide(uid: string, name: string, more: Record<string, unknown> = {}): Promise<string> {
  const { requestId } = await placeGuide(uid, name, more);
  await admin.call(DECIDE, { request_id: requestId, decision: 'approved' });
  return String((await stored(`guide_profiles/${uid}`))['slug']);
}

function changeGuide(uid: string, data: Record<string, unknown>): Promise<unknown> {
  return adminFirestore.doc(`guide_profiles/${uid}`).update(data);
}

/** Like a save of the guide: both documents, not approved yet. */
async function rename(uid: string, full_name: string): Promise<void> {
  const [first_name, last_name] = full_name.split(' ');
  const batch = adminFirestore.batch();
  batch.update(adminFirestore.doc(`profiles/${uid}`), { full_name, first_name, last_name });
  batch.update(adminFirestore.doc(`guide_profiles/${uid}`), { full_name });
  await batch.commit();
}

let renames = 0;

async function renameApproved(uid: string, full_name: string): Promise<void> {
  renames += 1;
  const request_id = `rename-${renames}`;
  await rename(uid, full_name);
  await askAgain(uid, request_id);
  await admin.call(DECIDE, { request_id, decision: 'approved' });
}

/** Returns the card of the directory, or undefined. */
async function cardOf(slug: string): Promise<unknown> {
  const shard = await adminFirestore.doc(`public_directory/${directoryShardOf(slug)}`).get();
  const card = directoryShardSchema.safeParse(shard.data()).data?.guides[slug];
  return card === undefined ? undefined : JSON.parse(card);
}

/** Returns everything public about the guide: page and directory card. */
async function publicText(slug: string): Promise<string> {
  const [page, card] = await Promise.all([readAnonymously(`public_guides/${slug}`), cardOf(slug)]);
  return [page.text, JSON.stringify(card)].join('\n');
}

/** Returns how a page shows the value of the field that a flag shows. */
function seenOf(flag: ShowFlag): string {
  const name = FIELD_OF_FLAG[flag];
  const value = markOf(name);
  if (name === 'experience_years') return `${value} years`;
  return name === 'certification_level' ? certificationName(String(value), 'en') : String(value);
}

/** Returns how a card holds it. */
function heldOf(flag: ShowFlag): string {
  const name = FIELD_OF_FLAG[flag];
  return `${JSON.stringify(name)}:${JSON.stringify(markOf(name))}`;
}

describe('a flag', () => {
  const marks = Object.fromEntries(FLAGGED_FIELDS.map((name) => [name, markOf(name)]));

  it(`removes its value from everything public within ${HIDDEN_WITHIN_MS / 1000} s, and restores it`, async () => {
    const all = (shown: boolean) => Object.fromEntries(SHOW_FLAGS.map((one) => [one, shown]));
    const slug = await approvedGuide('flagged', 'Flagged Guide', { ...marks, ...all(true) });
    const shown = async () => {
      const text = await publicText(slug);
      return SHOW_FLAGS.filter((one) => text.includes(seenOf(one)) || text.includes(heldOf(one)));
    };
    expect(await shown()).toEqual(SHOW_FLAGS);
    await changeGuide('flagged', all(false));
    await eventually(async () => expect(await shown()).toEqual([]), HIDDEN_WITHIN_MS);
    await changeGuide('flagged', all(true));
    await eventually(async () => expect(await shown()).toEqual(SHOW_FLAGS));
  });

  it('never shows account ids, email addresses or what waits for approval', async () => {
    const slug = await approvedGuide('private-uid', 'Private Person');
    await changeGuide('private-uid', {
      profession: 'rafting',
      certification_level: 'master',
      description: 'New words',
    });
    await eventually(async () => expect(await publicText(slug)).toContain('New words'));
    // The page contains more than the guide's data: the association's address, the site's texts.
    const data = JSON.stringify(await stored(`public_guides/${slug}`));
    expect(`${data} ${JSON.stringify(await cardOf(slug))}`).not.toMatch(
      /private-uid|@example|rafting|"master"/u,
    );
    expect(await publicText(slug)).not.toMatch(/private-uid|@example\.com/u);
  });
});

describe('the listing', () => {
  it('follows is_public immediately in both directions', async () => {
    const slug = await approvedGuide('on-and-off', 'Onand Off');
    await changeGuide('on-and-off', { is_public: false });
    await eventually(async () => expect((await readAnonymously(`public_guides/${slug}`)).status).toBe(404));
    expect(await cardOf(slug)).toBeUndefined();
    await changeGuide('on-and-off', { is_public: true });
    await eventually(async () => expect((await readAnonymously(`public_guides/${slug}`)).status).toBe(200));
    expect(await cardOf(slug)).toMatchObject({ slug });
  });
});

describe('a guide’s texts in both languages', () => {
  const PRIVATE = '+995 555 33 22 11';

  it('are shown in the language of the page, names as approved', async () => {
    const slug = await approvedGuide('both-languages', 'ქეთი ყიფიანი', {
      latin_name: 'Keti Kipiani',
      regions: ['svaneti', 'Zagari pass'],
      specialties: ['ice-climbing', 'Own words'],
      description: 'მთაში დავდივართ.',
      other_description: 'We walk in the mountains.',
      bio: 'ჩემი ამბავი.',
      other_bio: '',
      phone: PRIVATE,
      show_phone: false,
    });
    // From the national romanization of the Georgian name, not from the Latin name.
    expect(slug).toBe('keti-qipiani');
    const [english, georgian] = await Promise.all([visit(`/en/${slug}`), visit(`/${slug}`)]);
    for (const text of [
      'Keti Kipiani',
      'ქეთი ყიფიანი',
      'Svaneti',
      'Zagari pass',
      'Ice climbing',
      'Own words',
    ])
      expect(english.text).toContain(text);
    expect(english.text).toContain('We walk in the mountains.');
    expect(english.text).toContain('Written in Georgian');
    for (const text of ['Keti Kipiani', 'ქეთი ყიფიანი', 'სვანეთი', 'ყინულზე ცოცვა', 'მთაში დავდივართ.'])
      expect(georgian.text).toContain(text);
    expect(georgian.text).not.toContain('We walk');
    expect(georgian.text).not.toContain('დაწერილია');
    expect(await cardOf(slug)).toMatchObject({ georgian_name: 'ქეთი ყიფიანი', latin_name: 'Keti Kipiani' });
    for (const word of ['kipiani', 'ყიფიანი', 'svaneti', 'ice climbing'])
      expect((await visit(`/guides?q=${encodeURIComponent(word)}`)).text).toContain(slug);

    await changeGuide('both-languages', { latin_name: 'Reinhold Famous', other_bio: 'My story.' });
    // A trigger run for the approval may still be in progress.
    await eventually(async () => expect(await publicText(slug)).toContain('My story.'));
    const changed = await publicText(slug);
    expect(changed).toContain('Keti Kipiani');
    expect(changed).not.toMatch(/Famous/u);
    expect(changed).not.toContain(PRIVATE);

    await changeGuide('both-languages', { is_public: false });
    await eventually(async () => expect(await publicText(slug)).not.toMatch(/My story|Kipiani|ყიფიანი/u));
  });

  it('are not public before an approval', async () => {
    await placeGuide('not-approved', 'ლია უცნობი', { other_description: 'Nobody reads this.' });
    const everything = await adminFirestore.collection('public_guides').get();
    expect(JSON.stringify(everything.docs.map((document) => document.data()))).not.toMatch(
      /Nobody reads|ლია/u,
    );
  });

  it('are approved as submitted, and a Latin slug stays when a Georgian name is added', async () => {
    const slug = await approvedGuide('georgian-later', 'Anna Schmidt');
    expect(slug).toBe('anna-schmidt');
    await changeGuide('georgian-later', { georgian_name: 'ანა შმიტი' });
    await askAgain('georgian-later', 'georgian-name');
    await admin.call(DECIDE, { request_id: 'georgian-name', decision: 'approved' });
    expect(await stored(`public_guides/${slug}`)).toMatchObject({ georgian_name: 'ანა შმიტი', slug });
    expect((await visit(`/${slug}`)).text).toContain('ანა შმიტი');
  });
});

describe('an address', () => {
  it('is given once when guides with the same name are approved at the same moment', async () => {
    const uids = ['same-1', 'same-2', 'same-3'];
    const slugs = await Promise.all(uids.map((uid) => approvedGuide(uid, 'ნინო ჯაფარიძე')));
    expect(slugs.toSorted()).toEqual(['nino-japaridze', 'nino-japaridze-2', 'nino-japaridze-3']);
  });

  it('redirects after an approved rename, and returns with the old name', async () => {
    const old = await approvedGuide('renamed', 'Anna Before');
    await renameApproved('renamed', 'Anna After');
    expect(await stored('public_guides/anna-after')).toMatchObject({ full_name: 'Anna After' });
    expect((await readAnonymously(`public_guides/${old}`)).status).toBe(301);
    expect(await stored(`slug_redirects/${old}`)).toEqual({ slug: 'anna-after' });
    expect(await cardOf(old)).toBeUndefined();
    // Another guide with that name does not get the old address.
    expect(await approvedGuide('another-anna', 'Anna Before')).toBe('anna-before-2');
    await renameApproved('renamed', 'Anna Before');
    expect(await stored(`public_guides/${old}`)).toMatchObject({ slug: old });
    expect(await stored('slug_redirects/anna-after')).toEqual({ slug: old });
    expect((await readAnonymously(`public_guides/${old}`)).status).toBe(200);
  });
});
