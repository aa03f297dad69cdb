/** The copy of what is stored about a person, on a Firestore emulator and a bucket in this process. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { APPLIED, byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';
import { memoryBucket } from '../testing/memory-bucket.ts';

const bucket = memoryBucket();
vi.mock(import('../app.ts'), async (original) => bucket.into(await original()));

function load() {
  return Promise.all([
    import('../app.ts'),
    import('./export-my-data.ts'),
    import('../projection/sync-public-guide.ts'),
  ]);
}

let decisions: Decisions;
let modules: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  decisions = await startDecisions();
  modules = await load();
});
beforeEach(async () => {
  await decisions.reset();
  bucket.contents.clear();
});
afterEach(() => vi.restoreAllMocks());

const TIMES = {
  creationTime: 'Fri, 01 May 2026 10:00:00 GMT',
  lastSignInTime: 'Sat, 02 May 2026 10:00:00 GMT',
};

/** What the sign-in service holds of the account. */
function signInHas(account: object) {
  const found = { uid: 'guide', metadata: TIMES, providerData: [], ...account };
  return vi.spyOn(modules[0].auth, 'getUser').mockResolvedValue(Object.assign(Object.create(null), found));
}
const copyOf = async (uid: string | undefined): Promise<Record<string, unknown>> =>
  Object(await modules[1].exportMyData.run(callBy(uid, {})));

it('holds what the sign-in service knows, Google’s identifier included', async () => {
  const google = { providerId: 'google.com', uid: 'sub', email: 'a@example.com', displayName: 'Ana' };
  const photoURL = 'https://lh3.googleusercontent.com/a/portrait';
  signInHas({
    email: 'a@example.com',
    displayName: 'Ana Adamia',
    photoURL,
    metadata: { ...TIMES, lastRefreshTime: 'Sun, 03 May 2026 10:00:00 GMT' },
    providerData: [
      { ...google, photoURL },
      { providerId: 'password', uid: 'x', email: '', displayName: '', photoURL: '' },
    ],
  });
  expect((await copyOf('guide'))['account']).toEqual({
    uid: 'guide',
    email: 'a@example.com',
    display_name: 'Ana Adamia',
    picture_address: photoURL,
    created_at: '2026-05-01T10:00:00.000Z',
    last_sign_in_at: '2026-05-02T10:00:00.000Z',
    last_active_at: '2026-05-03T10:00:00.000Z',
    providers: ['google.com', 'password'],
    identities: [
      {
        provider: 'google.com',
        subject: 'sub',
        email: 'a@example.com',
        display_name: 'Ana',
        picture_address: photoURL,
      },
      { provider: 'password', subject: 'x', email: null, display_name: null, picture_address: null },
    ],
  });
  signInHas({});
  expect((await copyOf('guide'))['account']).toMatchObject({
    email: null,
    display_name: null,
    picture_address: null,
    last_active_at: null,
  });
});

it('holds all documents about a member, but nothing about other people', async () => {
  signInHas({});
  await decisions.decide(
    byAdmin({ request_id: 'r', decision: 'approved', admin_notes: 'Checked', other_people: ['somebody'] }),
  );
  await modules[2].syncGuide('guide');
  const { store } = decisions;
  const own = { user_id: 'guide' };
  await store('public_pictures/guide', { source: 'x', name: null, retired: [] });
  await store('picture_uploads/guide', { uploads: [] });
  await store('failed_events/everyNight:guide', { account: 'guide', times: 2 });
  await store('message_blocks/b', { ...own, address: 'of-a-visitor', created_at: NOW });
  await store('desk_notes/n', { ...own, text: 'Words among officers' });
  const written = {
    name: 'Anna',
    email: 'anna@example.org',
    text: 'Ushba?',
    from: null,
    to: null,
    people: 2,
  };
  const message = {
    ...own,
    ...written,
    slug: 'giorgi-beridze',
    language: 'en',
    sender_hash: 'hash-of-the-sender',
    confirm_hash: null,
    report_hash: 'hash-of-a-link',
    created_at: NOW,
    erase_at: NOW,
  };
  await store('guide_messages/m', { ...message, state: 'forwarded', forwarded_at: NOW });
  await store('guide_messages/u', {
    ...message,
    text: 'Not confirmed',
    state: 'unconfirmed',
    forwarded_at: null,
  });
  await store('guide_messages/x', { ...own, text: 'Unreadable' });
  const copy = await copyOf('guide');
  expect(copy).toMatchObject({
    exported_at: expect.stringMatching(/^\d{4}-.*Z$/u),
    profile: { full_name: 'Giorgi Beridze', created_at: NOW.toISOString() },
    guide_profile: { slug: 'giorgi-beridze', is_verified: true, languages: ['ka', 'en', 'de'] },
    public_page: { slug: 'giorgi-beridze' },
    public_picture: { source: 'x' },
    picture_uploads: { uploads: [] },
    membership: { number: 1001, state: 'valid' },
    membership_check: { initials: 'GB', guide: { slug: 'giorgi-beridze' } },
    role: null,
    verification_requests: [{ id: 'r', status: 'approved', admin_notes: 'Checked', applied: APPLIED }],
    addresses: [{ id: 'giorgi-beridze' }],
    decisions: [{ id: expect.any(String), action: 'approved', notes: 'Checked', actor_id: 'admin' }],
    decisions_taken: [],
    content_published: [],
    failed_events: [{ id: 'everyNight:guide', times: 2 }],
    mail: [{ id: expect.stringMatching(/^approved-/u), toUids: ['guide'] }],
    message_blocks: [{ created_at: NOW.toISOString() }],
    pictures: [],
    uploads: [],
    not_included: expect.stringMatching(/^Notes that administrators .* which day again.* contact page/u),
  });
  expect(copy['publication_consents']).toContainEqual(
    expect.objectContaining({ flag: 'is_public', given_at: expect.stringMatching(/^\d{4}-\d\d-/u) }),
  );
  expect(copy['messages']).toEqual([
    { ...written, language: 'en', state: 'forwarded', forwarded_at: NOW.toISOString() },
  ]);
  expect(JSON.stringify(copy)).not.toMatch(
    /Words among officers|somebody|of-a-visitor|hash-of|Not confirmed|Unreadable/u,
  );
});

it('holds nothing of somebody without documents, and the role and decisions of an admin without the guides', async () => {
  signInHas({ uid: 'new' });
  expect(await copyOf('new')).toMatchObject({
    profile: null,
    guide_profile: null,
    public_page: null,
    membership: null,
    membership_check: null,
    verification_requests: [],
    messages: [],
  });
  await decisions.decide(
    byAdmin({ request_id: 'r', decision: 'rejected', admin_notes: 'Words about Giorgi' }),
  );
  const published = {
    content_id: 'contact',
    published_by: 'admin',
    published_at: NOW,
    record: { phone: '1' },
  };
  await decisions.store('content_history/c', published);
  const copy = await copyOf('admin');
  expect(copy).toMatchObject({ role: { role: 'admin' }, decisions: [] });
  expect(copy['content_published']).toEqual([{ content_id: 'contact', published_at: NOW.toISOString() }]);
  expect(copy['decisions_taken']).toEqual([
    { id: expect.any(String), action: 'rejected', at: expect.stringMatching(/^\d{4}-/u) },
  ]);
});

it('holds the pictures themselves, and the uploads that wait', async () => {
  signInHas({});
  const [picture, other, waiting] = ['avatars/guide/a.webp', 'avatars/guide/b.webp', 'uploads/guide/c.jpg'];
  for (const path of [picture, other, waiting, 'avatars/guide-2/d.webp'])
    bucket.contents.set(path, Buffer.from('RIFF'));
  bucket.times.set(picture, NOW);
  const { pictures, uploads } = await copyOf('guide');
  const content = `data:image/webp;base64,${Buffer.from('RIFF').toString('base64')}`;
  expect(pictures).toEqual([
    { name: picture, created_at: NOW.toISOString(), content },
    { name: other, created_at: null, content },
  ]);
  expect(uploads).toEqual([{ name: waiting, created_at: null }]);
  // One that is deleted meanwhile.
  vi.spyOn(bucket, 'getFiles').mockResolvedValueOnce([[bucket.file('avatars/guide/gone.webp')]]);
  expect((await copyOf('guide'))['pictures']).toMatchObject([{ content: null }]);
});

it('is refused to nobody in particular, and to an account that is gone, though its token is valid', async () => {
  expect(await refusalDetails(copyOf(undefined))).toEqual({ reason: 'not-signed-in' });
  const gone = Object.assign(new Error(), { code: 'auth/user-not-found' });
  signInHas({}).mockRejectedValue(gone);
  expect(await refusalDetails(copyOf('guide'))).toEqual({ reason: 'not-signed-in' });
});
