/** What visitors ask the association's office about; each topic has a form like that of a guide. */
import type { Localized } from '../lang.ts';
import { keysOf } from '../record-of.ts';
import { PROGRAMME_TITLES } from '../school/programmes.ts';

export const TOPIC_TITLES = {
  general: { en: 'General question', ka: 'ზოგადი კითხვა' },
  press: { en: 'Press', ka: 'პრესა' },
  school: { en: 'School', ka: 'სკოლა' },
  card: { en: 'False card', ka: 'ყალბი ბარათი' },
  ...PROGRAMME_TITLES,
} as const satisfies Readonly<Record<string, Localized>>;

export type OfficeTopic = keyof typeof TOPIC_TITLES;
export const OFFICE_TOPICS = keysOf(TOPIC_TITLES);

/** No slug of a guide has two hyphens in a row. */
const PREFIX = 'office--';

/** Returns what stands in addresses in the place of a guide's slug. */
export function topicSlug(topic: OfficeTopic): string {
  return PREFIX + topic;
}

export function topicOf(slug: string): OfficeTopic | undefined {
  return OFFICE_TOPICS.find((topic) => topicSlug(topic) === slug);
}
