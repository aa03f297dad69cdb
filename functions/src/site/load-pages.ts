/** Loads the site's code with the first page, because other responses do not need it. */
import type { SitePages } from '../../../src/domain/site/site-pages.ts';
import { documentOf } from '../app.ts';
import { inTime } from '../in-time.ts';

let pages: Promise<SitePages> | undefined;

/** How long former contact details and intakes may be shown; each instance reads them once in this time. */
const RECORDS_MS = 60_000;
const LIMIT_MS = 2000;
let readAt = 0;
let first: Promise<void> | undefined;

async function refreshRecords(loading: Promise<SitePages>): Promise<void> {
  if (readAt + RECORDS_MS > Date.now()) return;
  readAt = Date.now();
  const record = async (id: string): Promise<unknown> =>
    (await documentOf('content', id).get()).get('record');
  const [contact, intakes] = await inTime(Promise.all([record('contact'), record('intakes')]), LIMIT_MS);
  (await loading).showRecords({ contact, intakes });
}

export async function loadPages(): Promise<SitePages> {
  pages ??= import('#site-pages').then(({ sitePages }) => sitePages);
  // Read while the code is loaded. A page without the latest details is better than none; only the first one waits for them.
  const refreshed = refreshRecords(pages).catch(() => undefined);
  await (first ??= refreshed);
  return pages;
}
