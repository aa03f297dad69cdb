/** How far outside the window an element counts as near. */
const MARGIN = '400px';

/**
 * Calls `onNear` once, when an element comes near the window. Made for ref callbacks.
 * @returns stops waiting.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
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
