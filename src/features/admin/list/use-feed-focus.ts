import { useLayoutEffect, useMemo, useRef, type FocusEvent, type RefObject } from 'react';
import { decidedId, focusAfter, focusCard, nameId, PENDING_CARD, rowId } from '../desk/desk-keys.ts';

/** From this width on, the open card is beside the list. */
export const WIDE = '(min-width: 900px)';

export interface FeedFocus {
  /** Props of the feed's element. */
  readonly feedProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly tabIndex: -1;
  };
  /** Props of the element that contains the feed, the card beside it and its dialogs. */
  readonly areaProps: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
  /**
   * Call before the card of this request is decided or dismissed: focuses the next row, which opens its
   * card, or the feed if no card is to open.
   */
  readonly moveOn: (requestId: string, opensNext: boolean) => void;
  /**
   * Focuses the row of this pending request. If it is not in the list, or a dialog has the focus, acts
   * like `whenLeft`.
   */
  readonly toCard: (requestId: string) => void;
  /** Focuses the feed and scrolls to its start, for example for another page. */
  readonly toStart: () => void;
  /** Focuses the feed as soon as it is rendered and nothing else has the focus. */
  readonly whenShown: () => void;
  /**
   * Call after an action in a dialog: focuses the row of the open card once this request has left the
   * list with its dialog; undefined: the action failed.
   */
  readonly whenLeft: (requestId: string | undefined) => void;
  /**
   * Call after every render of the feed: browsers fire no blur event for a removed element.
   * @returns whether the focus was moved.
   */
  readonly keep: () => boolean;
}

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
export function useFeedFocus(): FeedFocus {
  const feed = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  /** The request that is about to leave the list. */
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
          // The window lost the focus, or something outside was pressed: the element was not removed.
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
 * Scrolls the card beside the list to its head when another row is chosen: at the end of the list the
 * card may be under the site header. Only while the list has the focus, so that nothing moves while
 * somebody types a search.
 * @param cardId the request whose card is beside the list; undefined if there is none.
 */
export function useHeadInView(cardId: string | undefined, { feedProps }: FeedFocus): void {
  const { ref } = feedProps;
  useLayoutEffect(() => {
    if (cardId === undefined || !ref.current?.contains(document.activeElement)) return;
    document.getElementById(nameId(cardId))?.scrollIntoView({ block: 'nearest' });
  }, [cardId, ref]);
}
