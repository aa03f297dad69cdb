import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createResponses, ResponsesContext } from '../../navigation/responses.ts';
import { useResponse } from './guides-data.ts';

const MISSING = { kind: 'missing' } as const;

/** Settles the request of an address. */
const requests = new Map<string, { answer: () => void; fail: () => void }>();

function held(address: RequestInfo | URL): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (typeof address !== 'string') throw new TypeError('Not an address of the site');
    requests.set(address, {
      answer: () => resolve(Response.json(MISSING)),
      fail: () => reject(new TypeError('Failed to fetch')),
    });
  });
}

function settle(address: string, how: 'answer' | 'fail'): Promise<void> {
  return act(async () => requests.get(address)?.[how]());
}

function useAddress(address: string) {
  const responses = createResponses(undefined);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <ResponsesContext value={responses}>{children}</ResponsesContext>
    </MemoryRouter>
  );
  return renderHook(useResponse, { initialProps: address, wrapper });
}

beforeEach(() => {
  requests.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(held);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows the failure of an address also when an earlier one is answered or fails after it', async () => {
  for (const how of ['answer', 'fail'] as const) {
    const { result, rerender, unmount } = useAddress('/api/guides/earlier');
    rerender('/api/guides/later');
    await settle('/api/guides/later', 'fail');
    expect(result.current.result).toStrictEqual({ status: 'failed' });
    await settle('/api/guides/earlier', how);
    expect(result.current.result).toStrictEqual({ status: 'failed' });
    unmount();
  }
});
