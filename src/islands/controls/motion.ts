import { showState } from './state-button.ts';

export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Calls `step` every `ms`, except while the tab is hidden, until the button pauses it; under reduced motion not until the
 * button starts it.
 */
export function startMotion(button: HTMLElement, ms: number, step: () => void): void {
  let timer: number | undefined;
  const tick = () => {
    if (!document.hidden) step();
  };
  const move = (isMoving: boolean) => {
    window.clearInterval(timer);
    timer = isMoving ? window.setInterval(tick, ms) : undefined;
    showState(button, isMoving ? 'pause' : 'play');
  };
  move(!reducedMotion().matches);
  button.addEventListener('click', () => move(timer === undefined));
}
