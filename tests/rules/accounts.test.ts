/** Writes to accounts, roles and all collections that only the server writes. */
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
import * as z from 'zod/mini';
import { LIMITS } from '../../src/domain/limits.ts';
import { MAIL_CHOICES } from '../../src/domain/guide/mail-choices.ts';
import { avatarUrlSchema, firstNameSchema, lastNameSchema } from '../../src/domain/guide/profile.ts';
import { MAIL_LANGS } from '../../src/domain/lang.ts';
import { isVisibleLine, maxCharacters } from '../../src/domain/text.ts';
import { avatarUrl } from '../cases/guide-links.ts';
import { NAME_CASES, TEXT_CASES } from '../cases/visible-text.ts';
import { ADMIN, as, OWNER, PERSONAS, STRANGER, signedIn, type Persona } from '../support/personas.ts';
import { account, ADMIN_RECORD, cleanUp, store } from '../support/rules-data.ts';
import { firestoreRules } from '../support/rules-environment.ts';

/**
 * The fields the owner may change, as stored: names as returned by `toPersonName`, `full_name` built from
 * both.
 */
const ownProfileSchema = z
  .object({
    first_name: firstNameSchema,
    last_name: lastNameSchema,
    full_name: z.string(),
    avatar_url: avatarUrlSchema,
    username: z.nullable(z.string().check(z.refine(isVisibleLine), maxCharacters(LIMITS.username))),
    unwanted_mail: z.optional(z.array(z.enum(MAIL_CHOICES)).check(z.maxLength(MAIL_CHOICES.length))),
    language: z.enum(MAIL_LANGS),
  })
  .check(z.refine((own) => own.full_name === [own.first_name, own.last_name].filter(Boolean).join(' ')));

let environment: RulesTestEnvironment;
const PROFILE = `profiles/${OWNER}`;

beforeAll(async () => {
  environment = await firestoreRules('accounts');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await store(environment, { ...ADMIN_RECORD, [PROFILE]: account() });
});
afterAll(() => cleanUp(environment));

function update(persona: Persona, data: Record<string, unknown>): Promise<void> {
  const document = doc(as(environment, persona).firestore(), PROFILE);
  return updateDoc(document, { updated_at: serverTimestamp(), ...data });
}

const names = (first_name: string, last_name: string): Record<string, string> => ({
  first_name,
  last_name,
  full_name: `${first_name} ${last_name}`,
});

describe('an account', () => {
  it('can be changed only by its owner', async () => {
    // The others first, because no save is accepted right after another.
    for (const persona of PERSONAS.filter((one) => one !== 'owner')) {
      await assertFails(update(persona, names('Nino', 'Adamia')));
    }
    await assertSucceeds(update('owner', { ...names('Nino', 'Adamia'), avatar_url: null, username: 'nino' }));
  });

  it('can be neither created nor deleted by a client', async () => {
    const firestore = signedIn(environment, STRANGER).firestore();
    await assertFails(setDoc(doc(firestore, `profiles/${STRANGER}`), account()));
    await assertFails(deleteDoc(doc(as(environment, 'owner').firestore(), PROFILE)));
    await assertFails(deleteDoc(doc(as(environment, 'admin').firestore(), PROFILE)));
  });

  it.each([
    ['email', 'other@example.com'],
    ['created_at', Timestamp.fromMillis(0)],
    ['role', 'admin'],
    ['is_verified', true],
    ['anything', 1],
  ])('does not take the field %s', async (field, value) => {
    await assertFails(update('owner', { ...names('Nino', 'Adamia'), [field]: value }));
  });

  it.each(['email', 'language', 'created_at'])('does not lose the field %s', async (field) => {
    await assertFails(update('owner', { [field]: deleteField() }));
  });

  const own = { ...names('Nino', 'Adamia'), avatar_url: null, username: null, language: 'en' };
  const cases: [string, Record<string, unknown>, boolean][] = [
    ['longest names', names('ქ'.repeat(LIMITS.firstName), 'é'.repeat(LIMITS.lastName)), true],
    ['a first name too long', names('ქ'.repeat(LIMITS.firstName + 1), 'A'), false],
    ['a last name too long', names('A', 'ქ'.repeat(LIMITS.lastName + 1)), false],
    ['names of one character', names('ა', 'B'), true],
    ['names of several words', names('Ana-Maria Luisa', 'von der Au'), true],
    ['no first name', names('', 'Adamia'), false],
    ['a blank behind the only name', names('Nino', ''), false],
    ['one name', { first_name: 'Nino', last_name: '', full_name: 'Nino' }, true],
    ['one name and another full name', { first_name: 'Nino', last_name: '', full_name: 'Ana' }, false],
    ['a last name that the full name lacks', { ...names('Nino', 'Adamia'), full_name: 'Nino' }, false],
    ['no name at all', { first_name: '', last_name: '', full_name: '' }, false],
    ['a blank first name', names(' ', 'Adamia'), false],
    ['another full name', { full_name: 'Somebody Else' }, false],
    ['a full name without a space', { full_name: 'NinoAdamia' }, false],
    ['a full name turned round', { full_name: 'Adamia Nino' }, false],
    ['a first name that is a number', { first_name: 5, full_name: '5 Adamia' }, false],
    ['a last name that is a list', { last_name: ['Adamia'] }, false],
    ['a full name that is null', { full_name: null }, false],
    ['a picture of its own', { avatar_url: avatarUrl(OWNER) }, true],
    ['a picture address elsewhere', { avatar_url: 'https://evil.example/a.png' }, false],
    ['a user name', { username: 'n'.repeat(LIMITS.username) }, true],
    ...TEXT_CASES.map(({ name, text, line }): [string, Record<string, unknown>, boolean] => [
      `a user name that is ${name}`,
      { username: text },
      line,
    ]),
    ...NAME_CASES.map(({ name, text, valid }): [string, Record<string, unknown>, boolean] => [
      `a first name that is ${name}`,
      names(text, 'Adamia'),
      valid,
    ]),
    ['a user name too long', { username: 'n'.repeat(LIMITS.username + 1) }, false],
    ['a user name that is a number', { username: 5 }, false],
    ['a user name that is a list', { username: ['n'] }, false],
    ['no email that can be spared', { unwanted_mail: [...MAIL_CHOICES] }, true],
    ['every email', { unwanted_mail: [] }, true],
    ['an email that cannot be spared', { unwanted_mail: ['approved'] }, false],
    ['the name of a field as an email', { unwanted_mail: ['first_name'] }, false],
    ['an email twice', { unwanted_mail: [...MAIL_CHOICES, MAIL_CHOICES[0]] }, false],
    ['emails that are a text', { unwanted_mail: MAIL_CHOICES[0] }, false],
    ['emails that are null', { unwanted_mail: null }, false],
    ['emails in English', { language: 'en' }, true],
    ['emails in Georgian', { language: 'ka' }, true],
    ['emails in another language', { language: 'de' }, false],
    ['emails in a word that other rules list', { language: 'first_name' }, false],
    ['emails in a language that is null', { language: null }, false],
  ];
  it.each(cases)('is validated equally by schema and rules: %s', async (_, change, valid) => {
    const data = { ...own, ...change };
    expect(ownProfileSchema.safeParse(data).success).toBe(valid);
    await (valid ? assertSucceeds(update('owner', data)) : assertFails(update('owner', data)));
  });

  it.each([
    ['before the first name', names(' Nino', 'Adamia')],
    ['after the last name', names('Nino', 'Adamia ')],
  ])('has no blank %s', async (_, data) => {
    await assertFails(update('owner', data));
  });

  it('can be saved at most once per second', async () => {
    const save = (seconds: number) =>
      store(environment, {
        [PROFILE]: account({ updated_at: Timestamp.fromMillis(Date.now() - seconds * 1000) }),
      }).then(() => update('owner', names('Nino', 'Adamia')));
    await assertFails(save(0.2));
    await assertSucceeds(save(2));
  });

  it.each([
    ['a past time', Timestamp.fromMillis(0)],
    ['no time', deleteField()],
  ])('says when it was saved, not %s', async (_, updated_at) => {
    await store(environment, { [PROFILE]: account({ updated_at: Timestamp.fromMillis(5) }) });
    await assertFails(update('owner', { ...names('Nino', 'Adamia'), updated_at }));
  });

  it('cannot show another account’s picture', async () => {
    await assertFails(update('owner', { avatar_url: avatarUrl(STRANGER) }));
  });

  it.each(['first_name', 'last_name', 'full_name', 'avatar_url', 'username'])(
    'keeps its %s',
    async (field) => {
      await assertFails(update('owner', { [field]: deleteField() }));
    },
  );
});

describe('what only the server may write', () => {
  const paths = [
    `user_roles/${OWNER}`,
    `publication_consents/${OWNER}`,
    `memberships/${OWNER}`,
    'public_memberships/1001',
    'counters/member_number',
    'card_keys/k',
    'figures/verification',
    'settings/association_year',
    'decision_journal/j1',
    'public_guides/giorgi-beridze',
    'public_directory/0',
    'slug_redirects/old',
    'guide_slugs/giorgi-beridze',
    `account_deletions/${OWNER}`,
    `public_pictures/${OWNER}`,
    `picture_uploads/${OWNER}`,
    'unknown_collection/x',
    `profiles/${OWNER}/private/x`,
  ];
  const cases = paths.flatMap((path) =>
    (['owner', 'admin'] as const).map((persona) => [path, persona] as const),
  );

  it.each(cases)('%s cannot be written by %s', async (path, persona) => {
    const data = { user_id: OWNER, role: 'admin' };
    const reference = doc(as(environment, persona).firestore(), path);
    await assertFails(setDoc(reference, data));
    await store(environment, { [path]: { user_id: OWNER, role: 'guide' } });
    await assertFails(updateDoc(reference, { role: 'admin' }));
    await assertFails(setDoc(reference, data, { merge: true }));
    await assertFails(deleteDoc(reference));
  });

  it.each(PERSONAS)(
    'a failed event cannot be written by %s, and can be deleted only by an admin',
    async (persona) => {
      const path = 'failed_events/f1';
      const reference = doc(as(environment, persona).firestore(), path);
      await assertFails(setDoc(reference, { what: 'everyNight', account: OWNER }));
      await store(environment, { [path]: { what: 'everyNight', account: OWNER, times: 1 } });
      await assertFails(updateDoc(reference, { times: 0 }));
      await assertFails(setDoc(reference, { times: 0 }, { merge: true }));
      await (persona === 'admin' ? assertSucceeds(deleteDoc(reference)) : assertFails(deleteDoc(reference)));
    },
  );

  it.each(PERSONAS)(
    'a note of the admins cannot be written by %s, and can be removed only by an admin whom it is not about',
    async (persona) => {
      const note = doc(as(environment, persona).firestore(), 'desk_notes/n1');
      const data = { user_id: OWNER, author_id: ADMIN, text: 'x' };
      await assertFails(setDoc(note, data));
      await store(environment, { 'desk_notes/n1': { ...data, user_id: ADMIN } });
      await assertFails(deleteDoc(note));
      await store(environment, { 'desk_notes/n1': data });
      await assertFails(updateDoc(note, { text: 'y' }));
      await assertFails(setDoc(note, { text: 'y' }, { merge: true }));
      await (persona === 'admin' ? assertSucceeds(deleteDoc(note)) : assertFails(deleteDoc(note)));
    },
  );

  it('a note of the admins cannot be removed by a former admin whose token still has the role', async () => {
    await store(environment, {
      'desk_notes/n1': { user_id: OWNER },
      [`user_roles/${ADMIN}`]: { user_id: ADMIN, role: 'guide' },
    });
    await assertFails(deleteDoc(doc(as(environment, 'admin').firestore(), 'desk_notes/n1')));
  });

  it('a failed event cannot be deleted by a former admin whose token still has the role', async () => {
    await store(environment, {
      'failed_events/f1': { what: 'everyNight', account: OWNER },
      [`user_roles/${ADMIN}`]: { user_id: ADMIN, role: 'guide' },
    });
    await assertFails(deleteDoc(doc(as(environment, 'admin').firestore(), 'failed_events/f1')));
  });

  it('a role cannot be created by deleting and creating it in one commit', async () => {
    await store(environment, { [`user_roles/${OWNER}`]: { user_id: OWNER, role: 'guide' } });
    const firestore = as(environment, 'owner').firestore();
    const batch = writeBatch(firestore);
    batch.delete(doc(firestore, `user_roles/${OWNER}`));
    batch.set(doc(firestore, `user_roles/${OWNER}`), { user_id: OWNER, role: 'admin' });
    await assertFails(batch.commit());
  });
});
