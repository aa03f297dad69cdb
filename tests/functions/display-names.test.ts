/** Names from sign-in providers: the first save after any of them is accepted. */
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DISPLAY_NAMES } from '../cases/display-names.ts';
import { closeMembers, signIn } from '../support/member.ts';
import { clearEverything, stored } from '../support/server.ts';

beforeAll(clearEverything);
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

it.each(DISPLAY_NAMES.map((one, number) => ({ ...one, number })))(
  'the account “$display_name” gets names that its owner can save',
  async ({ number, display_name, first_name, last_name }) => {
    const member = await signIn(`display-name-${number}`, display_name);
    await member.call('ensureProfile', { language: 'en' });
    const path = `profiles/${member.uid}`;
    const full_name = `${first_name} ${last_name}`.trim();
    expect(await stored(path)).toMatchObject({ first_name, last_name, full_name });
    const typed = { first_name: first_name || 'ნინო', last_name: last_name || 'ადამია' };
    await updateDoc(doc(member.firestore, path), {
      ...typed,
      full_name: `${typed.first_name} ${typed.last_name}`,
      username: 'nino',
      updated_at: serverTimestamp(),
    });
    expect(await stored(path)).toMatchObject({ ...typed, username: 'nino' });
  },
);
