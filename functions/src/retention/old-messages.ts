/** Removes expired messages to guides, and what was counted and remembered about their senders. */
import { removeBefore } from './remove-before.ts';

/** Each document says until when it is kept. */
const COLLECTIONS_OF_MESSAGES = [
  'guideMessages',
  'messageSenders',
  'messageBlocks',
  'messageLimits',
  'messageKeys',
] as const;

export async function removeOldMessages(now: Date): Promise<void> {
  await Promise.all(COLLECTIONS_OF_MESSAGES.map((name) => removeAll(name, now)));
}

/** Repeats, because a flood of the form creates more than one run removes. */
async function removeAll(name: (typeof COLLECTIONS_OF_MESSAGES)[number], now: Date): Promise<void> {
  while ((await removeBefore(name, 'erase_at', now)) > 0);
}
