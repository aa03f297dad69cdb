import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** For tests: waits until a press of this button would decide, like an admin who reads the card. */
export async function untilReady(button: string): Promise<void> {
  await waitFor(
    () => expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'false'),
    { timeout: 5000 },
  );
}
