/** Measures how much of the window is available for a card beside a list. */

/** The CSS variable with the pixels from the element's top to the foot of the window. */
export const ROOM = '--room';

/**
 * Updates the variable, so that the element can end at the foot of the window at any scroll position and
 * the decision buttons there are always in view. A ref callback.
 */
export function followRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const measure = () => {
    const { top } = element.getBoundingClientRect();
    element.style.setProperty(ROOM, `${Math.round(window.innerHeight - top)}px`);
  };
  measure();
  // The content above it may appear and disappear.
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
