/** What editors ask for: a look at a draft, its publication, a withdrawal. The release follows (`publish-site.ts`). */
import { FieldValue } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import {
  OFFICE_FIELDS,
  previewInputSchema,
  publishInputSchema,
  type ContentDraft,
  type ContentFault,
  type PublishedRecords,
  type SiteFiles,
} from '../../../src/domain/content/content.ts';
import { contentFilePath, uploadedFiles } from '../../../src/domain/content/uploads.ts';
import { mayDo } from '../../../src/domain/roles.ts';
import { avatarBucket, documentOf, firestore } from '../app.ts';
import { parseInput, refusalError, requireRecordedRight, requireRight } from '../guards.ts';
import { onCall } from '../on-call.ts';
import { adminCallable } from '../verification/admin-callable.ts';
import { addJournalEntry } from '../verification/journal.ts';
import {
  loadSiteFiles,
  parseDraft,
  publishedRecords,
  publishingState,
  recordsOf,
  stateOf,
} from './content-records.ts';

/** Both load the site's code. */
const DRAWING = { memory: '1GiB' } as const;

/** The uploaded files that a record names and that are there. */
async function storedFiles(text: string): Promise<ReadonlySet<string>> {
  const paths = uploadedFiles(text);
  const areThere = await Promise.all(
    paths.map(async (path) => {
      const [isThere] = await avatarBucket().file(contentFilePath(path)).exists();
      return isThere;
    }),
  );
  return new Set(paths.filter((_, at) => areThere[at]));
}

/** The bucket is asked only about the files of a draft that has no other fault. */
async function draftFaults(
  { faultsOf, hasMedia }: SiteFiles,
  id: string,
  draft: ContentDraft,
  published: PublishedRecords,
): Promise<ContentFault[]> {
  const faults = faultsOf(id, draft, published);
  if (faults.length > 0) return faults;
  const stored = await storedFiles(JSON.stringify(draft.record));
  return faultsOf(id, draft, published, (path) => stored.has(path) || hasMedia(path));
}

/** Publishes the draft that the editor saw, or returns what is wrong with it. */
export const publishContent = adminCallable(
  'content',
  publishInputSchema,
  async ({ transaction, adminId, role }, { id, revision, withdraw, office: shown }) => {
    const state = stateOf(await transaction.get(publishingState));
    const at = FieldValue.serverTimestamp();
    const draft = parseDraft(await transaction.get(documentOf('contentDrafts', id)));
    if (draft?.revision !== revision) throw refusalError('content-changed');
    const published = recordsOf((await transaction.get(publishedRecords)).docs);
    const site = await loadSiteFiles();
    const faults = withdraw ? [] : await draftFaults(site, id, draft, published);
    if (faults.length > 0) return { faults };
    const present = site.presentRecord(id, published);
    // Pages need the others. What visitors knew stays; the draft may be anything.
    if (withdraw && present?.kind !== 'news') throw refusalError('invalid-input');
    const { kind, record } = (withdraw && present) || draft;
    const known = new Set(published[id]?.former_slugs);
    const slug = present?.record['slug'];
    if (typeof slug === 'string') known.add(slug);
    const now = { kind, record, is_withdrawn: withdraw, published_at: at, published_by: adminId };
    const content = { ...now, revision, former_slugs: [...known].filter((one) => one !== record['slug']) };
    const next = { ...published, [id]: { ...content, published_at: new Date() } };
    const [before, office] = [site.office(published), site.office(next)];
    const moved = OFFICE_FIELDS.filter((path) => office[path] !== before[path]);
    if (moved.length > 0) {
      if (!mayDo(role, 'desk'))
        return { faults: moved.map((path) => ({ path, fault: 'admins-only' as const })) };
      // An editor may have written it into the draft.
      if (!isDeepStrictEqual(shown, office)) throw refusalError('content-changed');
      // Messages and applications go there: the other admins can see who changed it.
      const notes = [before, office].map(({ email, phone }) => `${email}, ${phone}`).join(' → ');
      addJournalEntry(transaction, { action: 'office-set', actor_id: adminId, notes });
    }
    transaction.set(documentOf('content', id), content);
    transaction.create(firestore.collection(COLLECTIONS.contentHistory).doc(), {
      ...now,
      content_id: id,
    });
    // A run that has begun looks again when it ends.
    const stage = state.stage === 'drawing' ? 'drawing' : 'queued';
    transaction.set(
      publishingState,
      { wanted: state.wanted + 1, live: state.live, stage, at },
      { merge: true },
    );
    return { faults: [] };
  },
  DRAWING,
);

/** A preview is looked at, not used: it runs no script. */
const SCRIPTS = /<(script|noscript)\b.*?<\/\1>/gsu;

export const previewContent = onCall(async (call) => {
  const uid = requireRight(call, 'content');
  const { id, lang, ...draft } = parseInput(previewInputSchema, call.data);
  requireRecordedRight(await documentOf('userRoles', uid).get(), 'content');
  const published = recordsOf((await publishedRecords.get()).docs);
  const { drawPreview, faultsOf } = await loadSiteFiles();
  if (faultsOf(id, draft, published).length > 0) throw refusalError('invalid-input');
  return { html: drawPreview(id, draft, published, lang).replace(SCRIPTS, '') };
}, DRAWING);
