/**
 * What editors publish, in the place of the built-in records. These have the format of `content.json`, the file of
 * every release, of which a part may become a file here.
 */
import { BUILT_IN_CONTACT, showContact } from './contact.ts';
import { intakes } from './intakes.ts';
import news from './news.json' with { type: 'json' };
import partners from './partners.json' with { type: 'json' };
import { publishedContent, type PublishedContent } from './schema.ts';

export const BUILT_IN: PublishedContent = publishedContent.parse({
  version: 0,
  news: news.toSorted((one, other) => other.date.localeCompare(one.date)),
  moved: {},
  contact: BUILT_IN_CONTACT,
  partners,
  people: [],
  downloads: [],
  intakes,
});

/** The addresses of the built-in news. */
export const NEWS_PATHS: readonly string[] = BUILT_IN.news.map(({ slug }) => `/news/${slug}`);

/**
 * What pages draw. Replaced as a whole before pages are drawn, which never waits: so no page has parts of two states,
 * and pages need no argument for it.
 */
export let published: PublishedContent = { ...BUILT_IN };

export function showPublished(content: PublishedContent): void {
  published = content;
  showContact(content.contact);
}
