/** Writes to guide profiles. */
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
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GUIDE_FIELD_NAMES } from '../../src/domain/guide/guide-fields.ts';
import { LIMITS } from '../../src/domain/limits.ts';
import {
  CONSENT_FLAGS,
  PUBLICATION_NOTICE_VERSION,
} from '../../src/domain/verification/publication-consent.ts';
import { avatarUrl } from '../cases/guide-links.ts';
import {
  applyCase,
  CONTRADICTIONS,
  guideProfileCases,
  validGuideProfile,
  type GuideProfileCase,
} from '../cases/guide-profile.ts';
import { ADMIN, as, OWNER, PERSONAS, STRANGER, type Persona } from '../support/personas.ts';
import {
  account,
  ADMIN_RECORD,
  APPROVED,
  cleanUp,
  NAME,
  newGuideProfile,
  remove,
  store,
  storedGuideProfile,
  THEN,
  verifiedGuideProfile,
} from '../support/rules-data.ts';
import { firestoreRules } from '../support/rules-environment.ts';

let environment: RulesTestEnvironment;
const ALL_HIDDEN = Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, false]));
const GUIDE = `guide_profiles/${OWNER}`;
const CASES = guideProfileCases(OWNER);

beforeAll(async () => {
  environment = await firestoreRules('guides');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await store(environment, { ...ADMIN_RECORD, [`profiles/${OWNER}`]: account() });
});
afterAll(() => cleanUp(environment));

/** A denial gives false; any other failure of the write is an error. */
async function isAllowed(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    await assertFails(Promise.reject(error));
    return false;
  }
}

function create(persona: Persona, more: Record<string, unknown> = {}): Promise<void> {
  return setDoc(doc(as(environment, persona).firestore(), GUIDE), newGuideProfile(more));
}

function update(persona: Persona, data: Record<string, unknown>): Promise<void> {
  return updateDoc(doc(as(environment, persona).firestore(), GUIDE), {
    updated_at: serverTimestamp(),
    ...data,
  });
}

function serverFields(): Record<string, unknown> {
  return {
    is_verified: false,
    verification_status: 'pending',
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  };
}

describe('creating', () => {
  it('is allowed for the owner', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(create(persona));
    }
    await assertSucceeds(create('owner'));
  });

  it.each(['', ...GUIDE_FIELD_NAMES])('gives the schema’s result for each case of "%s"', async (field) => {
    const place = doc(as(environment, 'owner').firestore(), GUIDE);
    const isTaken = (one: GuideProfileCase) =>
      isAllowed(setDoc(place, { ...applyCase(validGuideProfile(OWNER, NAME), one), ...serverFields() }));
    const cases = CASES.filter(({ change }) => (Object.keys(change)[0] ?? '') === field);
    const refused = cases.filter(({ valid }) => !valid);
    const results = await Promise.all(refused.map(isTaken));
    expect(refused.filter((_, at) => results[at])).toEqual([]);
    for (const one of cases.filter(({ valid }) => valid)) {
      expect([one.name, await isTaken(one)]).toEqual([one.name, true]);
      await remove(environment, GUIDE);
    }
  });

  it.each(CONTRADICTIONS)('does not take professions that are %s', async (_, professions) => {
    await assertFails(create('owner', professions));
  });

  it.each<[string, unknown]>([
    ['is_verified', true],
    ['is_verified', null],
    ['is_verified', 'false'],
    ['verification_status', 'approved'],
    ['verification_status', 'rejected'],
    ['verification_status', null],
    ['slug', 'giorgi-beridze'],
    ['slug', null],
    ['approved', APPROVED],
    ['approved', null],
    ['role', 'admin'],
    ['verified_until', 1],
    ['anything', 'x'],
    // Fields of other collections.
    ['username', 'x'],
    ['first_name', 'x'],
    ['status', 'pending'],
    ['requested_at', serverTimestamp()],
    ['user_id', STRANGER],
    ['user_id', ADMIN],
    ['created_at', THEN],
    ['created_at', Timestamp.fromDate(new Date('2999-01-01'))],
    ['updated_at', THEN],
    ['full_name', 'Somebody Else'],
    ['full_name', ''],
    ['full_name', null],
  ])('does not take %s as %j', async (field, value) => {
    await assertFails(create('owner', { [field]: value }));
  });

  const needed = GUIDE_FIELD_NAMES.filter((name) => name !== 'further_professions');
  it.each([...needed, 'is_verified', 'verification_status', 'created_at', 'updated_at'])(
    'needs %s',
    async (field) => {
      const { [field]: _missing, ...rest } = newGuideProfile();
      await assertFails(setDoc(doc(as(environment, 'owner').firestore(), GUIDE), rest));
    },
  );

  it.each<[string, Record<string, unknown>, boolean]>([
    ['everything shown under the present wording', {}, true],
    ['something shown under an older wording', { consent_version: '2025-01-01' }, false],
    ['nothing shown under an older wording', { ...ALL_HIDDEN, consent_version: '2025-01-01' }, true],
    ['no wording named', { consent_version: null }, false],
    ['nothing shown under a list of wordings', { ...ALL_HIDDEN, consent_version: ['2025-01-01'] }, false],
    ['a wording too long', { ...ALL_HIDDEN, consent_version: 'x'.repeat(21) }, false],
    ...CONSENT_FLAGS.map((flag): [string, Record<string, unknown>, boolean] => [
      `only ${flag} under an older wording`,
      { ...ALL_HIDDEN, [flag]: true, consent_version: '2025-01-01' },
      false,
    ]),
  ])('with %s', async (_, more, allowed) => {
    const creation = create('owner', more);
    await (allowed ? assertSucceeds(creation) : assertFails(creation));
  });

  it('requires an account', async () => {
    await environment.clearFirestore();
    await assertFails(create('owner'));
  });

  it('accepts the name that the account gets in the same commit, and no other', async () => {
    const firestore = as(environment, 'owner').firestore();
    const renamed = {
      first_name: 'Nino',
      last_name: 'Adamia',
      full_name: 'Nino Adamia',
      updated_at: serverTimestamp(),
    };
    const save = (full_name: string): Promise<void> => {
      const batch = writeBatch(firestore);
      batch.update(doc(firestore, `profiles/${OWNER}`), renamed);
      batch.set(doc(firestore, GUIDE), newGuideProfile({ full_name }));
      return batch.commit();
    };
    await assertFails(save(NAME));
    await assertSucceeds(save('Nino Adamia'));
  });

  it.each([
    ['', false],
    [' ', false],
    ['x'.repeat(LIMITS.fullName), true],
    ['x'.repeat(LIMITS.fullName + 1), false],
  ])('with the account’s name %j: %j', async (full_name, allowed) => {
    await store(environment, { [`profiles/${OWNER}`]: account({ full_name }) });
    const creation = create('owner', { full_name });
    await (allowed ? assertSucceeds(creation) : assertFails(creation));
  });

  it('cannot show another account’s picture', async () => {
    await assertFails(create('owner', { avatar_url: avatarUrl(STRANGER) }));
    await assertSucceeds(create('owner', { avatar_url: avatarUrl(OWNER) }));
  });
});

describe('changing', () => {
  beforeEach(() => store(environment, { [GUIDE]: verifiedGuideProfile() }));

  it('is allowed for the owner', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(update(persona, { bio: 'x' }));
    }
    await assertSucceeds(update('owner', { bio: 'x' }));
  });

  it('may be of all fields at once', async () => {
    const others = GUIDE_FIELD_NAMES.flatMap(
      (name) => CASES.findLast(({ change, valid }) => valid && change[name] !== undefined)?.change ?? [],
    );
    await assertSucceeds(update('owner', Object.assign({}, ...others)));
  });

  it('checks each field as creating does', async () => {
    const first = GUIDE_FIELD_NAMES.flatMap(
      (name) => CASES.find(({ change, valid }) => !valid && name in change) ?? [],
    );
    const results = await Promise.all(first.map(({ change }) => isAllowed(update('owner', change))));
    expect(first.filter((_, at) => results[at])).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['is_verified', false],
    ['verification_status', 'pending'],
    ['slug', 'admin'],
    ['slug', null],
    ['approved', { ...APPROVED, certification_level: 'master' }],
    ['approved.certification_level', 'master'],
    ['created_at', serverTimestamp()],
    ['created_at', Timestamp.fromMillis(0)],
    ['user_id', STRANGER],
    ['role', 'admin'],
    ['anything', 'x'],
    ['updated_at', THEN],
    ['updated_at', Timestamp.fromDate(new Date('2999-01-01'))],
    ['open_request_id', 'r1'],
    ['open_request_id', 5],
    ['consent_version', ['2026']],
    ['consent_version', { year: '2026' }],
    ['consent_version', 'v'.repeat(LIMITS.consentVersion + 1)],
  ])('does not take %s as %j', async (field, value) => {
    await assertFails(update('owner', { [field]: value }));
  });

  it.each([
    'is_verified',
    'verification_status',
    'slug',
    'approved',
    'created_at',
    'updated_at',
    'user_id',
    'full_name',
    'open_request_id',
  ])('keeps %s', async (field) => {
    await assertFails(update('owner', { [field]: deleteField() }));
  });

  it('cannot make an unverified guide verified', async () => {
    await store(environment, { [GUIDE]: storedGuideProfile() });
    await assertFails(update('owner', { is_verified: true }));
    await assertFails(update('owner', { verification_status: 'approved' }));
    await assertFails(
      setDoc(doc(as(environment, 'owner').firestore(), GUIDE), newGuideProfile({ is_verified: true })),
    );
  });

  it('cannot reset the profile', async () => {
    const firestore = as(environment, 'owner').firestore();
    await assertFails(setDoc(doc(firestore, GUIDE), newGuideProfile()));
    await store(environment, { [GUIDE]: storedGuideProfile() });
    await assertFails(setDoc(doc(firestore, GUIDE), newGuideProfile()));
  });

  it.each(CONSENT_FLAGS)(
    'switches %s on only under the current notice version, and off under any',
    async (flag) => {
      const older = { ...ALL_HIDDEN, consent_version: '2025-01-01' };
      await store(environment, { [GUIDE]: verifiedGuideProfile(older) });
      await assertFails(update('owner', { [flag]: true }));
      await assertSucceeds(update('owner', { [flag]: true, consent_version: PUBLICATION_NOTICE_VERSION }));
      await store(environment, { [GUIDE]: verifiedGuideProfile({ ...older, [flag]: true }) });
      await assertSucceeds(update('owner', { bio: 'Still shown.' }));
      await store(environment, { [GUIDE]: verifiedGuideProfile({ ...older, [flag]: true }) });
      await assertSucceeds(update('owner', { [flag]: false }));
    },
  );

  it('cannot change the notice version afterwards', async () => {
    const older = { consent_version: '2025-01-01' };
    await store(environment, { [GUIDE]: verifiedGuideProfile(older) });
    await assertFails(update('owner', { consent_version: 'never agreed' }));
    await assertSucceeds(update('owner', { bio: 'Still shown.', ...older }));
    await store(environment, { [GUIDE]: verifiedGuideProfile() });
    await assertFails(update('owner', older));
  });

  it('is accepted at most once per second', async () => {
    const updated_at = Timestamp.fromMillis(Date.now() - 200);
    await store(environment, { [GUIDE]: verifiedGuideProfile({ updated_at }) });
    await assertFails(update('owner', { bio: 'x' }));
    // Nor a save that changes only its time.
    await assertFails(update('owner', {}));
    await store(environment, {
      [GUIDE]: verifiedGuideProfile({ updated_at: Timestamp.fromMillis(Date.now() - 2000) }),
    });
    await assertSucceeds(update('owner', { bio: 'x' }));
  });

  it('must set the time of the change', async () => {
    await assertFails(updateDoc(doc(as(environment, 'owner').firestore(), GUIDE), { bio: 'x' }));
  });

  it('accepts a new name only together with the account’s', async () => {
    await assertFails(update('owner', { full_name: 'Somebody Else' }));
    const firestore = as(environment, 'owner').firestore();
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, `profiles/${OWNER}`), {
      first_name: 'Nino',
      last_name: 'Adamia',
      full_name: 'Nino Adamia',
      updated_at: serverTimestamp(),
    });
    batch.update(doc(firestore, GUIDE), { full_name: 'Nino Adamia', updated_at: serverTimestamp() });
    await assertSucceeds(batch.commit());
  });

  it('requires a name', async () => {
    await store(environment, {
      [`profiles/${OWNER}`]: account({ first_name: '', last_name: '', full_name: '' }),
      [GUIDE]: verifiedGuideProfile({ full_name: '' }),
    });
    await assertFails(update('owner', { bio: 'x' }));
    await store(environment, { [`profiles/${OWNER}`]: account() });
    await assertSucceeds(update('owner', { full_name: NAME, bio: 'x' }));
  });

  it('is possible after only the account was renamed', async () => {
    await store(environment, {
      [`profiles/${OWNER}`]: account({ first_name: 'Gia', full_name: 'Gia ბერიძე' }),
    });
    await assertSucceeds(update('owner', { show_phone: true }));
    await store(environment, { [GUIDE]: verifiedGuideProfile() });
    await assertSucceeds(update('owner', { full_name: 'Gia ბერიძე' }));
  });

  it('cannot be a deletion', async () => {
    for (const persona of PERSONAS) {
      await assertFails(deleteDoc(doc(as(environment, persona).firestore(), GUIDE)));
    }
  });
});
