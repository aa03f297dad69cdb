import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../testing/http.ts';

vi.stubEnv('GCLOUD_PROJECT', 'demo-operations');
// The logger captures the console methods when it is loaded.
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const { browserErrors, browserErrorSchema, errorEvent } = await import('./browser-errors.ts');
const { health } = await import('./health.ts');
const { documentOf } = await import('../app.ts');

const REPORT = { what: 'Rendering a screen', kind: 'TypeError', frames: ['/assets/a-B1.js:1:20'] };

interface Post {
  readonly method?: string;
  readonly from?: string;
  readonly body?: unknown;
  readonly network?: string;
}

/** Returns the response status for a browser. */
async function post({ method, from = 'same-origin', body = REPORT, network = 'a' }: Post): Promise<number> {
  const headers = { 'sec-fetch-site': from, 'x-forwarded-for': `${network}, 66.249.93.1` };
  const { status } = await answerOf(browserErrors, { method, headers, body: JSON.stringify(body) });
  return status;
}

afterEach(() => log.mockClear());

describe('a report of a browser', () => {
  it('is logged as an event of Cloud Error Reporting', () => {
    expect(errorEvent(REPORT)).toEqual({
      '@type': expect.stringMatching(/clouderrorreporting\.v1beta1\.ReportedErrorEvent$/u),
      message: 'TypeError: Rendering a screen\n    at /assets/a-B1.js:1:20',
      serviceContext: { service: 'browser' },
    });
  });

  it('is accepted only from the site itself, in the right format, by POST', async () => {
    expect(await post({})).toBe(204);
    expect(String(log.mock.calls[0]?.[0])).toContain('TypeError: Rendering a screen');
    expect(await post({ method: 'GET' })).toBe(405);
    expect(await post({ from: 'cross-site' })).toBe(403);
    expect(await post({ body: { ...REPORT, page: '/x' } })).toBe(400);
    const bytes = (count: number) => post({ body: 'x'.repeat(count - '""'.length) });
    expect([await bytes(4096), await bytes(4097)]).toEqual([400, 413]);
    const nothing = { headers: { 'sec-fetch-site': 'same-origin' } };
    expect(await answerOf(browserErrors, nothing)).toMatchObject({ status: 400 });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('is limited to ten per minute of a network, and thirty of all', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const takenOf = async (network: string) => {
      const statuses = await Promise.all(Array.from({ length: 15 }, () => post({ network })));
      return statuses.filter((status) => status === 204).length;
    };
    expect([await takenOf('a'), await takenOf('b'), await takenOf('c'), await takenOf('d')]).toEqual([
      10, 10, 10, 0,
    ]);
    clock.mockReturnValue(1_060_000);
    expect(await post({})).toBe(204);
    clock.mockRestore();
  });
});

describe('the health address', () => {
  it('returns 200 while the database responds, not from a cache, and tells the log why it does not', async () => {
    const prototype = Object.getPrototypeOf(documentOf('publicGuides', 'health'));
    const read = vi.spyOn(prototype, 'get').mockResolvedValueOnce(undefined);
    const set = new Map<string, unknown>();
    expect(await answerOf(health, { set })).toEqual({ status: 200, body: 'ok\n' });
    expect(Object.fromEntries(set)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
    });
    read.mockRejectedValueOnce(new Error('UNAVAILABLE'));
    expect(await answerOf(health, {})).toMatchObject({ status: 503 });
    expect(String(log.mock.calls[0]?.[0])).toContain('UNAVAILABLE');
    read.mockRestore();
  });
});

it.each([
  { what: 'nino@example.com', kind: 'Error', frames: [] },
  { what: 'Saving', kind: 'Error 995555', frames: [] },
  { what: 'Saving', kind: 'Error', frames: ['/assets/a.js:1:1?q=nino'] },
  { what: 'Saving', kind: 'Error', frames: Array.from({ length: 13 }, () => '/assets/a.js:1:1') },
  { what: 'Saving', kind: 'Error', frames: [], page: '/giorgi-beridze' },
])('a report of an error is not taken: %o', (report) => {
  expect(browserErrorSchema.safeParse(report).success).toBe(false);
});
