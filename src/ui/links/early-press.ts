import type { RefCallback } from 'react';
import { KEEPS_PRESS } from '../../domain/early-press.ts';

interface EarlyPressProps {
  readonly ref: RefCallback<HTMLButtonElement>;
  readonly [KEEPS_PRESS]: '';
}

/**
 * Props of a button that works by script only. On a slow connection hydration takes seconds: a click before
 * it is marked by the inline script (`src/app/bootstrap-script.ts`) and replayed by `press` afterwards.
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
