import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { onFeedKey } from './desk-keys.ts';

/**
 * Keeps the keyboard in a list whose cards come and go. A focused card that another decision takes
 * away would leave the focus nowhere; the list takes it then, and also when its page changes.
 */
export function useFeedFocus(page: number) {
  const feed = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  const shownPage = useRef(page);

  // After every drawing: an element that is removed tells nobody that it had the focus.
  useEffect(() => {
    if (holdsFocus.current && document.activeElement === document.body) {
      feed.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    feed.current?.focus({ preventScroll: true });
    feed.current?.scrollIntoView({ block: 'start' });
  }, [page]);

  const feedProps = {
    ref: feed,
    tabIndex: -1,
    onKeyDown: onFeedKey,
    onFocus: () => {
      holdsFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent<HTMLElement>) => {
      // The window losing the focus, or a press beside: not a removal.
      if (relatedTarget || target.isConnected) holdsFocus.current = false;
    },
  };
  /** Gives the focus to the list as soon as it is there. */
  const takeFocus = useCallback(() => {
    holdsFocus.current = true;
  }, []);
  return { feed, feedProps, takeFocus };
}
