/** Loads the site's code with the first page, because other responses do not need it. */
import type { SitePages } from '../../../src/domain/site/site-pages.ts';
import { documentOf } from '../app.ts';
import { inTime } from '../in-time.ts';

let pages: Promise<SitePages> | undefined;

/** How long pages may show former contact details; each instance reads them once in this time. */
const CONTACT_MS = 60_000;
const LIMIT_MS = 2000;
let readAt = 0;
let first: Promise<void> | undefined;

async function refreshContact({ showContact }: SitePages): Promise<void> {
  if (readAt + CONTACT_MS > Date.now()) return;
  readAt = Date.now();
  const record: unknown = (await documentOf('content', 'contact').get()).get('record');
  if (record !== undefined) showContact(record);
}

export async function loadPages(): Promise<SitePages> {
  const loaded = await (pages ??= import('#site-pages').then(({ sitePages }) => sitePages));
  // A page without the latest details is better than none; only the first one waits for them.
  const refreshed = inTime(refreshContact(loaded), LIMIT_MS).catch(() => undefined);
  await (first ??= refreshed);
  return loaded;
}
