import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadPage } from './preload.ts';
import { openPage } from './testing/open-page.tsx';

async function open(address: string) {
  await openPage(address);
  return userEvent.setup();
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('languages', () => {
  it('shows the page in the language of its address', async () => {
    await open('/contact');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('დაგვიკავშირდით');
    expect(document.documentElement.lang).toBe('ka');
    expect(document.title).toContain('საკონტაქტო');
  });

  it('switches the language, and preserves the page and the choice', async () => {
    const user = await open('/contact');
    // Loaded first, as hovering over the link would do.
    await preloadPage('/en/contact');
    await user.click(screen.getByRole('link', { name: 'EN – English' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact'));
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(screen.getByRole('link', { name: 'EN – English' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'KA – ქართული' })).toHaveAttribute('href', '/contact');
    await user.click(screen.getByRole('link', { name: 'KA – ქართული' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('ka'));
    expect(localStorage.getItem('language')).toBe('ka');
  });
});

describe('a change of page', () => {
  it('moves focus to the heading, scrolls to the top and announces the title', async () => {
    const user = await open('/en/contact');
    await preloadPage('/en/news');
    const nav = screen.getByRole('navigation', { name: 'Main menu' });
    await user.click(within(nav).getByRole('link', { name: 'News' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'News' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    const announced = screen.getByText('News of the association');
    expect(announced).toHaveAttribute('aria-live', 'polite');
    // Nothing of it remains in the other language.
    await preloadPage('/news');
    await user.click(screen.getByRole('link', { name: 'KA – ქართული' }));
    await waitFor(() => expect(announced).toBeEmptyDOMElement());
  });
});

describe('unknown paths', () => {
  it('show a message with a link home, and are logged', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await open('/en/any/other/path');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/en');
    expect(info).toHaveBeenCalledWith('Page not found: /en/any/other/path');
  });

  it('include unknown news', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await open('/news/no-such-news');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('გვერდი ვერ მოიძებნა');
  });
});

describe('the user block', () => {
  it('links to sign-in without a session', async () => {
    await open('/en/contact');
    expect(screen.getByRole('link', { name: 'Member Login' })).toHaveAttribute('href', '/en/auth');
  });

  it('shows the user’s name, and the dashboard link to admins only', async () => {
    const hint = { email: 'a@example.org', name: 'A', avatar_url: null, isAdmin: false };
    localStorage.setItem('session-hint', JSON.stringify(hint));
    await open('/en/contact');
    expect(screen.getByText('a@example.org')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/en/profile');
    expect(screen.queryByRole('link', { name: 'Admin dashboard' })).toBeNull();
    localStorage.setItem('session-hint', JSON.stringify({ ...hint, isAdmin: true }));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByRole('link', { name: 'Admin dashboard' })).toHaveAttribute('href', '/en/admin');
    localStorage.setItem('session-hint', JSON.stringify({ ...hint, isAdmin: true, waiting: 3 }));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(screen.getByRole('link', { name: 'Admin dashboard (3 pending requests)' })).toBeInTheDocument();
  });
});
