import { useLayoutEffect, useMemo, useRef, type FocusEvent, type RefObject } from 'react';
import { decidedId, focusAfter, focusCard, nameId, PENDING_CARD, rowId } from '../desk/desk-keys.ts';

/** From this width on the open card is beside the list. */
export const WIDE = '(min-width: 900px)';

export interface FeedFocus {
  /** Props of the feed's element. */
  readonly feedProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly tabIndex: -1;
  };
  /** Props of the element with the feed, the card beside it and its dialogs. */
  readonly areaProps: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /**
   * To be called before the card of this request is decided or dismissed: the focus goes to the next row, whose card opens
   * by that, or to the feed where none is to open.
   */
  readonly moveOn: (requestId: string, opensNext: boolean) => void;
  /** Focuses the row of this pending request; where it is not in the list or a dialog holds the focus, as `whenLeft`. */
  readonly toCard: (requestId: string) => void;
  /** Focuses the feed and scrolls to its start, as for another page. */
  readonly toStart: () => void;
  /** Focuses the feed as soon as it is there and nothing else has the focus. */
  readonly whenShown: () => void;
  /**
   * Focuses the row of the card that is open once this request, about which something is done, has left with its
   * dialog; undefined: nothing came of it.
   */
  readonly whenLeft: (requestId: string | undefined) => void;
  /**
   * To be called after every render of the feed: browsers fire no blur event for a removed element.
   * @returns whether the focus was moved.
   */
  readonly keep: () => boolean;
}

/**
 * On a phone the next card is below its row: without this it would have to be scrolled to after each decision.
 * Above its row comes what is left of the card before it, with the way back.
 */
function bringToTop(decided: string): void {
  const next = document.activeElement?.closest(`[${PENDING_CARD}]`);
  (document.getElementById(decidedId(decided)) ?? next)?.scrollIntoView({ block: 'start' });
}

/** Whether the focus is on another row than that of the request, or on its own that waits for a decision again. */
function isElsewhere(target: HTMLElement, requestId: string): boolean {
  if (!target.matches('article')) return false;
  return target.id !== rowId(requestId) || target.hasAttribute(PENDING_CARD);
}

/**
 * Keeps the keyboard focus in a list whose cards come and go: when the focused element is removed, the feed
 * receives the focus.
 */
export function useFeedFocus(): FeedFocus {
  const feed = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  /** The request that is about to leave. */
  const leaving = useRef<string>(undefined);

  return useMemo(
    () => ({
      feedProps: {
        ref: feed,
        tabIndex: -1,
      },
      areaProps: {
        onFocus: ({ target }) => {
          hasFocus.current = true;
          if (leaving.current !== undefined && isElsewhere(target, leaving.current))
            leaving.current = undefined;
        },
        onBlur: ({ relatedTarget, target }) => {
          // The window lost the focus, or something outside was pressed: no removal.
          if (relatedTarget || target.isConnected) hasFocus.current = false;
        },
      },
      moveOn: (requestId, opensNext) => {
        if (opensNext) focusAfter(requestId, feed.current);
        else feed.current?.focus({ preventScroll: true });
        if (!window.matchMedia(WIDE).matches) requestAnimationFrame(() => bringToTop(requestId));
      },
      toCard: (requestId) => {
        focusCard(requestId, feed.current);
        const isOnRow = document.activeElement?.matches('article') === true;
        leaving.current = isOnRow ? undefined : requestId;
      },
      toStart: () => {
        feed.current?.focus({ preventScroll: true });
        feed.current?.scrollIntoView({ block: 'start' });
      },
      whenShown: () => {
        hasFocus.current = true;
      },
      whenLeft: (requestId) => {
        leaving.current = requestId;
      },
      keep: () => {
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
 * Shows the card beside the list from its head when another row is chosen: at the list's end the card has gone up with the
 * list, under the header of the site. Only while the list has the focus: nothing moves for whoever types a search.
 * @param cardId the request whose card is beside the list; undefined where none does.
 */
export function useHeadInView(cardId: string | undefined, { feedProps }: FeedFocus): void {
  const { ref } = feedProps;
  useLayoutEffect(() => {
    if (cardId === undefined || !ref.current?.contains(document.activeElement)) return;
    document.getElementById(nameId(cardId))?.scrollIntoView({ block: 'nearest' });
  }, [cardId, ref]);
}
