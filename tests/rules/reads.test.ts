/** Read access: every collection, every persona, single documents and lists. */
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { MAX_ADMIN_LIST_LIMIT, MAX_LIST_LIMIT } from '../../src/domain/limits.ts';
import {
  ADMIN,
  as,
  OWNER,
  PERSONAS,
  STRANGER,
  OTHER_PROVIDERS,
  signedIn,
  type Persona,
} from '../support/personas.ts';
import {
  account,
  ADMIN_RECORD,
  cleanUp,
  store,
  storedGuideProfile,
  storedRequest,
  THEN,
} from '../support/rules-data.ts';
import { firestoreRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await firestoreRules('reads');
  await environment.clearFirestore();
  await store(environment, {
    ...ADMIN_RECORD,
    [`profiles/${OWNER}`]: account(),
    [`guide_profiles/${OWNER}`]: storedGuideProfile(),
    [`user_roles/${OWNER}`]: { user_id: OWNER, role: 'guide' },
    [`publication_consents/${OWNER}`]: { user_id: OWNER, flags: {} },
    'verification_requests/r1': storedRequest(),
    'decision_journal/j1': { action: 'approved', guide_id: OWNER, at: THEN },
    'desk_notes/n1': { user_id: OWNER, author_id: ADMIN, text: 'x', at: THEN },
    'public_guides/giorgi-beridze': { slug: 'giorgi-beridze' },
    'public_directory/a0': { guides: {} },
    'public_memberships/1001': { state: 'valid' },
    'counters/member_number': { last: 1001 },
    'card_keys/k': { public_key: 'x' },
    [`memberships/${OWNER}`]: { user_id: OWNER, number: 1001 },
    'slug_redirects/g-beridze': { slug: 'giorgi-beridze' },
    'guide_slugs/giorgi-beridze': { user_id: OWNER },
    'account_deletions/gone': { started_at: THEN },
    'figures/verification': { count: 3 },
    'figures/other': { count: 3 },
    'settings/association_year': { year_end: null },
    'settings/other': { year_end: null },
    'failed_events/f1': { what: 'syncPublicGuide', account: OWNER },
    'mail/m1': { toUids: [OWNER] },
    'guide_messages/g1': { user_id: OWNER },
    'message_senders/s1': { confirmed_at: THEN },
    'applications/a1': { number: 1 },
    'unconfirmed_applications/a2': { number: 0 },
    'figures/applications': { 'mountain-leader 2027': 3 },
    [`message_blocks/${OWNER}-s1`]: { user_id: OWNER },
    'message_limits/l1': { count: 1 },
    'message_keys/address': { key: 'x' },
    [`public_pictures/${OWNER}`]: { source: null, name: null, retired: [] },
    [`picture_uploads/${OWNER}`]: { uploads: [] },
    'unknown_collection/x': { a: 1 },
    [`guide_profiles/${OWNER}/notes/n`]: { a: 1 },
  });
});

afterAll(() => cleanUp(environment));

const ADMIN_LISTS = [
  'profiles',
  'guide_profiles',
  'user_roles',
  'verification_requests',
  'memberships',
  'decision_journal',
  'failed_events',
];
const OWN: Persona[] = ['owner', 'admin'];

describe('one document', () => {
  const readers: [string, Persona[]][] = [
    [`profiles/${OWNER}`, OWN],
    [`guide_profiles/${OWNER}`, OWN],
    [`user_roles/${OWNER}`, OWN],
    [`publication_consents/${OWNER}`, []],
    ['verification_requests/r1', OWN],
    [`memberships/${OWNER}`, OWN],
    ['public_memberships/1001', []],
    ['counters/member_number', []],
    ['card_keys/k', []],
    ['decision_journal/j1', ['admin']],
    ['desk_notes/n1', []],
    ['public_guides/giorgi-beridze', []],
    ['public_guides/nobody', []],
    ['public_directory/a0', []],
    ['slug_redirects/g-beridze', []],
    ['slug_redirects/nothing', []],
    ['guide_slugs/giorgi-beridze', []],
    ['account_deletions/gone', []],
    ['failed_events/f1', ['admin']],
    ['figures/verification', PERSONAS.filter((persona) => persona !== 'anonymous')],
    ['figures/other', []],
    ['settings/association_year', ['admin']],
    ['settings/other', []],
    ['mail/m1', []],
    ['guide_messages/g1', []],
    ['message_senders/s1', []],
    ['applications/a1', ['admin']],
    ['unconfirmed_applications/a2', []],
    ['figures/applications', []],
    [`message_blocks/${OWNER}-s1`, []],
    ['message_limits/l1', []],
    ['message_keys/address', []],
    [`public_pictures/${OWNER}`, []],
    [`picture_uploads/${OWNER}`, []],
    ['unknown_collection/x', []],
    [`guide_profiles/${OWNER}/notes/n`, []],
  ];
  const cases = readers.flatMap(([path, allowed]) =>
    PERSONAS.map((persona) => [allowed.includes(persona) ? 'may' : 'may not', persona, path] as const),
  );
  it.each(cases)('%s be read: %s, %s', async (verdict, persona, path) => {
    const read = getDoc(doc(as(environment, persona).firestore(), path));
    await (verdict === 'may' ? assertSucceeds(read) : assertFails(read));
  });

  it.each(['guide', 'Admin', 'admins', '', true, ['admin']])(
    'is kept from the claim role %j',
    async (role) => {
      // The document says admin: only the claim is wrong.
      const context = signedIn(environment, ADMIN, { role });
      await assertFails(getDoc(doc(context.firestore(), `profiles/${OWNER}`)));
    },
  );

  it('is kept from another claim that says admin', async () => {
    const context = signedIn(environment, ADMIN, { admin: true, roles: ['admin'] });
    await assertFails(getDoc(doc(context.firestore(), `profiles/${OWNER}`)));
  });

  it.each<[string, Record<string, unknown> | undefined]>([
    ['gone', undefined],
    ['of another role', { user_id: 'dismissed', role: 'guide' }],
    ['without a role', { user_id: 'dismissed' }],
    ['that only contains the word', { user_id: 'dismissed', role: ['admin'] }],
  ])('is kept from the claim whose record is %s, and so is every list', async (_, record) => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const reference = doc(context.firestore(), 'user_roles/dismissed');
      await (record ? setDoc(reference, record) : deleteDoc(reference));
    });
    const firestore = signedIn(environment, 'dismissed', { role: 'admin' }).firestore();
    await assertFails(getDoc(doc(firestore, `profiles/${OWNER}`)));
    await assertFails(getDoc(doc(firestore, 'decision_journal/j1')));
    for (const path of ADMIN_LISTS) {
      await assertFails(getDocs(query(collection(firestore, path), limit(1))));
    }
  });

  it.each(OTHER_PROVIDERS)('is kept from everybody who signed in by %s', async (provider) => {
    const owner = signedIn(environment, OWNER, {}, provider).firestore();
    for (const path of [`profiles/${OWNER}`, `guide_profiles/${OWNER}`, 'figures/verification'])
      await assertFails(getDoc(doc(owner, path)));
    const admin = signedIn(environment, ADMIN, { role: 'admin' }, provider).firestore();
    for (const path of [`profiles/${OWNER}`, 'decision_journal/j1'])
      await assertFails(getDoc(doc(admin, path)));
  });

  it('of its own can be requested before it exists', async () => {
    const firestore = signedIn(environment, 'newcomer').firestore();
    await assertSucceeds(getDoc(doc(firestore, 'profiles/newcomer')));
    await assertSucceeds(getDoc(doc(firestore, 'guide_profiles/newcomer')));
    await assertSucceeds(getDoc(doc(firestore, 'user_roles/newcomer')));
  });
});

describe('a list', () => {
  interface ListCase {
    readonly path: string;
    readonly most: number;
    readonly allowed: readonly Persona[];
    readonly constraints?: readonly QueryConstraint[];
  }
  const lists: ListCase[] = [
    { path: 'profiles', most: MAX_ADMIN_LIST_LIMIT, allowed: ['admin'] },
    { path: 'guide_profiles', most: MAX_LIST_LIMIT, allowed: ['admin'] },
    { path: 'user_roles', most: MAX_LIST_LIMIT, allowed: ['admin'] },
    { path: 'verification_requests', most: MAX_ADMIN_LIST_LIMIT, allowed: ['admin'] },
    { path: 'decision_journal', most: MAX_LIST_LIMIT, allowed: ['admin'] },
    { path: 'memberships', most: MAX_LIST_LIMIT, allowed: ['admin'] },
    { path: 'desk_notes', most: 1, allowed: [] },
    { path: 'public_memberships', most: 1, allowed: [] },
    { path: 'counters', most: 1, allowed: [] },
    { path: 'card_keys', most: 1, allowed: [] },
    { path: 'public_guides', most: 1, allowed: [] },
    { path: 'public_directory', most: 1, allowed: [] },
    { path: 'publication_consents', most: 1, allowed: [] },
    { path: 'slug_redirects', most: 1, allowed: [] },
    { path: 'guide_slugs', most: 1, allowed: [] },
    { path: 'account_deletions', most: 1, allowed: [] },
    { path: 'failed_events', most: MAX_LIST_LIMIT, allowed: ['admin'] },
    { path: 'public_pictures', most: 1, allowed: [] },
    { path: 'picture_uploads', most: 1, allowed: [] },
    { path: 'mail', most: 1, allowed: [] },
    { path: 'figures', most: 1, allowed: [] },
    { path: 'settings', most: 1, allowed: [] },
    { path: 'guide_messages', most: 1, allowed: [] },
    { path: 'message_senders', most: 1, allowed: [] },
    { path: 'applications', most: MAX_ADMIN_LIST_LIMIT, allowed: ['admin'] },
    { path: 'unconfirmed_applications', most: 1, allowed: [] },
    { path: 'message_blocks', most: 1, allowed: [] },
    { path: 'message_limits', most: 1, allowed: [] },
    { path: 'message_keys', most: 1, allowed: [] },
    { path: 'unknown_collection', most: 1, allowed: [] },
    {
      path: 'verification_requests',
      most: MAX_LIST_LIMIT,
      allowed: ['owner', 'admin'],
      constraints: [where('user_id', '==', OWNER), orderBy('requested_at', 'desc')],
    },
    {
      path: 'decision_journal',
      most: MAX_LIST_LIMIT,
      allowed: ['owner', 'admin'],
      constraints: [where('guide_id', '==', OWNER), orderBy('at', 'desc')],
    },
  ];
  const cases = lists.flatMap((list) =>
    PERSONAS.map((persona) => ({
      ...list,
      persona,
      verdict: list.allowed.includes(persona) ? 'may' : 'may not',
      filtered: list.constraints ? ' by owner' : '',
    })),
  );

  it.each(cases)(
    '$verdict be read: $persona, $path$filtered',
    async ({ path, most, constraints = [], persona, verdict }) => {
      const all = collection(as(environment, persona).firestore(), path);
      const read = getDocs(query(all, ...constraints, limit(most)));
      await (verdict === 'may' ? assertSucceeds(read) : assertFails(read));
    },
  );

  it.each(
    cases.filter(
      ({ verdict, constraints, persona }) => verdict === 'may' && !(constraints && persona === 'admin'),
    ),
  )('has a cap: $persona, $path$filtered', async ({ path, most, constraints = [], persona }) => {
    const all = collection(as(environment, persona).firestore(), path);
    await assertFails(getDocs(query(all, ...constraints, limit(most + 1))));
    await assertFails(getDocs(query(all, ...constraints)));
  });

  it('of requests is kept from their owner without the filter, or with another’s', async () => {
    const requests = collection(as(environment, 'owner').firestore(), 'verification_requests');
    await assertFails(getDocs(query(requests, where('user_id', '==', STRANGER), limit(10))));
    await assertFails(getDocs(query(requests, where('user_id', 'in', [OWNER, STRANGER]), limit(10))));
    await assertFails(getDocs(query(requests, where('status', '==', 'pending'), limit(10))));
    await assertFails(getDocs(query(requests, where('user_id', '>=', OWNER), limit(10))));
  });

  it('of the journal is kept from the guide without the filter, or with another’s', async () => {
    const journal = collection(as(environment, 'owner').firestore(), 'decision_journal');
    await assertFails(getDocs(query(journal, where('guide_id', '==', STRANGER), limit(10))));
    await assertFails(getDocs(query(journal, where('actor_id', '==', OWNER), limit(10))));
    await assertFails(getDocs(query(journal, orderBy('at', 'desc'), limit(10))));
    await assertFails(getDocs(query(journal, where('action', '==', 'deleted'), limit(10))));
  });

  it('of the notes of admins is an admin’s alone, and not of those about the admin', async () => {
    const about = (persona: Persona, uid: string, rows: number) => {
      const notes = collection(as(environment, persona).firestore(), 'desk_notes');
      return getDocs(query(notes, where('user_id', '==', uid), limit(rows)));
    };
    await assertSucceeds(about('admin', OWNER, MAX_LIST_LIMIT));
    await assertFails(about('admin', OWNER, MAX_LIST_LIMIT + 1));
    await assertFails(about('admin', ADMIN, 1));
    for (const uid of [OWNER, STRANGER]) {
      await assertFails(about('owner', uid, 1));
      await assertFails(about('anonymous', uid, 1));
    }
    const all = collection(as(environment, 'admin').firestore(), 'desk_notes');
    await assertFails(getDocs(query(all, where('author_id', '==', ADMIN), limit(1))));
    const former = signedIn(environment, 'former', { role: 'admin' }).firestore();
    const ofFormer = query(collection(former, 'desk_notes'), where('user_id', '==', OWNER), limit(1));
    await assertFails(getDocs(ofFormer));
  });

  it('of the deletions in the journal, the newest or those of a number, is an admin’s', async () => {
    const journal = collection(as(environment, 'admin').firestore(), 'decision_journal');
    const deletions = query(journal, where('action', '==', 'deleted'), limit(MAX_LIST_LIMIT));
    await assertSucceeds(getDocs(query(deletions, orderBy('at', 'desc'))));
    await assertSucceeds(getDocs(query(deletions, where('membership.number', '==', 1001))));
  });

  it('can be counted by an admin', async () => {
    const requests = collection(as(environment, 'admin').firestore(), 'verification_requests');
    const pending = query(requests, where('status', '==', 'pending'), limit(MAX_ADMIN_LIST_LIMIT));
    await assertSucceeds(getCountFromServer(pending));
    await assertFails(
      getCountFromServer(
        query(collection(as(environment, 'stranger').firestore(), 'verification_requests'), limit(1)),
      ),
    );
  });

  it.each(PERSONAS)('over a collection group is denied: %s', async (persona) => {
    const group = collectionGroup(as(environment, persona).firestore(), 'guide_profiles');
    await assertFails(getDocs(query(group, limit(1))));
  });
});
