import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LangContext } from '../i18n/lang-context.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { MessagesScope } from '../i18n/MessagesScope.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

it('catches what no screen expected', async () => {
  await loadMessages('en', ['shell']);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <LangContext value="en">
        <MessagesScope area={['shell']}>
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        </MessagesScope>
      </LangContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
