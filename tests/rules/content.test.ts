/** Content: drafts that editors write, and what the server has published. */
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { MAX_ADMIN_LIST_LIMIT, MAX_LIST_LIMIT } from '../../src/domain/limits.ts';
import { as, OTHER_PROVIDERS, signedIn } from '../support/personas.ts';
import { ADMIN_RECORD, cleanUp, store, THEN } from '../support/rules-data.ts';
import { firestoreRules } from '../support/rules-environment.ts';

const EDITOR = 'editor-uid';
const NEWS = 'news-first-snow';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await firestoreRules('content');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await store(environment, {
    ...ADMIN_RECORD,
    [`user_roles/${EDITOR}`]: { user_id: EDITOR, role: 'editor' },
    'user_roles/former': { user_id: 'former', role: 'no_such_name' },
    [`content_drafts/${NEWS}`]: {
      kind: 'news',
      record: {},
      revision: 4,
      updated_at: THEN,
      updated_by: 'other',
    },
    [`content/${NEWS}`]: { kind: 'news' },
    'content_history/h': { content_id: NEWS },
    'publishing/state': { stage: 'live' },
    'publishing/other': { stage: 'live' },
  });
});
afterAll(() => cleanUp(environment));

const editor = () => signedIn(environment, EDITOR, { role: 'editor' }).firestore();
/** Who is no editor. */
const others = () => [
  ['nobody', as(environment, 'anonymous').firestore()] as const,
  ['a guide', as(environment, 'owner').firestore()] as const,
  ['a former editor', signedIn(environment, 'former', { role: 'editor' }).firestore()] as const,
  ['an editor without the claim', signedIn(environment, EDITOR).firestore()] as const,
  ['another role', signedIn(environment, EDITOR, { role: 'no_such_name' }).firestore()] as const,
  ...OTHER_PROVIDERS.map(
    (provider) =>
      [provider, signedIn(environment, EDITOR, { role: 'editor' }, provider).firestore()] as const,
  ),
];

const READ = [`content_drafts/${NEWS}`, `content/${NEWS}`, 'publishing/state'];
const LISTS = [
  ['content_drafts', MAX_ADMIN_LIST_LIMIT],
  ['content', MAX_ADMIN_LIST_LIMIT],
  ['content_history', MAX_LIST_LIMIT],
] as const;

describe('reading', () => {
  it('is for editors and admins', async () => {
    for (const firestore of [editor(), as(environment, 'admin').firestore()]) {
      for (const path of READ) await assertSucceeds(getDoc(doc(firestore, path)));
      for (const [path, most] of LISTS)
        await assertSucceeds(getDocs(query(collection(firestore, path), limit(most))));
    }
  });

  it('is bounded, and leaves out what no screen shows', async () => {
    for (const [path, most] of LISTS)
      await assertFails(getDocs(query(collection(editor(), path), limit(most + 1))));
    await assertFails(getDoc(doc(editor(), 'content_history/h')));
    await assertFails(getDoc(doc(editor(), 'publishing/other')));
    await assertFails(getDocs(query(collection(editor(), 'publishing'), limit(1))));
  });

  it('is refused to everybody else', async () => {
    for (const [, firestore] of others()) {
      for (const path of READ) await assertFails(getDoc(doc(firestore, path)));
      for (const [path] of LISTS) await assertFails(getDocs(query(collection(firestore, path), limit(1))));
    }
  });

  it('shows an editor nothing else of the desk', async () => {
    for (const path of ['profiles', 'verification_requests', 'decision_journal', 'user_roles'])
      await assertFails(getDocs(query(collection(editor(), path), limit(1))));
  });
});

const draft = (more: Record<string, unknown> = {}) => ({
  kind: 'news',
  record: { title: { ka: 'თოვლი' } },
  revision: 1,
  updated_at: serverTimestamp(),
  updated_by: EDITOR,
  ...more,
});
const write = (data: object, id = 'news-new', firestore = editor()) =>
  setDoc(doc(firestore, `content_drafts/${id}`), data);

describe('a draft', () => {
  it('is created and changed by editors, each save after the last', async () => {
    await assertSucceeds(write(draft()));
    await assertSucceeds(write(draft({ revision: 5 }), NEWS));
    await assertSucceeds(
      write(draft({ revision: 6, updated_by: 'admin-uid-1' }), NEWS, as(environment, 'admin').firestore()),
    );
    for (const kind of ['contact', 'partners', 'people', 'downloads', 'intakes'])
      await assertSucceeds(write(draft({ kind }), kind));
  });

  it.each([
    ['that begins with another revision', draft({ revision: 2 }), 'news-new'],
    ['that leaves out a save', draft({ revision: 6 }), NEWS],
    ['that begins anew', draft({ revision: 1 }), NEWS],
    ['that overwrites a save unseen', draft({ revision: 4 }), NEWS],
    ['in the name of another', draft({ updated_by: 'other' }), 'news-new'],
    ['of another time', draft({ updated_at: Timestamp.now() }), 'news-new'],
    ['with another field', draft({ status: 'live' }), 'news-new'],
    ['that adds a field', draft({ revision: 5, status: 'live' }), NEWS],
    ['without a record', draft({ record: 'text' }), 'news-new'],
    ['of an unknown kind', draft({ kind: 'languages' }), 'languages'],
    ['of a kind under another name', draft({ kind: 'contact' }), 'partners'],
    ['of another kind under the name of a news item', draft({ kind: 'contact' }), 'news-new'],
    ['of a news item under another name', draft(), 'contact'],
    ['with a name of other letters', draft(), 'news-New'],
  ])('%s is refused', async (_, data, id) => {
    await assertFails(write(data, id));
  });

  it('is written by nobody else, and deleted by nobody', async () => {
    for (const [, firestore] of others()) {
      await assertFails(write(draft(), 'news-new', firestore));
      await assertFails(write(draft({ revision: 5 }), NEWS, firestore));
    }
    await assertFails(deleteDoc(doc(editor(), `content_drafts/${NEWS}`)));
  });
});

it('what is published is written by the server alone', async () => {
  for (const path of [`content/${NEWS}`, 'content_history/h', 'publishing/state'])
    await assertFails(setDoc(doc(editor(), path), { kind: 'news' }));
});
