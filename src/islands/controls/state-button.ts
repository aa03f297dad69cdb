/**
 * Returns a part of an island's HTML that its script needs.
 * @throws when the page does not contain it.
 */
export function partOf(island: Element, selector: string): HTMLElement {
  const part = island.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`There is no ${selector}`);
  return part;
}

/** Returns the button of an island with this name (`StateButton.tsx`). */
export function controlOf(island: Element, name: string): HTMLElement {
  return partOf(island, `[data-control="${name}"]`);
}

/** Shows the face of a button for a state and hides the other one. */
export function showState(button: Element, state: string): void {
  for (const face of button.querySelectorAll<HTMLElement>('[data-state]')) {
    face.hidden = face.dataset['state'] !== state;
  }
}
