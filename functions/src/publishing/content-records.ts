/** What is published, and the code that draws it, loaded with the first use. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  contentDraftSchema,
  contentSchema,
  publishingSchema,
  PUBLISHING_STATE,
  type PublishedRecords,
  type Publishing,
  type SiteFiles,
} from '../../../src/domain/content/content.ts';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import { documentOf, firestore } from '../app.ts';
import { parserOf } from '../documents.ts';

let files: Promise<SiteFiles> | undefined;

export function loadSiteFiles(): Promise<SiteFiles> {
  return (files ??= import('#site-files').then(({ siteFiles }) => siteFiles));
}

export const parseDraft = parserOf(contentDraftSchema);
const parseContent = parserOf(contentSchema);
const parseState = parserOf(publishingSchema);

export const publishedRecords = firestore.collection(COLLECTIONS.content);
export const publishingState = documentOf('publishing', PUBLISHING_STATE);

export function recordsOf(documents: readonly DocumentSnapshot[]): PublishedRecords {
  return Object.fromEntries(
    documents.flatMap((document) => {
      const content = parseContent(document);
      return content ? [[document.id, content]] : [];
    }),
  );
}

/** Before the first publication nothing is wanted. */
export function stateOf(document: DocumentSnapshot): Publishing {
  return parseState(document) ?? { wanted: 0, live: 0, stage: 'live', at: new Date(0) };
}
