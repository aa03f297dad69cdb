/** Margin around the viewport within which an element counts as near (`IntersectionObserver`). */
const MARGIN = '400px';

/**
 * Calls `onNear` once, when an element comes near the viewport. Made for ref callbacks.
 * @returns stops observing.
 */
export function onNearViewport(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
