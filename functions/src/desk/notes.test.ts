/** Who may write notes for the other admins, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { MAX_NOTE_CHARACTERS } from '../../../src/domain/settings.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { byAdmin, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let add: (call: CallableRequest) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { addDeskNote } = await import('./notes.ts');
  add = async (call) => addDeskNote.run(call);
});
beforeEach(() => decisions.reset());

const note = { user_id: 'guide', text: 'Ask the school about the diploma' };
const all = async (name: string) =>
  (await decisions.firestore.collection(name).get()).docs.map((found) => found.data());

describe('a note', () => {
  it('is stored apart from all that the guide reads', async () => {
    expect(await add(byAdmin({ ...note, text: `  ${note.text}\r\nSoon ` }))).toEqual({
      note_id: expect.any(String),
    });
    expect(await all('desk_notes')).toEqual([
      { user_id: 'guide', author_id: 'admin', text: `${note.text}\nSoon`, at: expect.anything() },
    ]);
    for (const name of ['decision_journal', 'mail']) expect(await all(name)).toEqual([]);
    const read = ['guide_profiles', 'verification_requests', 'profiles'].map(all);
    expect(JSON.stringify(await Promise.all(read))).not.toContain('diploma');
  });

  it.each([
    ['nobody signed in', () => callBy(undefined, note), 'not-signed-in'],
    ['a guide', () => callBy('guide', note), 'not-admin'],
    ['somebody who is no admin any more', () => callBy('gone', note, 'admin'), 'not-admin'],
    ['an admin about themselves', () => byAdmin({ ...note, user_id: 'admin' }), 'own-request'],
    ['an admin about nobody', () => byAdmin({ ...note, user_id: 'nobody' }), 'profile-missing'],
    ['an admin with a path', () => byAdmin({ ...note, user_id: 'guide/x' }), 'invalid-input'],
    ['an admin with another author', () => byAdmin({ ...note, author_id: 'ana' }), 'invalid-input'],
    ['an admin without words', () => byAdmin({ ...note, text: ' ' }), 'invalid-input'],
    [
      'an admin with too many',
      () => byAdmin({ ...note, text: 'x'.repeat(MAX_NOTE_CHARACTERS + 1) }),
      'note-too-long',
    ],
  ])('is refused to %s', async (_, call, reason) => {
    await decisions.store('guide_profiles/admin', { user_id: 'admin' });
    expect(await refusalDetails(add(call()))).toEqual({ reason });
    expect(await all('desk_notes')).toEqual([]);
  });
});
