import { useEffect, useLayoutEffect, useMemo, useRef, type FocusEvent, type RefObject } from 'react';
import { focusAfter, focusCard, nameId, PENDING_CARD } from '../desk/desk-keys.ts';

/** From this width on the open card stands beside the list. */
export const WIDE = '(min-width: 900px)';

export interface FeedFocus {
  /** Props of the feed's element. */
  readonly feedProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly tabIndex: -1;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /** To be called before the card of this request is decided or dismissed. */
  readonly moveOn: (requestId: string) => void;
  readonly toCard: (requestId: string) => void;
  /** Focuses the feed and scrolls to its start, as for another page. */
  readonly toStart: () => void;
  /** Focuses the feed as soon as it is there and nothing else has the focus. */
  readonly whenShown: () => void;
}

/** On a telephone the next card stands below its row: without this it would have to be scrolled to after each decision. */
function bringToTop(): void {
  document.activeElement?.closest(`[${PENDING_CARD}]`)?.scrollIntoView({ block: 'start' });
}

/**
 * Keeps the keyboard focus in a list whose cards come and go: when the focused card is removed, the
 * feed takes the focus.
 */
export function useFeedFocus(): FeedFocus {
  const feed = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  // After every render: browsers fire no blur for an element that is removed.
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) {
      feed.current?.focus({ preventScroll: true });
    }
  });

  return useMemo(
    () => ({
      feedProps: {
        ref: feed,
        tabIndex: -1,
        onFocus: () => {
          hasFocus.current = true;
        },
        onBlur: ({ relatedTarget, target }) => {
          // The window lost the focus, or something outside was pressed: no removal.
          if (relatedTarget || target.isConnected) hasFocus.current = false;
        },
      },
      moveOn: (requestId) => {
        focusAfter(requestId, feed.current);
        if (!window.matchMedia(WIDE).matches) requestAnimationFrame(bringToTop);
      },
      toCard: (requestId) => focusCard(requestId, feed.current),
      toStart: () => {
        feed.current?.focus({ preventScroll: true });
        feed.current?.scrollIntoView({ block: 'start' });
      },
      whenShown: () => {
        hasFocus.current = true;
      },
    }),
    [],
  );
}

/**
 * Shows the card beside the list from its head when another row is chosen: at the list's end the card has gone up with the
 * list, under the header of the site. Only while the list has the focus: nothing moves for whoever types a search.
 * @param cardId the request whose card stands beside the list; undefined where none does.
 */
export function useHeadInView(cardId: string | undefined, { feedProps }: FeedFocus): void {
  const { ref } = feedProps;
  useLayoutEffect(() => {
    if (cardId === undefined || !ref.current?.contains(document.activeElement)) return;
    document.getElementById(nameId(cardId))?.scrollIntoView({ block: 'nearest' });
  }, [cardId, ref]);
}
