import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/catalogue.ts';
import { LangContext } from '../../../i18n/lang-context.ts';
import { BackToDirectory } from './BackToDirectory.tsx';
import { FROM_DIRECTORY } from '../directory-place.ts';

afterEach(() => sessionStorage.clear());

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** A guide's page, opened after the directory at one of its cards. */
async function open(state: unknown) {
  sessionStorage.setItem('directory', '?region=svaneti');
  const entries = ['/en/guides?q=ana#card', { pathname: '/en/ana-lomidze', state }];
  const messages = await loadMessages('en', ['shell', 'guides']);
  render(
    <MemoryRouter initialEntries={entries} initialIndex={1}>
      <LangContext value="en">
        <IntlProvider locale="en" messages={messages}>
          <BackToDirectory />
          <Address />
        </IntlProvider>
      </LangContext>
    </MemoryRouter>,
  );
}

test.each([
  ['from a card to that card', FROM_DIRECTORY, {}, '/en/guides?q=ana#card'],
  ['from elsewhere to the last search', null, {}, '/en/guides?region=svaneti'],
  ['from a card in a new tab, and stays here', FROM_DIRECTORY, { ctrlKey: true }, '/en/ana-lomidze'],
  ['likewise on a Mac', FROM_DIRECTORY, { metaKey: true }, '/en/ana-lomidze'],
  ['in a new window, and stays here', FROM_DIRECTORY, { shiftKey: true }, '/en/ana-lomidze'],
  ['into a download, and stays here', FROM_DIRECTORY, { altKey: true }, '/en/ana-lomidze'],
  ['with the middle button, and stays here', FROM_DIRECTORY, { button: 1 }, '/en/ana-lomidze'],
])('the way back leads %s', async (_, state, keys, address) => {
  await open(state);
  const link = screen.getByRole('link', { name: 'Back to Guides Directory' });
  expect(link).toHaveAttribute('href', '/en/guides?region=svaneti');
  await act(async () => fireEvent.click(link, keys));
  expect(screen.getByRole('status')).toHaveTextContent(address);
});
