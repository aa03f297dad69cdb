import { showState } from './state-button.ts';

/** Whether the user has asked the system for less motion. */
export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

interface Motion {
  readonly ms: number;
  /** Called every `ms`, except while the tab is hidden. */
  readonly step: () => void;
  readonly onPress?: () => void;
}

/** Moves something until its button pauses it; under reduced motion nothing moves until the button starts it. */
export function startMotion(button: HTMLElement, { ms, step, onPress }: Motion): void {
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
  button.addEventListener('click', () => {
    onPress?.();
    move(timer === undefined);
  });
}
