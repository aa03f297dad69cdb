import { useMedia } from '../../../browser/use-media.ts';
import type { ListName } from '../desk/desk-state.ts';
import { WIDE } from './use-feed-focus.ts';

/**
 * Returns whether a card opens automatically, at first and after each decision. Not for search results on
 * a phone, where the card is below its row and its height would separate the first name from the second.
 */
export function useOpensFirst(list: ListName): boolean {
  const isWide = useMedia(WIDE);
  return isWide || list !== 'found';
}
