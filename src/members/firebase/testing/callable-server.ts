/** For tests: mocks the server of the callables, behind the SDK's own `fetch`. */
import { afterEach, beforeEach, vi } from 'vitest';
import * as z from 'zod/mini';

/** As the SDK calls it. */
const fetchMock = vi.fn<(url: string, init: { readonly body: string }) => Promise<Response>>();

const sentBody = z.object({ data: z.unknown() });

/** Call once per test file: no call is sent over the network. */
export function setUpCallableServer(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetchMock.mockReset();
  });
}

/** Name and input of each call so far. */
export function sentCalls(): { readonly name: string | undefined; readonly data: unknown }[] {
  return fetchMock.mock.calls.map(([url, init]) => ({
    name: url.split('/').at(-1),
    data: sentBody.parse(JSON.parse(init.body)).data,
  }));
}

/** Sets the result of the next call. */
export function respond(result: unknown): void {
  fetchMock.mockResolvedValueOnce(Response.json({ result }));
}

/** The next call is pending until the returned function is called. */
export function respondLater(result: unknown): () => void {
  let release = () => {};
  const response = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({ result }));
  });
  fetchMock.mockReturnValueOnce(response);
  return release;
}

/** The next call fails; with `details` it is a refusal by the function. */
export function fail(status: string, details?: Readonly<Record<string, unknown>>): void {
  fetchMock.mockResolvedValueOnce(
    Response.json({ error: { status, message: '', details } }, { status: 500 }),
  );
}
