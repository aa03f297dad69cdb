/** What the member card shares with its copy on a device and with the offline check. */
import type { Localized } from '../lang.ts';

export const CARD_LABELS = {
  number: { en: 'Member no.', ka: 'წევრის ნომერი' },
  until: { en: 'Valid until', ka: 'ბოლო დღე' },
} as const satisfies Readonly<Record<string, Localized>>;

/** The copy: its address, and the browser's store of the service worker. */
export const SAVED_CARD = { path: '/profile/card', store: 'member-card-1' } as const;
