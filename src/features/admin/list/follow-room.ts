/** How much of the window there is for a card that is beside a list. */

/** The CSS variable with the pixels from the element's top to the foot of the window. */
export const ROOM = '--room';

/**
 * Keeps the variable of an element, so that it can end with the window wherever the page is scrolled to: what
 * is at its foot, as the buttons that decide, is in view from the first moment. A ref callback.
 */
export function followRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const measure = () => {
    const { top } = element.getBoundingClientRect();
    element.style.setProperty(ROOM, `${Math.round(window.innerHeight - top)}px`);
  };
  measure();
  // What is above it may come and go.
  const observer = new ResizeObserver(measure);
  observer.observe(document.body);
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', measure);
    window.removeEventListener('resize', measure);
  };
}
