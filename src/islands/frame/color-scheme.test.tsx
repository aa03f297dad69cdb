import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { startColorScheme } from './color-scheme.ts';
import { SiteHeader } from './SiteHeader.tsx';

const page = document.documentElement;
const button = () => screen.getByRole('button', { name: 'Dark colours' });
const press = () => fireEvent.click(button());

beforeAll(startColorScheme);
beforeEach(() => {
  showAt(<SiteHeader />, '/en');
  page.dataset['colorScheme'] = 'dark';
});
afterEach(() => void vi.unstubAllGlobals());

it('says which scheme the page has', async () => {
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  page.dataset['colorScheme'] = 'light';
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
});

it('shows the other scheme, and stores it', async () => {
  press();
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  expect(page.dataset['colorScheme']).toBe('light');
  expect(localStorage.getItem('color-scheme')).toBe('light');
  press();
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  expect(localStorage.getItem('color-scheme')).toBe('dark');
});

it('lasts for this page where storage is disabled', async () => {
  vi.stubGlobal('localStorage', undefined);
  press();
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
});
