/** What a member's card and its check without network call the facts of a membership. */
import type { Localized } from '../lang.ts';

export const CARD_LABELS = {
  number: { en: 'Member no.', ka: 'წევრის ნომერი' },
  until: { en: 'Valid until', ka: 'ბოლო დღე' },
} as const satisfies Readonly<Record<string, Localized>>;
