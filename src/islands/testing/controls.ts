import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** Mocks a device with or without reduced motion. */
export function stubMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }));
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
