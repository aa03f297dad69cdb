import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { choosePlace, type Place, type Pressable } from './toast-place.ts';

const PRESSABLE = [
  'main :is(button, a[href], input, textarea, select, [role="tab"], [tabindex="0"], :focus)',
  '[role="dialog"] :is(button, a[href], input, textarea)',
].join(',');

/** What can be pressed in the window now. */
function pressableRects(): Pressable[] {
  return [...document.querySelectorAll(PRESSABLE)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isShown = right > left && bottom > top && bottom > 0 && top < window.innerHeight;
    return isShown ? { left, top, right, bottom, hasFocus: element === document.activeElement } : [];
  });
}

/** Below the sticky header, wherever it ends. */
function headerEnd(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/**
 * Where the messages stand, so that none covers what can be pressed; looked at again when the window
 * scrolls or changes its size, and after every change of the page or of the messages.
 */
export function useToastPlace(messages: unknown): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly place: Place;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ vertical: 'bottom', horizontal: 'end' });
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const shown = ref.current?.getBoundingClientRect();
      // Not from under the pointer of someone who reads or closes it.
      if (!shown || ref.current?.matches(':hover, :focus-within')) return;
      const room = { width: window.innerWidth, height: window.innerHeight, header: headerEnd() };
      setPlace((present) => {
        const next = choosePlace(pressableRects(), shown, room, present);
        return next.vertical === present.vertical && next.horizontal === present.horizontal ? present : next;
      });
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    // As when another card opens in place of the one that was decided.
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
    // Messages of another size or number stand elsewhere.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [messages]);
  return { ref, place };
}
