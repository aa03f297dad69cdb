/** The rows of the desk, on a Firestore emulator in this process. */
import { DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { seenFor, validGuideProfile } from '../../../tests/cases/guide-profile.ts';
import { SEEN_FIELDS } from '../../../src/domain/guide/guide-fields.ts';
import { unpackRows } from '../../../src/domain/desk/desk-rows.ts';
import { UNDO_SECONDS } from '../../../src/domain/settings.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import { callBy, NOT_ADMINS, refusalDetails } from '../testing/callables.ts';
import { byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let call: (request: ReturnType<typeof callBy>) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { readDeskRows } = await import('./read-desk.ts');
  call = async (request) => readDeskRows.run(request);
});
beforeEach(() => decisions.reset());

const rows = async () => unpackRows(await call(byAdmin(undefined)));
const personOf = async (uid: string) => (await rows()).people.find(({ id }) => id === uid);

async function approve(): Promise<void> {
  await decisions.decide(byAdmin({ request_id: 'r', decision: 'approved' }));
}

it.each(NOT_ADMINS)('%s is refused', async (_who, uid, role, reason) => {
  expect(await refusalDetails(call(callBy(uid, undefined, role)))).toEqual({ reason });
});

it('lists everybody, and no long text', async () => {
  await approve();
  await decisions.firestore.doc('profiles/guide').update({ email: 'giorgi@example.com' });
  const { people, decided, read_at, undo_seconds } = await rows();
  expect(undo_seconds).toBe(UNDO_SECONDS);
  expect(read_at.getTime()).toBeGreaterThan(NOW.getTime());
  expect(people).toEqual([
    { id: 'admin', full_name: 'Nana First', email: null, avatar_url: null, created_at: NOW, is_admin: true },
    {
      id: 'guide',
      full_name: 'Giorgi Beridze',
      email: 'giorgi@example.com',
      avatar_url: null,
      created_at: NOW,
      is_admin: false,
      guide: {
        georgian_name: '',
        latin_name: 'Giorgi Beridze',
        profession: 'trekking',
        certification_level: 'certified',
        further_professions: [],
        regions: ['svaneti', 'ბახმარო'],
        languages: ['ka', 'en', 'de'],
        phone: '+995 555 12 34 56',
        address: 'მესტია',
        is_public: true,
        is_verified: true,
        approved: {
          full_name: 'Giorgi Beridze',
          georgian_name: '',
          latin_name: 'Giorgi Beridze',
          profession: 'trekking',
          certification_level: 'certified',
          further_professions: [],
        },
        is_changed: false,
      },
      membership: {
        number: 1001,
        state: 'valid',
        since: expect.any(Date),
        changed_at: expect.any(Date),
        ends_at: expect.any(Date),
      },
    },
  ]);
  expect(decided).toEqual([
    {
      id: 'r',
      data: {
        user_id: 'guide',
        status: 'approved',
        applied: people[1]?.guide?.approved,
        requested_at: NOW,
        reviewed_at: expect.any(Date),
        reviewed_by: 'admin',
        closed_as: null,
      },
    },
  ]);
});

it('says who waits, and how requests were closed', async () => {
  await decisions.store('verification_requests/old', {
    user_id: 'guide',
    status: 'rejected',
    kind: 'renewal',
    closed_as: 'withdrawn',
    applied: 'unreadable',
    requested_at: NOW,
    reviewed_by: null,
  });
  expect((await personOf('guide'))?.guide).toMatchObject({ is_verified: false });
  // The open request is none of the decided ones.
  expect((await rows()).decided).toEqual([
    {
      id: 'old',
      data: {
        user_id: 'guide',
        status: 'rejected',
        kind: 'renewal',
        requested_at: NOW,
        reviewed_by: null,
        closed_as: 'withdrawn',
      },
    },
  ]);
});

it('an unreadable document leaves out itself alone', async () => {
  await approve();
  const { store } = decisions;
  await store('profiles/broken', { full_name: 7 });
  await store('guide_profiles/admin', { phone: 'only' });
  await store('memberships/admin', { number: 'one' });
  await store('verification_requests/broken', { status: 'approved', user_id: 7 });
  await store('verification_requests/guideless', {
    ...(await decisions.read('verification_requests/r')),
    user_id: 'admin',
  });
  const { people, decided } = await rows();
  expect(people.map(({ id, guide, membership }) => [id, guide?.address, membership?.number])).toEqual([
    ['admin', undefined, undefined],
    ['guide', 'მესტია', 1001],
  ]);
  expect(decided.map(({ id }) => id)).toEqual(['guideless', 'r']);
  await store('profiles/guide', { full_name: 7 });
  expect((await rows()).people.map(({ id }) => id)).toEqual(['admin']);
});

it('reads nothing more of guides of whom nothing was written since, and of others what it compares', async () => {
  await approve();
  const getAll = vi.spyOn(decisions.firestore, 'getAll');
  const masks = () =>
    getAll.mock.calls.map((read) => read.at(-1)).filter((last) => !(last instanceof DocumentReference));
  await rows();
  expect(masks()).toEqual([]);
  await decisions.firestore.doc('profiles/guide').update({ language: 'ka' });
  await rows();
  expect(masks()).toEqual([{ fieldMask: [...SEEN_FIELDS] }, { fieldMask: ['seen'] }]);
  getAll.mockRestore();
});

it.each([
  ['another description', 'guide_profiles/guide', { description: 'New' }, true],
  ['the same phone number, written otherwise', 'guide_profiles/guide', { phone: '+995555123456' }, false],
  [
    'another level, which needs an approval',
    'guide_profiles/guide',
    { certification_level: 'master' },
    false,
  ],
  ['another picture of the account', 'profiles/guide', { avatar_url: pictureOf('guide') }, true],
  ['another language of emails', 'profiles/guide', { language: 'ka' }, false],
  [
    'a picture processed after the approval',
    'verification_requests/r',
    { 'seen.avatar_url': pictureOf('guide') },
    true,
  ],
  ['nothing to compare', 'verification_requests/r', { seen: null }, false],
  [
    'another description of somebody who is not verified any more',
    'guide_profiles/guide',
    { description: 'New', is_verified: false },
    false,
  ],
])('tells what changed since the approval: %s', async (_what, path, change, isChanged) => {
  await approve();
  await decisions.firestore.doc(path).update(change);
  expect((await personOf('guide'))?.guide?.is_changed).toBe(isChanged);
});

it('tells what changed in the account at the very moment of the approval', async () => {
  await approve();
  const { firestore } = decisions;
  await firestore
    .batch()
    .update(firestore.doc('verification_requests/r'), { reviewed_at: new Date() })
    .update(firestore.doc('guide_profiles/guide'), { updated_at: new Date() })
    .update(firestore.doc('profiles/guide'), { avatar_url: pictureOf('guide') })
    .commit();
  expect((await personOf('guide'))?.guide?.is_changed).toBe(true);
});

it.each([
  ['the same', 'guide_profiles/guide', { updated_at: NOW }, ['new']],
  ['of whom nobody is verified any more', 'guide_profiles/guide', { is_verified: false }, ['new']],
  ['another description', 'guide_profiles/guide', { description: 'New' }, []],
  ['another picture of the account', 'profiles/guide', { avatar_url: pictureOf('guide') }, []],
  [
    'another level in the request',
    'verification_requests/new',
    { 'applied.certification_level': 'master' },
    [],
  ],
  ['nothing to compare', 'verification_requests/r', { seen: null }, []],
  ['nothing approved', 'guide_profiles/guide', { approved: null }, []],
  ['no guide profile', 'verification_requests/new', { user_id: 'nobody' }, []],
  ['a request for a change', 'verification_requests/new', { kind: FieldValue.delete() }, []],
  ['a decided renewal', 'verification_requests/new', { status: 'rejected' }, []],
  ['an end that an admin set', 'memberships/guide', { end_set: { at: NOW, by_admin: true } }, []],
  ['an end that is far off', 'memberships/guide', { ends_at: new Date(Date.now() + 92 * DAY_MS) }, []],
  ['a note of an admin', 'desk_notes/note', { text: 'Do not renew' }, []],
])('marks renewals in which nothing has changed since the approval: %s', async (_what, path, change, ids) => {
  await approve();
  const request = await decisions.read('verification_requests/r');
  await decisions.store('verification_requests/new', {
    user_id: 'guide',
    status: 'pending',
    kind: 'renewal',
    applied: request?.['applied'],
    requested_at: new Date(),
  });
  await decisions.firestore.doc('memberships/guide').update({ ends_at: new Date(Date.now() + DAY_MS) });
  await decisions.firestore.doc(path).set({ user_id: 'guide' }, { merge: true });
  await decisions.firestore.doc(path).update(change);
  expect((await rows()).unchanged).toEqual(ids);
  // Of their own, admins learn neither of notes nor what follows from them.
  await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
  const own = await call(callBy('guide', {}, 'admin'));
  expect((await unpackRows(own)).unchanged).toEqual([]);
});

it('tells who sees to whom, but not of the reader, and no note or half a task', async () => {
  const task = { user_id: 'guide', assignee_id: 'admin', follow_up: '' };
  await decisions.store('desk_notes/guide', { ...task, text: '', author_id: 'admin', at: NOW });
  await decisions.store('desk_notes/admin', { ...task, user_id: 'admin', text: '', author_id: 'x', at: NOW });
  await decisions.store('desk_notes/note', { user_id: 'guide', text: 'Call', author_id: 'admin', at: NOW });
  await decisions.store('desk_notes/nobody', { user_id: 'guide', follow_up: '' });
  await decisions.store('desk_notes/never', { user_id: 'guide', assignee_id: 'admin' });
  expect((await rows()).tasks).toEqual([task]);
  await decisions.firestore.doc('desk_notes/guide').update({ assignee_id: 'gone' });
  expect((await rows()).tasks).toEqual([{ ...task, assignee_id: '' }]);
});

it('compares with the newest approval', async () => {
  await approve();
  await decisions.firestore.doc('guide_profiles/guide').update({ description: 'New' });
  const later = {
    user_id: 'guide',
    requested_at: new Date(),
    seen: seenFor({ ...validGuideProfile('guide', 'Giorgi Beridze'), description: 'New' }),
  };
  await decisions.store('verification_requests/later', { ...later, status: 'rejected' });
  expect((await personOf('guide'))?.guide?.is_changed).toBe(true);
  await decisions.store('verification_requests/later', { ...later, status: 'approved' });
  expect((await personOf('guide'))?.guide?.is_changed).toBe(false);
});

function pictureOf(uid: string): string {
  return `https://firebasestorage.googleapis.com/v0/b/demo/o/avatars%2F${uid}%2Fabcdefgh12.webp?alt=media`;
}
