import { useEffect, useMemo, useRef, type FocusEvent, type RefObject } from 'react';
import { focusAfter, focusCard, PENDING_CARD } from '../desk/desk-keys.ts';

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
