import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { focusPage, isFocusLost } from './focus-page.ts';
import { scrollFieldIntoView } from './scroll-into-view.ts';
import { warnBeforeUnload } from './warn-before-unload.ts';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the focus of a page', () => {
  it.each([
    ['its heading', '<main><h1 id="it">News</h1></main>', '-1'],
    [
      'a heading with a place of its own in the order',
      '<main><h1 id="it" tabindex="0">News</h1></main>',
      '0',
    ],
    [
      'the main part while its heading is only that of loading',
      '<main id="it"><h1 class="visually-hidden">Wait</h1></main>',
      '-1',
    ],
    ['the main part without a heading', '<main id="it"></main><h1>Elsewhere</h1>', '-1'],
  ])('goes to %s, without scrolling', (_, html, tabIndex) => {
    document.body.innerHTML = html;
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    expect(isFocusLost()).toBe(true);
    focusPage();
    expect(document.getElementById('it')).toHaveFocus();
    expect(document.getElementById('it')).toHaveAttribute('tabindex', tabIndex);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(isFocusLost()).toBe(false);
  });

  it('stays lost without a page', () => {
    focusPage();
    expect(isFocusLost()).toBe(true);
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
    expect(isFocusLost()).toBe(true);
  });
});

test('Tab brings a long text field into view, other keys and fields stay in place', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  render(
    <form>
      <textarea aria-label="About" onKeyUp={scrollFieldIntoView} />
      <input aria-label="Phone" onKeyUp={scrollFieldIntoView} />
    </form>,
  );
  fireEvent.keyUp(screen.getByLabelText('About'), { key: 'a' });
  fireEvent.keyUp(screen.getByLabelText('Phone'), { key: 'Tab' });
  expect(shown).not.toHaveBeenCalled();
  fireEvent.keyUp(screen.getByLabelText('About'), { key: 'Tab' });
  expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
});

test.each([true, false])(
  'the browser asks before work is broken off, until it ends (well: %s)',
  async (isWell) => {
    const isFree = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let end = (): void => undefined;
    const work = new Promise<string>((resolve, reject) => {
      end = () => (isWell ? resolve('saved') : reject(new Error('not saved')));
    });
    const done = warnBeforeUnload(work).catch(String);
    expect(isFree()).toBe(false);
    end();
    expect(await done).toBe(isWell ? 'saved' : 'Error: not saved');
    expect(isFree()).toBe(true);
  },
);
