import { useLayoutEffect, useMemo, useRef, type FocusEvent } from 'react';
import { useMedia } from '../../../browser/use-media.ts';
import { decidedId, focusAfter, focusCard, nameId, PENDING_CARD, rowId } from '../desk/desk-keys.ts';
import type { ListName } from '../desk/desk-state.ts';

/** From this width on, the open card is beside the list. */
export const WIDE = '(min-width: 900px)';

/**
 * Returns whether a card opens automatically, at first and after each decision. Not for search results on
 * a phone, where the card is below its row and its height would separate the first name from the second.
 */
export function useOpensFirst(list: ListName): boolean {
  const isWide = useMedia(WIDE);
  return isWide || list !== 'found';
}

export type FeedFocus = ReturnType<typeof useFeedFocus>;

/**
 * Scrolls after a decision on a phone, where the next card is below its row. The undo bar of the decided
 * card stays visible above it.
 */
function bringToTop(decided: string): void {
  const next = document.activeElement?.closest(`[${PENDING_CARD}]`);
  (document.getElementById(decidedId(decided)) ?? next)?.scrollIntoView({ block: 'start' });
}

/** Returns whether the focus is on another row, or on the request's own row that is pending again. */
function isElsewhere(target: HTMLElement, requestId: string): boolean {
  if (!target.matches('article')) return false;
  return target.id !== rowId(requestId) || target.hasAttribute(PENDING_CARD);
}

/**
 * Keeps the keyboard focus in a list whose cards appear and disappear: when the focused element is
 * removed, the feed receives the focus.
 */
export function useFeedFocus() {
  const feed = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  /** The request that is about to leave the list. */
  const leaving = useRef<string>(undefined);

  return useMemo(
    () => ({
      feedProps: { ref: feed, tabIndex: -1 as const },
      /** Props of the element that contains the feed, the card beside it and its dialogs. */
      areaProps: {
        onFocus: ({ target }: FocusEvent<HTMLElement>) => {
          hasFocus.current = true;
          if (leaving.current !== undefined && isElsewhere(target, leaving.current))
            leaving.current = undefined;
        },
        onBlur: ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
          // The window lost the focus, or something outside was pressed: the element was not removed.
          if (relatedTarget || target.isConnected) hasFocus.current = false;
        },
      },
      /**
       * Call before the card of this request is decided or dismissed: focuses the next row, which opens its
       * card, or the feed if no card is to open.
       */
      moveOn: (requestId: string, opensNext: boolean) => {
        if (opensNext) focusAfter(requestId, feed.current);
        else feed.current?.focus({ preventScroll: true });
        if (!window.matchMedia(WIDE).matches) requestAnimationFrame(() => bringToTop(requestId));
      },
      /**
       * Focuses the row of this pending request. If it is not in the list, or a dialog has the focus, acts
       * like `whenLeft`.
       */
      toCard: (requestId: string) => {
        focusCard(requestId, feed.current);
        const isOnRow = document.activeElement?.matches('article') === true;
        leaving.current = isOnRow ? undefined : requestId;
      },
      /** Focuses the feed and scrolls to its start, for example for another page. */
      toStart: () => {
        feed.current?.focus({ preventScroll: true });
        feed.current?.scrollIntoView({ block: 'start' });
      },
      /** Focuses the feed as soon as it is rendered and nothing else has the focus. */
      whenShown: () => {
        hasFocus.current = true;
      },
      /**
       * Call after an action in a dialog: focuses the row of the open card once this request has left the
       * list with its dialog; undefined: the action failed.
       */
      whenLeft: (requestId: string | undefined) => {
        leaving.current = requestId;
      },
      /**
       * Call after every render of the feed: browsers fire no blur event for a removed element.
       * @returns whether the focus was moved.
       */
      restore: () => {
        if (!hasFocus.current || document.activeElement !== document.body) return false;
        const row = feed.current?.querySelector<HTMLElement>('[aria-current="true"]');
        if (row && leaving.current !== undefined) row.focus();
        else feed.current?.focus({ preventScroll: true });
        return true;
      },
    }),
    [],
  );
}

/**
 * Scrolls the card beside the list to its head when another row is chosen: at the end of the list the
 * card may be under the site header. Only while the list has the focus, so that nothing moves while
 * somebody types a search.
 * @param cardId the request whose card is beside the list; undefined if there is none.
 */
export function useHeadInView(cardId: string | undefined, { feedProps: { ref: feed } }: FeedFocus): void {
  useLayoutEffect(() => {
    if (cardId === undefined || !feed.current?.contains(document.activeElement)) return;
    document.getElementById(nameId(cardId))?.scrollIntoView({ block: 'nearest' });
  }, [cardId, feed]);
}
