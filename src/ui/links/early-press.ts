import type { RefCallback } from 'react';
import { KEEPS_PRESS } from '../../domain/early-press.ts';

interface EarlyPressProps {
  readonly ref: RefCallback<HTMLButtonElement>;
  readonly [KEEPS_PRESS]: '';
}

/**
 * Properties of a button that acts by script alone. On a slow connection seconds pass before the page is hydrated: a
 * press in that time is marked by the inline script (`src/app/bootstrap-script.ts`) and carried out by `press` then.
 */
export function keepsEarlyPress(press: () => void): EarlyPressProps {
  const ref = (button: HTMLButtonElement | null): void => {
    if (!button?.hasAttribute(KEEPS_PRESS)) return;
    button.removeAttribute(KEEPS_PRESS);
    if (button.getAttribute('aria-busy') !== 'true') return;
    button.removeAttribute('aria-busy');
    press();
  };
  return { ref, [KEEPS_PRESS]: '' };
}
