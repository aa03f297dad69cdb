/** Who may write notes for the other admins, on a Firestore emulator in this process. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { MAX_NOTE_CHARACTERS } from '../../../src/domain/settings.ts';
import { callBy, refusalDetails } from '../testing/callables.ts';
import { byAdmin, NOW, startDecisions, type Decisions } from '../testing/decisions.ts';

let decisions: Decisions;
let add: (call: CallableRequest) => Promise<unknown>;
let assign: (call: CallableRequest) => Promise<unknown>;

beforeAll(async () => {
  decisions = await startDecisions();
  const { addDeskNote, setDeskTask } = await import('./notes.ts');
  add = async (call) => addDeskNote.run(call);
  assign = async (call) => setDeskTask.run(call);
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

describe('who sees to a guide, and when', () => {
  const task = { user_id: 'guide', assignee_id: 'admin', follow_up: '2026-05-01' };

  it.each([task, { ...task, assignee_id: '' }, { ...task, follow_up: '' }])(
    'is stored beside the notes: %o',
    async (input) => {
      await add(byAdmin(note));
      await assign(byAdmin(task));
      expect(await assign(byAdmin(input))).toEqual(input);
      const stored = { ...input, author_id: 'admin', text: '', at: expect.anything() };
      expect(await decisions.read('desk_notes/guide')).toEqual(stored);
      expect(await all('desk_notes')).toHaveLength(2);
      for (const name of ['decision_journal', 'mail']) expect(await all(name)).toEqual([]);
      const read = ['guide_profiles', 'verification_requests', 'profiles'].map(all);
      expect(JSON.stringify(await Promise.all(read))).not.toContain('follow_up');
    },
  );

  it('stays where only the other is named, also of somebody who is no admin any more', async () => {
    const first = { user_id: 'guide', assignee_id: 'gone', follow_up: '' };
    await decisions.store('desk_notes/guide', { ...first, text: '', author_id: 'gone', at: NOW });
    const { assignee_id, follow_up } = task;
    const dated = { ...first, follow_up };
    expect(await assign(byAdmin({ user_id: 'guide', follow_up }))).toEqual(dated);
    expect(await assign(byAdmin({ user_id: 'guide', assignee_id }))).toEqual(task);
    expect(await decisions.read('desk_notes/guide')).toMatchObject(task);
  });

  it('is nobody and no day where neither is said, and then not stored any more', async () => {
    const nobody = { user_id: 'guide', assignee_id: '', follow_up: '' };
    expect(await assign(byAdmin({ user_id: 'guide' }))).toEqual(nobody);
    await assign(byAdmin(task));
    expect(await assign(byAdmin(nobody))).toEqual(nobody);
    expect(await all('desk_notes')).toEqual([]);
  });

  it.each([
    ['nobody signed in', () => callBy(undefined, task), 'not-signed-in'],
    ['a guide', () => callBy('guide', task), 'not-admin'],
    ['an admin about themselves', () => byAdmin({ ...task, user_id: 'admin' }), 'own-request'],
    ['an admin about nobody', () => byAdmin({ ...task, user_id: 'nobody' }), 'profile-missing'],
    ['an admin for somebody who is none', () => byAdmin({ ...task, assignee_id: 'ana' }), 'no-admin'],
    ['an admin for the guide', () => byAdmin({ ...task, assignee_id: 'guide' }), 'own-request'],
    ['an admin for no day', () => byAdmin({ ...task, follow_up: '2026-02-30' }), 'invalid-input'],
    ['an admin with a path', () => byAdmin({ ...task, assignee_id: 'a/b' }), 'invalid-input'],
  ])('is refused to %s', async (_, call, reason) => {
    await decisions.store('guide_profiles/admin', { user_id: 'admin' });
    await decisions.store('user_roles/guide', { user_id: 'guide', role: 'admin' });
    expect(await refusalDetails(assign(call()))).toEqual({ reason });
    expect(await all('desk_notes')).toEqual([]);
  });
});
