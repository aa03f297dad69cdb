/** Requesting verification: a request and the guide profile that refers to it, in one commit. */
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { ADMIN, as, OWNER, PERSONAS, STRANGER, signedIn, type Persona } from '../support/personas.ts';
import {
  account,
  ADMIN_RECORD,
  APPLIED,
  APPROVED,
  cleanUp,
  NAME,
  newGuideProfile,
  newRequest,
  store,
  storedGuideProfile,
  storedRequest,
  THEN,
  verifiedGuideProfile,
} from '../support/rules-data.ts';
import { firestoreRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
const GUIDE = `guide_profiles/${OWNER}`;

beforeAll(async () => {
  environment = await firestoreRules('requests');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await store(environment, {
    ...ADMIN_RECORD,
    [`profiles/${OWNER}`]: account(),
    [GUIDE]: storedGuideProfile(),
  });
});
afterAll(() => cleanUp(environment));

interface Asking {
  readonly persona?: Persona;
  readonly id?: string;
  readonly request?: Record<string, unknown>;
  readonly guide?: Record<string, unknown>;
  /** Fields of the stored guide profile that differ from `storedGuideProfile`. */
  readonly stored?: Record<string, unknown>;
}

function appliedOf(guide: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(guide).filter(([field]) => field in APPLIED));
}

/** Creates a request like the site; parts can be changed. */
const SKI = { profession: 'ski-touring', certification_level: 'certified' };
const APPROVED_SKI = { approved: { ...APPROVED, further_professions: [SKI] } };
/** As approvals were stored before there were further professions. */
const { further_professions: _none, ...APPROVED_BEFORE } = APPROVED;

function ask({
  persona = 'owner',
  id = 'r1',
  request = {},
  guide = {},
  stored = {},
}: Asking = {}): Promise<void> {
  const firestore = as(environment, persona).firestore();
  const batch = writeBatch(firestore);
  const applied = { ...APPLIED, ...appliedOf(stored), ...appliedOf(guide) };
  batch.set(doc(firestore, `verification_requests/${id}`), newRequest({ applied, ...request }));
  batch.update(doc(firestore, GUIDE), { open_request_id: id, updated_at: serverTimestamp(), ...guide });
  return batch.commit();
}

describe('requesting a new term', () => {
  const MEMBERSHIP = `memberships/${OWNER}`;
  const DAY_MS = 86_400_000;
  const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);
  /** A verified guide without changes in the profile. */
  const member = async (membership: Record<string, unknown>) => {
    await store(environment, {
      [GUIDE]: verifiedGuideProfile(),
      [MEMBERSHIP]: { user_id: OWNER, number: 1001, state: 'valid', ends_at: inDays(30), ...membership },
    });
  };
  const renew = () => ask({ request: { kind: 'renewal' } });

  it.each([
    ['89 days before the end', { ends_at: inDays(89) }],
    ['after the end', { ends_at: inDays(-30), state: 'ended' }],
    ['between the end and the nightly job', { ends_at: inDays(-0.1) }],
  ])('is possible %s', async (_, membership) => {
    await member(membership);
    await assertFails(ask());
    await assertSucceeds(renew());
  });

  it.each([
    ['91 days before the end', { ends_at: inDays(91) }],
    ['without an end', { ends_at: null }],
    ['after a withdrawal', { state: 'withdrawn' }],
    ['while the approval is taken back', { state: 'unconfirmed' }],
    ['in a state that is the name of a field', { state: 'user_id' }],
  ])('is not possible %s', async (_, membership) => {
    await member(membership);
    await assertFails(renew());
  });

  it('requires a membership, even from a guide who may request verification', async () => {
    await assertFails(renew());
    await assertSucceeds(ask());
  });

  it('is allowed for the member only', async () => {
    await member({});
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(ask({ persona, request: { kind: 'renewal' } }));
    }
  });

  it.each(['first', '', null, 1])('is not called %j', async (kind) => {
    await member({});
    await assertFails(ask({ request: { kind } }));
    // A guide with changes may send a request without a kind, but not with another one.
    await assertFails(ask({ request: { kind }, guide: { profession: 'rafting' } }));
  });

  it('is limited to one open request', async () => {
    await member({});
    await store(environment, { [GUIDE]: verifiedGuideProfile({ open_request_id: 'other' }) });
    await assertFails(renew());
  });

  it('also covers changes of the profile', async () => {
    await member({});
    await assertSucceeds(ask({ request: { kind: 'renewal' }, guide: { profession: 'rafting' } }));
  });
});

describe('requesting verification', () => {
  it('is allowed for the owner', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(ask({ persona }));
    }
    await assertSucceeds(ask());
  });

  it('can be combined with the creation of the guide profile', async () => {
    await environment.clearFirestore();
    await store(environment, { [`profiles/${OWNER}`]: account() });
    const firestore = as(environment, 'owner').firestore();
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, GUIDE), newGuideProfile({ open_request_id: 'r1' }));
    batch.set(doc(firestore, 'verification_requests/r1'), newRequest());
    await assertSucceeds(batch.commit());
  });

  it('at creation must refer to a new request', async () => {
    await environment.clearFirestore();
    await store(environment, {
      [`profiles/${OWNER}`]: account(),
      'verification_requests/old': storedRequest({ status: 'rejected' }),
    });
    const create = (open_request_id: unknown): Promise<void> =>
      setDoc(doc(as(environment, 'owner').firestore(), GUIDE), newGuideProfile({ open_request_id }));
    await assertFails(create('old'));
    await assertFails(create('none'));
    await assertFails(create(5));
    await assertSucceeds(create(null));
  });

  it.each<[string, unknown]>([
    ['status', 'approved'],
    ['status', 'rejected'],
    ['status', null],
    ['user_id', STRANGER],
    ['user_id', null],
    ['requested_at', THEN],
    ['reviewed_at', serverTimestamp()],
    ['reviewed_by', ADMIN],
    ['admin_notes', 'fine'],
    ['before', null],
    ['questions', []],
    ['applied_revision', 0],
    ['updates', []],
    ['anything', 1],
    // Fields of other collections.
    ['profession', 'trekking'],
    ['full_name', 'x'],
    ['is_verified', true],
  ])('does not take %s as %j', async (field, value) => {
    await assertFails(ask({ request: { [field]: value } }));
  });

  it('says what has changed in at most 1000 characters', async () => {
    await assertFails(ask({ request: { what_changed: 'ა'.repeat(1001) } }));
    await assertSucceeds(ask({ request: { what_changed: 'ა'.repeat(1000) } }));
  });

  it.each([5, null, ['a'], '\u200b', '…'])('does not take %j as what has changed', async (what_changed) => {
    await assertFails(ask({ request: { what_changed } }));
  });

  it.each(['user_id', 'status', 'requested_at', 'applied'])('needs %s', async (field) => {
    const { [field]: _missing, ...request } = newRequest();
    const firestore = as(environment, 'owner').firestore();
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, 'verification_requests/r1'), request);
    batch.update(doc(firestore, GUIDE), { open_request_id: 'r1', updated_at: serverTimestamp() });
    await assertFails(batch.commit());
  });

  it.each([
    ['another name', { full_name: 'Somebody Else' }],
    ['another Georgian name', { georgian_name: 'ნინო ადამია' }],
    ['no Latin name', { latin_name: '' }],
    ['another profession', { profession: 'rafting' }],
    ['a higher level', { certification_level: 'master' }],
    ['a further profession', { further_professions: [SKI] }],
  ])('applies for what the guide profile says, not for %s', async (_, other) => {
    await assertFails(ask({ request: { applied: { ...APPLIED, ...other } } }));
    await assertFails(ask({ request: { applied: APPLIED }, guide: other }));
  });

  it('submits the values of the guide profile after the same commit', async () => {
    const more = { certification_level: 'master', further_professions: [SKI] };
    await assertSucceeds(ask({ request: { applied: { ...APPLIED, ...more } }, guide: more }));
  });

  it('applies for no other level of a further profession, nor for its key alone', async () => {
    const guide = { further_professions: [SKI] };
    for (const claim of [{ ...SKI, certification_level: 'master' }, { profession: 'ski-touring' }]) {
      await assertFails(ask({ guide, request: { applied: { ...APPLIED, further_professions: [claim] } } }));
    }
  });

  it('of a profile from before there were further professions applies for none', async () => {
    const guide = { further_professions: deleteField() };
    await assertSucceeds(ask({ guide, request: { applied: APPLIED } }));
  });

  it.each([
    ['nothing', null],
    ['a text', 'master'],
    ['a field more', { ...APPLIED, slug: 'x' }],
    ['a field less', { full_name: NAME, profession: 'trekking' }],
    [
      'one script less',
      { full_name: NAME, georgian_name: NAME, profession: 'trekking', certification_level: 'certified' },
    ],
  ])('does not apply for %s', async (_, applied) => {
    await assertFails(ask({ request: { applied } }));
  });

  it.each(['a.b', 'a b', 'ა', 'x'.repeat(129), '~'])('does not take the id %j', async (id) => {
    await assertFails(ask({ id }));
  });

  it('must use the name of the account', async () => {
    const renamed = account({ last_name: 'კობახიძე', full_name: 'გიორგი კობახიძე' });
    await store(environment, { [`profiles/${OWNER}`]: renamed });
    await assertFails(ask());
    await assertSucceeds(ask({ guide: { full_name: renamed['full_name'] } }));
  });

  it('is refused for an account without a name', async () => {
    const nameless = { full_name: '', georgian_name: '', latin_name: '' };
    await store(environment, {
      [`profiles/${OWNER}`]: account({ first_name: '', last_name: '', full_name: '' }),
      [GUIDE]: storedGuideProfile(nameless),
    });
    await assertFails(ask({ stored: nameless }));
  });

  it('can be combined with a new name of the account', async () => {
    const firestore = as(environment, 'owner').firestore();
    const names = { first_name: 'გიორგი', last_name: 'კობახიძე', full_name: 'გიორგი კობახიძე' };
    const { full_name } = names;
    const updated_at = serverTimestamp();
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, `profiles/${OWNER}`), { ...names, updated_at });
    batch.update(doc(firestore, GUIDE), { open_request_id: 'r1', full_name, updated_at });
    batch.set(doc(firestore, 'verification_requests/r1'), newRequest({ applied: { ...APPLIED, full_name } }));
    await assertSucceeds(batch.commit());
  });

  it('may follow a save within one second if it changes nothing else', async () => {
    const updated_at = Timestamp.fromMillis(Date.now() - 100);
    await store(environment, { [GUIDE]: storedGuideProfile({ updated_at }) });
    await assertFails(ask({ guide: { bio: 'x' } }));
    await assertSucceeds(ask());
  });

  it('requires both documents', async () => {
    const firestore = as(environment, 'owner').firestore();
    await assertFails(setDoc(doc(firestore, 'verification_requests/r1'), newRequest()));
    await assertFails(
      updateDoc(doc(firestore, GUIDE), { open_request_id: 'r1', updated_at: serverTimestamp() }),
    );
    await assertFails(ask({ guide: { open_request_id: 'r2' } }));
  });

  it('requires a guide profile', async () => {
    await assertFails(
      setDoc(
        doc(signedIn(environment, STRANGER).firestore(), 'verification_requests/r1'),
        newRequest({ user_id: STRANGER }),
      ),
    );
  });

  it('is refused for someone else’s profile', async () => {
    await store(environment, {
      [`profiles/${STRANGER}`]: account(),
      [`guide_profiles/${STRANGER}`]: storedGuideProfile({ user_id: STRANGER }),
    });
    await assertFails(ask({ persona: 'stranger', request: { user_id: STRANGER } }));
  });

  it('must refer to a new request', async () => {
    await store(environment, { 'verification_requests/old': storedRequest({ status: 'rejected' }) });
    const guide = doc(as(environment, 'owner').firestore(), GUIDE);
    await assertFails(updateDoc(guide, { open_request_id: 'old', updated_at: serverTimestamp() }));
    await assertFails(ask({ id: 'old' }));
  });
});

describe('one request at a time', () => {
  it('no second request can be created while one is open', async () => {
    await assertSucceeds(ask());
    await assertFails(ask({ id: 'r2' }));
    await assertFails(ask({ id: 'r2', guide: { open_request_id: 'r1' } }));
    const guide = doc(as(environment, 'owner').firestore(), GUIDE);
    await assertFails(updateDoc(guide, { open_request_id: null, updated_at: serverTimestamp() }));
    await assertFails(
      setDoc(doc(as(environment, 'owner').firestore(), 'verification_requests/r2'), newRequest()),
    );
    await store(environment, { [GUIDE]: storedGuideProfile({ open_request_id: 'r1' }) });
    await assertSucceeds(updateDoc(guide, { bio: 'still mine', updated_at: serverTimestamp() }));
  });

  it('one commit cannot create two', async () => {
    const firestore = as(environment, 'owner').firestore();
    const batch = writeBatch(firestore);
    batch.set(doc(firestore, 'verification_requests/r1'), newRequest());
    batch.set(doc(firestore, 'verification_requests/r2'), newRequest());
    batch.update(doc(firestore, GUIDE), { open_request_id: 'r1', updated_at: serverTimestamp() });
    await assertFails(batch.commit());
  });

  it('a new one can be created after a rejection', async () => {
    await store(environment, {
      [GUIDE]: storedGuideProfile({ verification_status: 'rejected', open_request_id: null }),
    });
    await assertSucceeds(ask({ id: 'r2' }));
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>, boolean]>([
    ['nothing changed', {}, {}, false],
    ['only other things changed', {}, { bio: 'new', address: 'Ushguli' }, false],
    ['the profession has changed', { profession: 'rafting' }, {}, true],
    ['the level has changed', { certification_level: 'master' }, {}, true],
    ['the profession changes now', {}, { profession: 'rafting' }, true],
    ['the level changes now', {}, { certification_level: 'master' }, true],
    ['the name has changed', { full_name: 'Nino Adamia' }, {}, true],
    ['the Georgian name has changed', { georgian_name: 'ნინო ადამია' }, {}, true],
    ['the Latin name has changed', { latin_name: 'Giorgi Berijé' }, {}, true],
    ['the Latin name is given now', {}, { latin_name: 'George Beridze' }, true],
    ['a further profession was added', { further_professions: [SKI] }, {}, true],
    ['a further profession is added now', {}, { further_professions: [SKI] }, true],
    ['a further profession is as approved', { ...APPROVED_SKI, further_professions: [SKI] }, {}, false],
    [
      'a further profession has another level now',
      { ...APPROVED_SKI, further_professions: [SKI] },
      { further_professions: [{ ...SKI, certification_level: 'master' }] },
      true,
    ],
    ['a further profession was removed', APPROVED_SKI, {}, true],
    ['no further professions were known', { approved: APPROVED_BEFORE }, {}, false],
    ['a change is taken back now', { profession: 'rafting' }, { profession: 'trekking' }, false],
    ['a request is open already', { profession: 'rafting', open_request_id: 'r0' }, {}, false],
  ])('after an approval where %s', async (_, stored, guide, allowed) => {
    const { full_name = NAME } = stored;
    await store(environment, {
      [`profiles/${OWNER}`]: account({ full_name }),
      [GUIDE]: verifiedGuideProfile(stored),
    });
    const asking = ask({ guide, stored });
    await (allowed ? assertSucceeds(asking) : assertFails(asking));
  });
});

describe('a request', () => {
  beforeEach(() =>
    store(environment, {
      'verification_requests/r1': storedRequest(),
      [GUIDE]: storedGuideProfile({ open_request_id: 'r1' }),
    }),
  );

  it.each(PERSONAS)('cannot be changed or deleted by %s', async (persona) => {
    const request = doc(as(environment, persona).firestore(), 'verification_requests/r1');
    await assertFails(updateDoc(request, { status: 'approved' }));
    await assertFails(updateDoc(request, { admin_notes: 'x' }));
    await assertFails(updateDoc(request, { applied_revision: 1 }));
    await assertFails(updateDoc(request, { questions: [] }));
    await assertFails(updateDoc(request, { 'applied.certification_level': 'master' }));
    await assertFails(setDoc(request, newRequest()));
    await assertFails(deleteDoc(request));
  });
});
