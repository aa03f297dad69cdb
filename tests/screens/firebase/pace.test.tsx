/** The rules accept one save per second and account: a faster one waits briefly and never fails. */
import { beforeEach, expect, test, vi } from 'vitest';
import { saveSettings } from '../../../src/members/firebase/auth/save-account.ts';
import { saveGuideProfile, type GuideEdit } from '../../../src/members/firebase/firestore/guide-documents.ts';
import { guideEditSchema } from '../../../src/domain/guide/guide-profile.ts';
import { HOUR_MS } from '../../../src/domain/timestamp.ts';
import { validGuideProfile } from '../../cases/guide-profile.ts';
import { clearEverything, stored } from '../../support/server.ts';
import { placeGuide } from '../../support/guides.ts';
import { signInAs } from '../support/session.ts';

const SETTINGS = { language: 'en', unwanted: [] } as const;

beforeEach(async () => {
  await clearEverything();
});

async function guideOf(name: string): Promise<{ uid: string; base: GuideEdit }> {
  const { uid } = await signInAs(name);
  await placeGuide({ uid, name });
  const [first_name = '', last_name = ''] = name.split(' ');
  return { uid, base: { ...guideEditSchema.parse(validGuideProfile(uid, name)), first_name, last_name } };
}

/** Sets the device's clock ahead or behind, as seen by the site. */
function setClock(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + ms);
}

test.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
])('saves one upon the other are all stored, on a clock that runs %s', async (_, ms) => {
  const { uid, base } = await guideOf('Lia Hurried');
  setClock(ms);
  const first = { ...base, bio: 'First words.' };
  await saveGuideProfile(uid, { edit: first, base });
  await saveGuideProfile(uid, { edit: { ...first, bio: 'Second words.' }, base: first });
  await saveSettings(uid, { ...SETTINGS, username: 'lia' });
  expect(await stored(`guide_profiles/${uid}`)).toMatchObject({ bio: 'Second words.' });
  expect(await stored(`profiles/${uid}`)).toMatchObject({ username: 'lia' });
  vi.useRealTimers();
});

test('a refusal by the rules for another reason is still an error', async () => {
  const { uid } = await guideOf('Lia Refused');
  await expect(saveSettings(uid, { ...SETTINGS, username: '\u2800' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});
