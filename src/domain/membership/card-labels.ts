/** Labels of the membership facts, shared by the member card and the offline check. */
import type { Localized } from '../lang.ts';

export const CARD_LABELS = {
  number: { en: 'Member no.', ka: 'წევრის ნომერი' },
  until: { en: 'Valid until', ka: 'ბოლო დღე' },
} as const satisfies Readonly<Record<string, Localized>>;
