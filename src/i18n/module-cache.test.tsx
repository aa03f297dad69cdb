import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createModuleCache } from './module-cache.ts';

/** A request whose response the test controls. */
function held<T>() {
  let answer: (value: T) => void = () => undefined;
  const pending = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { fetch: () => pending, answer: (value: T) => act(async () => answer(value)) };
}

describe('a component that uses two modules', () => {
  it.each(['title', 'list'] as const)('gets each its own, the %s first', async (first) => {
    const cache = createModuleCache<string | string[]>();
    const title = held<string>();
    const list = held<string[]>();
    const Page = () => {
      const heading = cache.useModule('title', title.fetch);
      const items = cache.useModule('list', list.fetch);
      const [count] = useState(1);
      if (!Array.isArray(items)) throw new TypeError('Not the list');
      return <h1>{`${String(heading)} ${String(items.length)} ${String(count)}`}</h1>;
    };
    const App = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => startTransition(() => setOpen(true))}>
            Open
          </button>
          <Suspense fallback="waits">{isOpen && <Page />}</Suspense>
        </>
      );
    };
    const recovered: unknown[] = [];
    render(<App />, { onRecoverableError: (error) => recovered.push(error) });
    await act(async () => screen.getByRole('button').click());
    if (first === 'title') await title.answer('Peaks');
    await list.answer(['Ushba', 'Tetnuldi']);
    await title.answer('Peaks');
    expect(screen.getByRole('heading')).toHaveTextContent('Peaks 2 1');
    expect(recovered).toEqual([]);
  });
});

describe('a module that is already loaded', () => {
  it('renders immediately, whether prefetched or returned synchronously', async () => {
    const cache = createModuleCache<string>();
    await cache.load('ahead', async () => 'fetched ahead');
    const Page = () =>
      `${cache.useModule('ahead', async () => 'again')}, ${cache.useModule('now', () => 'at once')}`;
    render(
      <Suspense fallback="waits">
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('fetched ahead, at once')).toBeInTheDocument();
  });
});
