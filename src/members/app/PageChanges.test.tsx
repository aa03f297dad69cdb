import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModuleCache } from '../../i18n/module-cache.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageChanges } from './PageChanges.tsx';

let arrive: () => void;
let cache = createModuleCache<string>();

function Page({ name }: { readonly name: string }) {
  return (
    <>
      <PageHead title={name} description={name} />
      <h1>{name}</h1>
      <section id="ფასი">Prices</section>
    </>
  );
}

function Late() {
  const load = () =>
    new Promise<string>((resolve) => {
      arrive = () => resolve('Late');
    });
  const name = cache.useModule('late', load);
  return <Page name={name} />;
}

/** A page that fails later. */
function Failing() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Page name="Broken" />;
  return (
    <>
      <Page name="Whole" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
}

async function draw() {
  const { unmount } = render(
    <BrowserRouter>
      <PageChanges>
        <nav>
          <Link to="/one">To one</Link>
          <Link to="/two">To two</Link>
          <Link to="/two#%E1%83%A4%E1%83%90%E1%83%A1%E1%83%98">To prices</Link>
          <Link to="/two#100%">To a broken part</Link>
          <Link to="/late">To late</Link>
          <Link to="/failing">To failing</Link>
          <Link to="/one?page=2">To more of one</Link>
          <button type="button">Beside</button>
        </nav>
        <main>
          <Routes>
            <Route path="/one" element={<Page name="One" />} />
            <Route path="/two" element={<Page name="Two" />} />
            <Route path="/failing" element={<Failing />} />
            <Route
              path="/late"
              element={
                <Suspense fallback="Wait">
                  <Late />
                </Suspense>
              }
            />
          </Routes>
        </main>
      </PageChanges>
    </BrowserRouter>,
  );
  await screen.findByRole('heading');
  return unmount;
}

const scrollTo = vi.fn<(x: number, y: number) => void>();
const follow = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));

/** The visitor scrolls, or the browser does because the page is shorter. */
function scroll(y: number): void {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

async function goBack() {
  await act(async () => {
    const stepped = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await stepped;
  });
}

beforeEach(() => {
  cache = createModuleCache();
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  window.history.replaceState(null, '', '/one');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('leaves the page that was loaded as it is', async () => {
  await draw();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

it('announces the next page, whose parts are all laid out at once', async () => {
  document.documentElement.setAttribute('data-begins-at-top', '');
  await draw();
  await follow('To two');
  expect(screen.getByText('Two', { selector: '[aria-live]' })).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-begins-at-top');
});

it('leaves focus and scroll position for another query of the same page', async () => {
  await draw();
  await follow('To more of one');
  expect(window.location.search).toBe('?page=2');
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes to the top of the next page, or to the part that the link names', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await draw();
  await follow('To two');
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await follow('To one');
  scrollTo.mockReset();
  await follow('To prices');
  expect(shown.mock.contexts).toEqual([screen.getByText('Prices')]);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes to the top of a page whose part is named by no valid address', async () => {
  await draw();
  await follow('To a broken part');
  expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

describe('Back', () => {
  it('returns to where each page was left, also on a page opened at one of its parts', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await draw();
    scroll(300);
    await follow('To prices');
    scroll(700);
    await follow('To one');
    scroll(20);
    await goBack();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
    await goBack();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('returns to the top of a page that was not scrolled', async () => {
    await draw();
    await follow('To two');
    scrollTo.mockReset();
    await goBack();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it('ignores where the window was while the next page was loading', async () => {
    await draw();
    scroll(300);
    await follow('To late');
    expect(screen.getByText('Wait')).toBeInTheDocument();
    scroll(0);
    await act(async () => arrive());
    scroll(40);
    await follow('To two');
    cache = createModuleCache();
    await goBack();
    scroll(0);
    await act(async () => arrive());
    expect(scrollTo).toHaveBeenLastCalledWith(0, 40);
    await goBack();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });

  it('returns there after a reload too, whose own page the browser restores', async () => {
    const unmount = await draw();
    scroll(300);
    await follow('To two');
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
    unmount();
    await draw();
    expect(window.history.scrollRestoration).toBe('manual');
    await goBack();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  });
});

describe('another screen at the same address', () => {
  const fail = (button: HTMLElement) => act(async () => fireEvent.click(button));

  it('gets the focus that was lost with the first', async () => {
    await draw();
    await follow('To failing');
    const button = screen.getByRole('button', { name: 'Break' });
    act(() => button.focus());
    await fail(button);
    expect(screen.getByRole('heading', { name: 'Broken' })).toHaveFocus();
  });

  it('leaves a focus that is elsewhere', async () => {
    await draw();
    await follow('To failing');
    const elsewhere = screen.getByRole('button', { name: 'Beside' });
    act(() => elsewhere.focus());
    await fail(screen.getByRole('button', { name: 'Break' }));
    expect(screen.getByRole('heading', { name: 'Broken' })).toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
  });
});
