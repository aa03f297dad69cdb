/** The pages of the site in the tests' DOM. */
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { preloadPage } from '../preload.ts';

/**
 * Renders the site at the address, with what the page needs already loaded.
 * @param response what the server sent with the page; without it, as reached by client-side navigation.
 * @param query part of the browser's address, of which the server made nothing.
 */
export async function openPage(address: string, response?: unknown, query = ''): Promise<void> {
  await preloadPage(address);
  const initialResponse = response === undefined ? undefined : { address, response };
  await act(async () => {
    render(
      <Suspense>
        <MemoryRouter initialEntries={[address + query]}>
          <App initialResponse={initialResponse} />
        </MemoryRouter>
      </Suspense>,
    );
  });
}
