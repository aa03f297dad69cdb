/** Content at the desk: drafts, what is published, and how far its release is. */
import { limit, orderBy, where } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { COLLECTIONS } from '../../../domain/collections.ts';
import {
  contentDraftSchema,
  contentHistorySchema,
  contentSchema,
  publishingSchema,
  PUBLISHING_STATE,
  type ContentDraft,
} from '../../../domain/content/content.ts';
import { MAX_ADMIN_LIST_LIMIT, MAX_LIST_LIMIT } from '../../../domain/limits.ts';
import { intakesRecord } from '../../../domain/school/intakes.ts';
import { FailureError } from '../errors.ts';
import { savingFirestore } from '../members-app.ts';
import { useLiveDocument, useLiveQuery } from './live.ts';
import { saveWithin } from './saves.ts';

export const useContentDrafts = () =>
  useLiveQuery(
    'content-drafts',
    COLLECTIONS.contentDrafts,
    [limit(MAX_ADMIN_LIST_LIMIT)],
    contentDraftSchema,
  );

export const usePublishedContent = () =>
  useLiveQuery('content', COLLECTIONS.content, [limit(MAX_ADMIN_LIST_LIMIT)], contentSchema);

/** 'missing' until the built-in ones are replaced. */
export const usePublishedIntakes = () =>
  useLiveDocument(COLLECTIONS.content, 'intakes', z.object({ record: intakesRecord }));

/** The states that were published, the newest first. */
export const useContentHistory = (id: string) =>
  useLiveQuery(
    `content-history:${id}`,
    COLLECTIONS.contentHistory,
    [where('content_id', '==', id), orderBy('published_at', 'desc'), limit(MAX_LIST_LIMIT)],
    contentHistorySchema,
  );

/** 'missing' until something is published. */
export const usePublishing = () =>
  useLiveDocument(COLLECTIONS.publishing, PUBLISHING_STATE, publishingSchema);

/**
 * Saves a draft.
 * @param seen the revision that it follows; 0 if there is none.
 * @throws FailureError 'conflict' when another editor has saved meanwhile; otherwise like `saveWithin`.
 */
export async function saveContentDraft(
  id: string,
  { kind, record }: Pick<ContentDraft, 'kind' | 'record'>,
  seen: number,
  uid: string,
): Promise<void> {
  const reference = lite.doc(savingFirestore, COLLECTIONS.contentDrafts, id);
  await saveWithin(async (transaction) => {
    const stored = contentDraftSchema.safeParse((await transaction.get(reference)).data()).data;
    if ((stored?.revision ?? 0) !== seen) throw new FailureError('conflict');
    transaction.set(reference, {
      kind,
      record,
      revision: seen + 1,
      updated_at: lite.serverTimestamp(),
      updated_by: uid,
    });
  });
}
