import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { clearEverything } from '../support/server.ts';
import { placeGuide } from '../support/guides.ts';
import { signInAs } from './support/session.ts';
import { fill, findToast, openPage } from './support/site.tsx';

/** React strict mode renders twice and restarts effects, as in `npm run dev`. */

beforeAll(async () => {
  await clearEverything();
});

test('a guide’s page saves once', async () => {
  const { uid, name } = await signInAs('Nino Strict');
  await placeGuide({ uid, name });
  const user = await openPage('/en/guide-profile', { isStrict: true });
  await fill(user, await screen.findByRole('textbox', { name: /^Address/u }), 'Ushguli');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await findToast('Profile updated successfully!')).toBeVisible();
});
