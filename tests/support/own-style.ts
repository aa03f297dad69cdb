/**
 * Uses an element's own styles instead of those of all style sheets. happy-dom matches each of Material
 * UI's several hundred rules with each element that a query visits: a third of the time of these tests.
 * What style sheets hide or cover is tested in a browser.
 */
const SHOWN: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  pointerEvents: 'auto',
};

/** As in a browser's default style sheet. */
function isHidden(element: HTMLElement): boolean {
  return Boolean(element.hidden) || (element.localName === 'dialog' && !element.hasAttribute('open'));
}

function ownStyle(element: HTMLElement): CSSStyleDeclaration {
  return new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'display' && isHidden(element)) return 'none';
      const value: unknown = Reflect.get(style, name, style);
      if (typeof value === 'function') return value.bind(style);
      return value === '' && typeof name === 'string' ? (SHOWN[name] ?? '') : value;
    },
  });
}

/** Replaces `getComputedStyle`: the document's own window is another object than the global one, and libraries call either. */
export function readOwnStyles(): void {
  for (const view of [globalThis, document.defaultView])
    Object.defineProperty(view, 'getComputedStyle', { configurable: true, writable: true, value: ownStyle });
}
