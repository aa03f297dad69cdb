/** The profile of the first sign-in, on a Firestore emulator in this process. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../../src/domain/limits.ts';
import { DAILY_MESSAGES } from '../../../src/domain/settings.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { withCallables } from '../testing/with-callables.ts';

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./create-profile.ts')]));

const EMAIL = 'giorgi@example.com';
const missing = () => Object.assign(new Error(), { code: 'auth/user-not-found' });

/** What the sign-in service answers. */
function answerWith(account: object) {
  const found = {
    uid: 'new',
    displayName: 'გიორგი ბერიძე ყიფიანი',
    email: EMAIL,
    emailVerified: true,
    providerData: [{ providerId: 'google.com', uid: 'subject' }],
  };
  return vi
    .spyOn(modules()[0].auth, 'getUser')
    .mockResolvedValue(Object.assign(Object.create(null), found, account));
}
const ensure = async (call = callBy('new', { language: 'en' })) => modules()[1].ensureProfile.run(call);
const profile = async () => (await modules()[0].firestore.doc('profiles/new').get()).data();

beforeEach(() => {
  answerWith({});
});
afterEach(() => vi.restoreAllMocks());

describe('the first sign-in', () => {
  it('creates the profile once', async () => {
    expect(await Promise.all([ensure(), ensure()])).toEqual(
      expect.arrayContaining([{ created: true }, { created: false }]),
    );
    const first = await profile();
    expect(first).toEqual({
      first_name: 'გიორგი',
      last_name: 'ბერიძე ყიფიანი',
      full_name: 'გიორგი ბერიძე ყიფიანი',
      avatar_url: null,
      username: null,
      email: EMAIL,
      language: 'en',
      created_at: expect.anything(),
    });
    answerWith({ displayName: 'Another Name' });
    expect(await ensure()).toEqual({ created: false });
    expect(await profile()).toEqual(first);
  });

  it.each([
    ['an address that Google has not verified', { emailVerified: false }],
    ['no address', { email: undefined }],
    ['an empty address', { email: '' }],
    ['an address that is too long', { email: `${'a'.repeat(LIMITS.email)}@x` }],
  ])('stores null for %s', async (_what, account) => {
    answerWith(account);
    await ensure();
    expect(await profile()).toMatchObject({ email: null });
  });

  it('is refused after several accounts of one person at Google in a day, whatever the address', async () => {
    const begin = async () => {
      await modules()[0].firestore.doc('profiles/new').delete();
      return ensure();
    };
    for (let account = 0; account < DAILY_MESSAGES.accounts; account += 1) await begin();
    answerWith({ email: 'another@example.com' });
    expect(await refusalDetails(begin())).toEqual({ reason: 'too-many-accounts' });
    answerWith({ providerData: [{ providerId: 'google.com', uid: 'another' }] });
    expect(await begin()).toEqual({ created: true });
    answerWith({ providerData: [{ providerId: 'password', uid: EMAIL }] });
    expect(await refusalDetails(begin())).toEqual({ reason: 'not-signed-in' });
  });

  it('stores the longest address, and no name where there is none', async () => {
    const email = EMAIL.padStart(LIMITS.email, 'a');
    answerWith({ email, displayName: undefined });
    await ensure();
    expect(await profile()).toMatchObject({ email, first_name: '', last_name: '', full_name: '' });
  });
});

it('a sign-in corrects a role that its trigger did not', async () => {
  answerWith({ customClaims: { role: 'admin' } });
  const setClaims = vi.spyOn(modules()[0].auth, 'setCustomUserClaims').mockResolvedValue();
  await ensure();
  expect(setClaims).toHaveBeenCalledWith('new', {});
});

it.each([
  ['nobody', callBy(undefined, { language: 'en' }), 'not-signed-in'],
  ['a page in no language', callBy('new', { language: 'xx' }), 'invalid-input'],
])('is refused to %s', async (_who, call, reason) => {
  expect(await refusalDetails(ensure(call))).toEqual({ reason });
  expect(await profile()).toBeUndefined();
});

describe('an account', () => {
  it('that is deleted gets no profile, though its token is valid', async () => {
    answerWith({}).mockRejectedValueOnce(missing());
    expect(await refusalDetails(ensure())).toEqual({ reason: 'not-signed-in' });
    expect(await profile()).toBeUndefined();
  });

  it('that is being deleted gets none', async () => {
    await modules()[0].firestore.doc('account_deletions/new').set({});
    expect(await refusalDetails(ensure())).toEqual({ reason: 'account-closing' });
    expect(await profile()).toBeUndefined();
  });

  it('that is deleted meanwhile is told so, and loses only a new profile; another failure of the sign-in service stays one', async () => {
    const account = await modules()[0].auth.getUser('new');
    const saved = modules()[0].firestore.doc('guide_profiles/new');
    answerWith({})
      .mockResolvedValueOnce(account)
      .mockImplementationOnce(async () => {
        await saved.set({});
        throw missing();
      });
    expect(await refusalDetails(ensure())).toEqual({ reason: 'not-signed-in' });
    expect([await profile(), (await saved.get()).exists]).toEqual([undefined, false]);
    answerWith({}).mockResolvedValueOnce(account).mockRejectedValueOnce(new Error('down'));
    await expect(ensure()).rejects.toThrow('down');
    // Now it has a profile, which is erased with all else.
    answerWith({}).mockResolvedValueOnce(account).mockRejectedValueOnce(missing());
    expect(await refusalDetails(ensure())).toEqual({ reason: 'not-signed-in' });
    expect(await profile()).toBeDefined();
    answerWith({}).mockRejectedValueOnce(new Error('away'));
    await expect(ensure()).rejects.toThrow('away');
  });
});
