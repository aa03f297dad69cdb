/** Loads the site's code with the first page, because other responses do not need it. */
import type { SitePages } from '../../../src/domain/site/site-pages.ts';
import { documentOf } from '../app.ts';
import { inTime } from '../in-time.ts';

let pages: Promise<SitePages> | undefined;

/** How old contact details and intakes get before an instance reads them again, once in this time; twice as old, they are not shown. */
const RECORDS_MS = 60_000;
const LIMIT_MS = 2000;
let readAt = 0;
let latest: Promise<void> | undefined;

async function readRecords(loading: Promise<SitePages>): Promise<void> {
  const record = async (id: string): Promise<unknown> =>
    (await documentOf('content', id).get()).get('record');
  const [contact, intakes] = await inTime(Promise.all([record('contact'), record('intakes')]), LIMIT_MS);
  (await loading).showRecords({ contact, intakes });
}

export async function loadPages(): Promise<SitePages> {
  pages ??= import('#site-pages').then(({ sitePages }) => sitePages);
  const age = Date.now() - readAt;
  if (age >= RECORDS_MS) {
    readAt = Date.now();
    // Read while the code is loaded. A page without the latest details is better than none.
    const reading = readRecords(pages).catch(() => undefined);
    if (age >= 2 * RECORDS_MS) latest = reading;
  }
  await latest;
  return pages;
}
