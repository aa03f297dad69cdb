import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApplication } from './start.tsx';

vi.mock('./Layout.tsx', async () => ({
  Layout: (await import('react-router-dom')).Outlet,
  languageLoader: () => null,
}));
vi.mock('../account/ProfileScreen.tsx', () => ({ Screen: () => <h1>Account</h1> }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/en/profile');
  document.head.insertAdjacentHTML('beforeend', '<title>Wait</title><meta name="robots" content="noindex">');
  document.body.innerHTML = '<div id="root"><h1>Please log in</h1></div>';
});
afterEach(() => void vi.unstubAllGlobals());

it('leaves what the server has drawn until the screen is loaded, then replaces it and its title', async () => {
  const started = startApplication();
  expect(screen.getByRole('heading')).toHaveTextContent('Please log in');
  await act(() => started);
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
  expect(screen.queryByText('Please log in')).toBeNull();
  expect(document.querySelector('title')).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).not.toBeNull();
});

it('is loaded again when Back shows a page whose account has signed out since', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await act(startApplication);
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  localStorage.setItem('session-hint', '{}');
  comeBack(true);
  localStorage.removeItem('session-hint');
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalled();
  reload.mockRestore();
});

it('fails on a page without a root', async () => {
  document.body.innerHTML = '<div></div>';
  await expect(startApplication()).rejects.toThrow('The page has no element to render into');
});
