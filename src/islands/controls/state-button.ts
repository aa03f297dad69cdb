/** @throws when the page does not contain it. */
export function partOf(island: Element, selector: string): HTMLElement {
  const part = island.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`There is no ${selector}`);
  return part;
}

/** Returns the button of an island with this name (`StateButton.tsx`). */
export function controlOf(island: Element, name: string): HTMLElement {
  return partOf(island, `[data-control="${name}"]`);
}

export function showState(button: Element, state: string): void {
  for (const face of button.querySelectorAll<HTMLElement>('[data-state]')) {
    face.hidden = face.dataset['state'] !== state;
  }
}
