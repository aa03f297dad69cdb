import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, test } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { startSideMenu } from './side-menu.ts';
import { SideMenu } from './SideMenu.tsx';

async function open() {
  showAt(<SideMenu />, '/en/news');
  document.querySelectorAll('dialog').forEach(startSideMenu);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Open menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
  return { user, button, menu };
}

it('holds the links of every menu, and marks the current page', async () => {
  const { button, menu } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(menu.open).toBe(true);
  for (const name of [
    'Home',
    'News',
    'Contact',
    'Ski Guide',
    'All nine professions',
    'About',
    'Member Login',
  ]) {
    expect(within(menu).getByRole('link', { name })).toBeInTheDocument();
  }
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('News');
});

it.each([
  ['its close button', (menu: HTMLElement) => within(menu).getByRole('button', { name: 'Close menu' })],
  ['a link', (menu: HTMLElement) => within(menu).getByRole('link', { name: 'Contact' })],
  ['the page behind it', (menu: HTMLElement) => menu],
])('closes at a press on %s', async (_, find) => {
  const { user, button, menu } = await open();
  await user.click(find(menu));
  expect(menu.open).toBe(false);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('stays open at a press on its headings', async () => {
  const { user, menu } = await open();
  await user.click(within(menu).getByRole('heading', { name: 'Association' }));
  expect(menu.open).toBe(true);
});

test('the language links lead to the same page, with its query', async () => {
  showAt(<LanguageSwitch />, '/en/guides?region=svaneti');
  const [ka, en] = screen.getAllByRole('link');
  expect(ka).toHaveAttribute('href', '/guides?region=svaneti');
  expect(ka).not.toHaveAttribute('aria-current');
  expect(en).toHaveAttribute('href', '/en/guides?region=svaneti');
  expect(en).toHaveAttribute('aria-current', 'true');
});
