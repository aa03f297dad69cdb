import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { CardPicture } from './CardHead.tsx';

// Pictures are read with the browser's own requests, which Node does not have.
vi.mock('../../firebase/avatars.ts', () => ({
  useStoredPicture: (url?: string | null) => url ?? undefined,
}));

const NAME = 'Ana Abashidze';

test('a guide without a picture has initials, and nothing to enlarge', async () => {
  await renderInLang(<CardPicture name={NAME} url={null} />, 'en', ['admin']);
  expect(screen.getByText('AA')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press enlarges the picture until it is closed', async () => {
  const user = userEvent.setup();
  await renderInLang(<CardPicture name={NAME} url="/picture.webp" />, 'en', ['admin']);
  const small = screen.getByRole('button', { name: `Enlarge the picture: ${NAME}` });
  expect(small.querySelector('img')).toHaveAttribute('src', '/picture.webp');
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const close of ['button', 'Escape']) {
    await user.click(small);
    const dialog = within(await screen.findByRole('dialog', { name: `Picture: ${NAME}` }));
    expect(dialog.getByRole('img', { name: `Picture: ${NAME}` })).toHaveAttribute('src', '/picture.webp');
    if (close === 'button') await user.click(dialog.getByRole('button', { name: 'Close' }));
    else await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
