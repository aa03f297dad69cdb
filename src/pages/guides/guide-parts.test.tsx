import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { GuideAvatar, GuideRating } from './guide-parts.tsx';

const renderAvatar = (url: string | null) =>
  render(<GuideAvatar name="ნინო ბერიძე" url={url} size={96} />).container;

it('shows the picture over the initials, in the size of its place', () => {
  const picture = renderAvatar('/nino.webp').querySelector('img');
  expect(picture).toHaveAttribute('src', '/nino.webp');
  expect(picture).toHaveAttribute('width', '96');
  expect(picture).toHaveAttribute('alt', '');
});

it('shows the initials alone, in their language, where there is no picture', () => {
  const avatar = renderAvatar(null);
  expect(avatar.querySelector('img')).toBeNull();
  expect(avatar).toHaveTextContent('ნბ');
  expect(avatar.firstElementChild).toHaveAttribute('lang', 'ka');
});

it('rates every guide with 4.8 of 0 reviews', async () => {
  await renderInLang(<GuideRating />, 'en', ['guides']);
  expect(screen.getByRole('img', { name: 'Rating 4.8 of 5, 0 reviews' })).toHaveTextContent('4.8');
});

it('rates nobody where the association has no rating', async () => {
  await renderInLang(<GuideRating fixed={null} />, 'en', ['guides']);
  expect(screen.queryByRole('img')).toBeNull();
});
