import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/catalogue.ts';
import { LangContext } from '../../i18n/lang-context.ts';
import { MessagesScope } from '../../i18n/MessagesScope.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';

const TITLE = 'Leave without saving?';

function Editor() {
  return (
    <form>
      <input aria-label="Phone" />
      <LeaveGuard active title={TITLE} text="Changes are lost." />
      <Link to="/en/news">News</Link>
      <Link to="/guide-profile">KA</Link>
      <Link to="/en/guide-profile">EN</Link>
      <a href="/en/news" target="_blank">
        News beside
      </a>
      <a href="https://guides.example/en/news">Elsewhere</a>
      <dialog aria-label="Menu">
        <Link to="/en/news">News in the menu</Link>
      </dialog>
    </form>
  );
}

const page = (name: string) => <h1>{name}</h1>;

/** Opens /en/contact, then the editor, and types into its form. */
async function openEditor() {
  window.history.replaceState(null, '', '/en/contact');
  await loadMessages('en', ['fields']);
  await act(async () => {
    render(
      <Suspense>
        <LangContext value="en">
          <MessagesScope area={['fields']}>
            <BrowserRouter>
              <Link to="/en/guide-profile">Editor</Link>
              <Routes>
                <Route path="/en/contact" element={page('Contact')} />
                <Route path="/en/news" element={page('News')} />
                {/* One element for both addresses, as in the route table. */}
                <Route path="/:lang?/guide-profile" element={<Editor />} />
              </Routes>
            </BrowserRouter>
          </MessagesScope>
        </LangContext>
      </Suspense>,
    );
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Editor' }));
  await user.type(await screen.findByLabelText('Phone'), '555');
  return user;
}

const stepInHistory = (steps: number) => act(async () => window.history.go(steps));
const question = () => screen.findByRole('dialog', { name: TITLE });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());

describe('with unsaved changes', () => {
  it('asks in place of an open menu, which would cover the question', async () => {
    const user = await openEditor();
    const menu = screen.getByLabelText('Menu');
    menu.setAttribute('open', '');
    await user.click(screen.getByRole('link', { name: 'News in the menu' }));
    await question();
    expect(menu).not.toHaveAttribute('open');
  });

  it('asks before Back, and preserves the form and the URL when the user stays', async () => {
    const user = await openEditor();
    await stepInHistory(-1);
    await question();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await noQuestion();
    expect(screen.getByLabelText('Phone')).toHaveValue('555');
    expect(window.location.pathname).toBe('/en/guide-profile');
    // Asks again.
    await stepInHistory(-1);
    await question();
  });

  it('goes back when the user confirms', async () => {
    const user = await openEditor();
    await stepInHistory(-1);
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/en/contact');
  });

  it('asks before following a link, and follows it when the user confirms', async () => {
    const user = await openEditor();
    await user.click(screen.getByRole('link', { name: 'News' }));
    await question();
    expect(screen.getByLabelText('Phone')).toHaveValue('555');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'News' })).toBeInTheDocument();
  });

  it.each([
    ['with a key that opens another window', 'News', { ctrlKey: true }],
    ['with the key of a Mac that does', 'News', { metaKey: true }],
    ['with a key that opens another window of its own', 'News', { shiftKey: true }],
    ['with a key that downloads', 'News', { altKey: true }],
    ['of a link to another window', 'News beside', {}],
    ['of a link to another site, where the browser asks', 'Elsewhere', {}],
  ])('does not hold a press %s', async (_, name, keys) => {
    await openEditor();
    // The browser's own dialog is not tested.
    const heard: boolean[] = [];
    const leave = (event: MouseEvent) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', leave, { once: true });
    fireEvent.click(screen.getByRole('link', { name }), keys);
    expect(heard).toEqual([false]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask for the same page in the other language, but asks before going two steps back from there', async () => {
    const user = await openEditor();
    await user.click(screen.getByRole('link', { name: 'KA' }));
    await noQuestion();
    await stepInHistory(-1);
    await noQuestion();
    await waitFor(() => expect(window.location.pathname).toBe('/en/guide-profile'));
    await user.click(screen.getByRole('link', { name: 'KA' }));
    await stepInHistory(-2);
    await question();
    await waitFor(() => expect(window.location.pathname).toBe('/guide-profile'));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeInTheDocument();
  });
});
