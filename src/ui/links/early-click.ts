import type { RefCallback } from 'react';
import { REPLAYS_CLICK } from '../../domain/early-click.ts';

interface EarlyClickProps {
  readonly ref: RefCallback<HTMLButtonElement>;
  readonly [REPLAYS_CLICK]: '';
}

/**
 * Props of a button that works by script only. On a slow connection hydration takes seconds: a click before
 * it is marked by the inline script (`src/app/bootstrap-script.ts`) and replayed by `press` afterwards.
 */
export function replaysEarlyClick(press: () => void): EarlyClickProps {
  const ref = (button: HTMLButtonElement | null): void => {
    if (!button?.hasAttribute(REPLAYS_CLICK)) return;
    button.removeAttribute(REPLAYS_CLICK);
    if (button.getAttribute('aria-busy') !== 'true') return;
    button.removeAttribute('aria-busy');
    press();
  };
  return { ref, [REPLAYS_CLICK]: '' };
}
