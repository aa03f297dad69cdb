import { useMedia } from '../../../browser/use-media.ts';
import type { ListName } from '../desk/desk-state.ts';
import { WIDE } from './use-feed-focus.ts';

/**
 * Whether a card opens automatically, the first and the next after a decision. Not of what a search found on a phone, where
 * the card is below its row: a window or two of it would lie between the first name and the second.
 */
export function useOpensFirst(list: ListName): boolean {
  const isWide = useMedia(WIDE);
  return isWide || list !== 'found';
}
