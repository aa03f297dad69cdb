/**
 * On a slow connection hydration takes seconds. Events before it are recorded by the inline script
 * (`src/islands/frame/bootstrap-script.ts`); the props returned here replay them once the element is hydrated.
 */
import type { RefCallback } from 'react';

/** Marks a button whose click is replayed. */
export const REPLAYS_CLICK = 'data-replays-click';
/** Marks a form of which a changed field is replayed. */
export const REPLAYS_CHANGE = 'data-replays-change';
/** Around links that lead to the address of such a form: they add what was changed in it. */
export const ADDS_CHANGES = 'data-adds-changes';

type Attribute = typeof REPLAYS_CLICK | typeof REPLAYS_CHANGE;

type EarlyEventProps<E extends Element, A extends Attribute> = { readonly ref: RefCallback<E> } & {
  readonly [name in A]: '';
};

function replays<E extends Element>(attribute: Attribute, replay: (element: E) => void): RefCallback<E> {
  return (element) => {
    if (!element?.hasAttribute(attribute)) return;
    element.removeAttribute(attribute);
    if (element.getAttribute('aria-busy') !== 'true') return;
    element.removeAttribute('aria-busy');
    // The router navigates only after the first commit, of which this is a part.
    queueMicrotask(() => replay(element));
  };
}

/** Props of a button that works by script only. */
export function replaysEarlyClick(
  press: () => void,
): EarlyEventProps<HTMLButtonElement, typeof REPLAYS_CLICK> {
  return { ref: replays(REPLAYS_CLICK, press), [REPLAYS_CLICK]: '' };
}

/** Props of a form that acts on each change of a field. */
export function replaysEarlyChange(
  change: (form: HTMLFormElement) => void,
): EarlyEventProps<HTMLFormElement, typeof REPLAYS_CHANGE> {
  return { ref: replays(REPLAYS_CHANGE, change), [REPLAYS_CHANGE]: '' };
}
