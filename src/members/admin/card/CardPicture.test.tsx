import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleProfile } from '../../firebase/testing/sample-documents.ts';
import { renderCard } from '../testing/render-card.tsx';
import { sampleCard, sampleRequest } from '../testing/samples.ts';

// Pictures are read with the browser's own requests, which Node does not have.
vi.mock('../../firebase/avatars.ts', () => ({
  useStoredPicture: (url?: string | null) => url ?? undefined,
}));

const NAME = 'Ana Abashidze';

async function renderPicture(avatar_url: string | null) {
  await renderCard(sampleCard(sampleRequest('a'), { profile: { ...sampleProfile(NAME), avatar_url } }));
  return screen.queryByRole('button', { name: `Enlarge the picture: ${NAME}` });
}

test('a guide without a picture has initials, and nothing to enlarge', async () => {
  expect(await renderPicture(null)).toBeNull();
  expect(screen.getByText('AA')).toBeInTheDocument();
});

test('a press enlarges the picture, and another one makes it small again', async () => {
  const user = userEvent.setup();
  const picture = await renderPicture('/picture.webp');
  if (!picture) throw new Error('There is no picture');
  expect(picture.querySelector('img')).toHaveAttribute('src', '/picture.webp');
  expect(picture).toHaveAttribute('aria-pressed', 'false');
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  await user.click(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'false');
});
