import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

export interface StubbedMotion {
  /** The user changes the setting of the system. */
  readonly change: (isReduced: boolean) => void;
}

/** Mocks a device with or without reduced motion. */
export function stubMotion(isReduced: boolean): StubbedMotion {
  const media = Object.assign(new EventTarget(), { matches: isReduced });
  vi.stubGlobal('matchMedia', () => media);
  return {
    change: (next) => {
      media.matches = next;
      media.dispatchEvent(new Event('change'));
    },
  };
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Returns the element with the name of an island. */
export function islandOf(name: string): HTMLElement {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island) throw new Error(`There is no island "${name}"`);
  return island;
}
