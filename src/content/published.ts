/** What editors publish, in the place of the built-in records. */
import { BUILT_IN_CONTACT, showContact } from './contact.ts';
import { intakes } from './intakes.ts';
import { news } from './news.ts';
import { partners } from './partners.ts';
import type { PublishedContent } from './schema.ts';

export const BUILT_IN: PublishedContent = {
  version: 0,
  news: [...news],
  moved: {},
  contact: BUILT_IN_CONTACT,
  partners: [...partners],
  people: [],
  downloads: [],
  intakes: [...intakes],
};

/**
 * What pages draw. Replaced as a whole before pages are drawn, which never waits: so no page has parts of two states,
 * and pages need no argument for it.
 */
export let published: PublishedContent = { ...BUILT_IN };

export function showPublished(content: PublishedContent): void {
  published = content;
  showContact(content.contact);
}
