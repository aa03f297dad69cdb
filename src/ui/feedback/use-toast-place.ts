import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { choosePlace, liftAt, type Obstacle, type Place, type Rect } from './toast-place.ts';

const IN_PAGE =
  'main :is(button, a[href], input, textarea, select, [role="tab"], [tabindex="0"], [data-keep-clear], [data-sticky-bar], :focus)';
const IN_DIALOG = '[role="dialog"] :is(button, a[href], input, textarea)';

/** Returns the areas of what toasts should not cover; the page behind an open dialog is inert. */
function obstacles(): Obstacle[] {
  const inDialog = [...document.querySelectorAll(IN_DIALOG)];
  const elements = inDialog.length > 0 ? inDialog : [...document.querySelectorAll(IN_PAGE)];
  return elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isShown = right > left && bottom > top && bottom > 0 && top < window.innerHeight;
    const isImportant =
      element === document.activeElement || element.matches('[data-keep-clear], [data-sticky-bar]');
    return isShown ? { left, top, right, bottom, isImportant } : [];
  });
}

/** Milliseconds between two measurements of what is below the toasts. */
const SAMPLE_MS = 200;

/** Returns the lower edge of the sticky header. */
function headerEnd(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/** Returns the bar that is at the foot of the window. */
function barAtFoot(): Rect | undefined {
  return [...document.querySelectorAll('[data-sticky-bar]')]
    .map((element) => element.getBoundingClientRect())
    .find(({ top, bottom }) => top < window.innerHeight && Math.abs(bottom - window.innerHeight) <= 1);
}

/**
 * Chooses a place where toasts cover no interactive element; updated on scrolling and resizing, several times a
 * second, and with every change of the toasts.
 */
export function useToastPlace(messages: unknown): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly place: Place;
  /** By how many pixels they are lifted from the foot of the window. */
  readonly lift: number;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [{ place, lift }, setPlaced] = useState<{ readonly place: Place; readonly lift: number }>({
    place: { vertical: 'bottom', horizontal: 'end' },
    lift: 0,
  });
  useLayoutEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const shown = ref.current?.getBoundingClientRect();
      // Do not move toasts away from a pointer or focus.
      if (!shown || ref.current?.matches(':hover, :focus-within')) return;
      const room = {
        width: window.innerWidth,
        height: window.innerHeight,
        header: headerEnd(),
        bar: barAtFoot(),
      };
      setPlaced((present) => {
        const next = choosePlace(obstacles(), shown, room, present.place);
        const placed = { place: next, lift: liftAt(next, shown, room) };
        return next === present.place && placed.lift === present.lift ? present : placed;
      });
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    window.addEventListener('resize', measureSoon);
    // Whatever moves what is below: another card that opens, a message that appears, a picture that is loaded.
    const timer = setInterval(measureSoon, SAMPLE_MS);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
    // Toasts of another size or number may need another place.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [messages]);
  return { ref, place, lift };
}
