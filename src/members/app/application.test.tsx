/** Screens in the application: navigation, unsaved work and errors. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { Link, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useT } from '../../i18n/use-t.ts';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import type { MembersProviders } from '../firebase/auth/AuthProvider.tsx';
import { MembersLink } from '../shared/MembersLink.tsx';
import { MembersTitle } from '../shared/MembersTitle.tsx';
import { openApplication } from './testing/open-application.tsx';

const whole = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../firebase/auth/AuthProvider.tsx', () => ({
  MembersProviders: ({ children }: ComponentProps<typeof MembersProviders>) => {
    if (whole.isBroken) throw new TypeError('broken on purpose');
    return children;
  },
}));

const TITLE = 'Leave without saving?';

function Editor() {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <form>
      <MembersTitle title={t('editor.title')} />
      <h1 tabIndex={-1}>{t('editor.title')}</h1>
      <input aria-label="Phone" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Street" />
      <LeaveGuard active={text !== ''} question="editor.leave" />
      <LeaveGuard active={false} question="account.leave" />
      <MembersLink to="/profile">Account</MembersLink>
      <Link to="?tab=2">More</Link>
    </form>
  );
}

function Account() {
  return (
    <>
      <MembersTitle title="Your account" />
      <h1 tabIndex={-1}>Account</h1>
      <MembersLink to="/guide-profile">Editor</MembersLink>
      <Link to="/en/broken">Broken</Link>
      <Link to="/en/missing">Missing</Link>
    </>
  );
}

/** What the screen at `/en/broken` does when it renders. */
let renderBroken: () => string;
const Broken = () => <h1>{renderBroken()}</h1>;

const SCREENS: RouteObject[] = [
  { path: '/profile', Component: Account },
  { path: '/en/profile', Component: Account },
  { path: '/guide-profile', Component: Editor },
  { path: '/en/guide-profile', Component: Editor },
  { path: '/en/broken', Component: Broken },
  { path: '/en/missing', lazy: () => Promise.reject(new TypeError('no screen')) },
];

async function openEditor() {
  const user = await openApplication(SCREENS, '/en/profile');
  await user.click(screen.getByRole('link', { name: 'Editor' }));
  return user;
}

async function editPhone() {
  const user = await openEditor();
  await user.type(await screen.findByLabelText('Phone'), '555');
  return user;
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
const stepInHistory = (steps: number) => act(async () => window.history.go(steps));
const question = () => screen.findByRole('dialog', { name: TITLE });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());
const assign = vi.fn<(url: string | URL) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn<typeof window.scrollTo>());
  vi.spyOn(window.location, 'assign').mockImplementation(assign.mockReset());
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  window.dispatchEvent(new Event('pageshow'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a change of screen', () => {
  it('moves focus to the heading and scrolls to the top', async () => {
    await openEditor();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Guide profile' });
    expect(heading).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(document.title).toMatch(/^Guide profile – /u);
  });

  it('leaves the focus for another query of the same screen', async () => {
    const user = await openEditor();
    await user.click(link('More'));
    await waitFor(() => expect(window.location.search).toBe('?tab=2'));
    expect(link('More')).toHaveFocus();
  });
});

describe('with unsaved changes', () => {
  it('asks before Back, and preserves the form and the address when the user stays', async () => {
    const user = await editPhone();
    await stepInHistory(-1);
    await question();
    await user.click(button('Stay'));
    await noQuestion();
    expect(screen.getByLabelText('Phone')).toHaveValue('555');
    expect(window.location.pathname).toBe('/en/guide-profile');
    // Asks again.
    await stepInHistory(-1);
    await question();
    await user.click(button('Leave'));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/en/profile');
  });

  it('asks before another screen is opened, and opens it when the user confirms', async () => {
    const user = await editPhone();
    await user.click(link('Account'));
    await question();
    expect(screen.getByLabelText('Phone')).toHaveValue('555');
    await user.click(button('Leave'));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
    expect(assign).not.toHaveBeenCalled();
  });

  it('asks before a link of the header, and loads that document when the user confirms', async () => {
    const user = await editPhone();
    await user.click(link(/^News/u));
    await question();
    await user.click(button('Stay'));
    await noQuestion();
    expect(assign).not.toHaveBeenCalled();
    await user.click(link(/^News/u));
    await question();
    await user.click(button('Leave'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/en/news`);
  });

  it('asks also before the page is loaded in the other language', async () => {
    const user = await editPhone();
    await user.click(link('KA'));
    await question();
    await user.click(button('Leave'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/guide-profile`);
  });

  it('asks for nothing once there are none', async () => {
    const user = await editPhone();
    await user.clear(screen.getByLabelText('Phone'));
    await user.click(link('Account'));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
  });
});

describe('a screen that throws', () => {
  beforeEach(() => {
    renderBroken = () => {
      throw new TypeError('broken on purpose');
    };
  });

  it('says so, and loads the page again on request', async () => {
    const user = await openApplication(SCREENS, '/en/broken');
    const title = 'Unexpected Application Error!';
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    expect(document.title).toContain(title);
    expect(reload).not.toHaveBeenCalled();
    await user.click(button('Try again'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not affect other screens', async () => {
    const user = await openApplication(SCREENS, '/en/profile');
    await user.click(link('Broken'));
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' });
    await stepInHistory(-1);
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
  });
});

describe('a screen that cannot be loaded', () => {
  it('is one that fails', async () => {
    const user = await openApplication(SCREENS, '/en/profile');
    await user.click(link('Missing'));
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toHaveFocus();
  });

  it('is not tried again without a connection, where the page would be lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const user = await openApplication(SCREENS, '/en/missing');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(reload).not.toHaveBeenCalled();
  });
});

it.each([
  ['/en/profile', 'en', 'Unexpected Application Error!'],
  ['/profile', 'ka', 'აპლიკაციაში მოულოდნელი შეცდომა მოხდა'],
])('an application that fails as a whole says so (%s)', async (address, lang, title) => {
  whole.isBroken = true;
  await openApplication(SCREENS, address);
  whole.isBroken = false;
  const heading = screen.getByRole('heading', { level: 1, name: title });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', lang);
});
