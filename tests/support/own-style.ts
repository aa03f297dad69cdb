/**
 * What an element says of itself, instead of what all style sheets say of it. happy-dom matches each of the several hundred rules
 * that Material UI has written with each element a query looks at: a third of the time of these tests. What style sheets hide
 * or cover is for the tests in a browser.
 */
const SHOWN: Readonly<Record<string, string>> = {
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  pointerEvents: 'auto',
};

/** As a browser's own style sheet has it. */
function isHidden(element: HTMLElement): boolean {
  return Boolean(element.hidden) || (element.localName === 'dialog' && !element.hasAttribute('open'));
}

/** Takes the place of `window.getComputedStyle`. */
export function ownStyle(element: HTMLElement): CSSStyleDeclaration {
  return new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'display' && isHidden(element)) return 'none';
      const value: unknown = Reflect.get(style, name, style);
      if (typeof value === 'function') return value.bind(style);
      return value === '' && typeof name === 'string' ? (SHOWN[name] ?? '') : value;
    },
  });
}
