import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { showAt } from '../../server/testing/show-page.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { noteSavedAt } from './saved-note.ts';
import { startFrame } from './start-frame.ts';

const HINT = { email: null, name: 'Nino B', avatar_url: null, isAdmin: false };

/** The site at an address, with what the language of the address calls the page. */
async function open(address: string): Promise<void> {
  const frame = (
    <SiteFrame>
      <h1>News</h1>
      <time data-today dateTime="2030-12-31">
        yesterday
      </time>
    </SiteFrame>
  );
  showAt(frame, address);
  startFrame();
}

function comesBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

beforeAll(() => {
  vi.stubGlobal(
    'PageTransitionEvent',
    class extends Event {
      readonly persisted: boolean;
      constructor(type: string, { persisted }: { readonly persisted: boolean }) {
        super(type);
        this.persisted = persisted;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that Back shows again', () => {
  it('shows no account that has signed out since', async () => {
    localStorage.setItem('session-hint', JSON.stringify(HINT));
    await open('/en/news');
    expect(screen.getAllByText('Nino B')).toHaveLength(2);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(screen.getAllByText('Nino B')).toHaveLength(2);
    comesBack();
    expect(screen.queryByText('Nino B')).toBeNull();
  });
});

it('follows what another tab or the members’ application stored', async () => {
  await open('/en/news');
  localStorage.setItem('session-hint', JSON.stringify(HINT));
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-hint' }));
  expect(screen.getAllByText('Nino B')).toHaveLength(2);
});

test('a page that is shown again knows that the session has ended, else keeps the focus', async () => {
  localStorage.setItem('session-hint', JSON.stringify(HINT));
  await open('/en/news');
  const again = () => document.dispatchEvent(new Event('visibilitychange'));
  const [button] = screen.getAllByRole('button', { name: 'Sign Out', hidden: true });
  again();
  expect(button).toBeInTheDocument();
  localStorage.removeItem('session-hint');
  again();
  expect(screen.queryByText('Nino B')).toBeNull();
});

describe('a saved copy', () => {
  it.each([
    ['/en/news', 'No connection. This copy of the page was saved on August 10, 2025 at 16:05.'],
    ['/news', 'ინტერნეტი არ არის. გვერდის ასლი შენახულია: 10 აგვისტო, 2025, 16:05.'],
  ])('says at %s how old it is, until it is from the network', async (address, text) => {
    await open(address);
    expect(document.querySelector('.saved-note')).toBeNull();
    noteSavedAt('2025-08-10T12:05:00Z');
    expect(document.querySelector('[aria-live] > .saved-note')).toHaveTextContent(text);
    noteSavedAt('soon');
    expect(document.querySelector('.saved-note')).toBeNull();
    noteSavedAt(undefined);
    expect(document.querySelector('.saved-note')).toBeNull();
  });
});

test.each([
  ['/en/news', 'January 1, 2031', '© 2031 National'],
  ['/news', '1 იანვარი, 2031', '© 2031 '],
])('dates at %s are those of today in Georgia', async (address, day, year) => {
  vi.useFakeTimers({ now: Date.parse('2030-12-31T20:30:00Z'), toFake: ['Date'] });
  await open(address);
  expect(screen.getByText(day)).toHaveAttribute('dateTime', '2031-01-01');
  expect(document.querySelector('.site-footer__copyright')?.textContent).toContain(year);
  // An unchanged day keeps its element, and what a translator put there.
  const shown = document.querySelector('time');
  startFrame();
  expect(document.querySelector('time')).toBe(shown);
});

test('what is said of a past day is taken away, on the day after it', () => {
  vi.useFakeTimers({ now: Date.parse('2030-12-31T20:30:00Z'), toFake: ['Date'] });
  const days = ['2030-12-31', '2031-01-01', '2031-01-02'];
  const rows = days.map((day) => (
    <li key={day} data-until={day}>
      {day}
    </li>
  ));
  showAt(<SiteFrame>{rows}</SiteFrame>, '/en/association/ats');
  startFrame();
  expect(days.map((day) => screen.queryByText(day) !== null)).toEqual([false, true, true]);
});

test('an address without a page is logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  showAt(
    <SiteFrame>
      <div className="not-found" />
    </SiteFrame>,
    '/en/no/such',
  );
  startFrame();
  expect(info).toHaveBeenCalledExactlyOnceWith('Page not found: /en/no/such');
});
