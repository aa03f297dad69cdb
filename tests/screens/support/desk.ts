import { screen } from '@testing-library/react';
import { untilReady } from '../../../src/members/admin/testing/until-ready.ts';
import type { User } from './site.tsx';

const MAX_PRESSES = 5;

/**
 * Presses a button of an open card once it can be decided, and again when the desk asks for it: a page
 * that could not render for a second, as on a busy machine, ignores the press.
 */
export async function press(user: User, name: string): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await untilReady(name);
    await user.click(screen.getByRole('button', { name }));
    if (!screen.queryByText(/^Nothing was decided: the card had just moved or changed/u)) return;
  }
  throw new Error(`${MAX_PRESSES} presses of “${name}” were not taken`);
}
