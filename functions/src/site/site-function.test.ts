/** The function of the public pages, on a Firestore emulator in this process. */
import { beforeEach, expect, it, vi } from 'vitest';
import { CARD_KEYS_PATH } from '../../../src/domain/membership/signed-card.ts';
import { CHECK_LIMITS } from '../../../src/domain/settings.ts';
import { answerOf } from '../testing/http.ts';
import { withCallables } from '../testing/with-callables.ts';

/** Pages are what they are drawn from. */
vi.mock('./load-pages.ts', () => ({
  loadPages: async () => ({ renderResponse: (_: string, data: unknown) => JSON.stringify(data) }),
}));

const modules = withCallables(() => Promise.all([import('../app.ts'), import('./site-function.ts')]));
beforeEach(async () => {
  const key = { public_key: 'public', since: new Date() };
  await modules()[0].firestore.doc('card_keys/k').set(key);
});

const ask = (method = 'GET', url = CARD_KEYS_PATH, headers = {}) =>
  answerOf(modules()[1].site, { method, url, headers });

it('answers a visit, with the headers alone where these are asked for', async () => {
  const answer = await ask();
  expect(answer).toEqual({
    status: 200,
    body: '{"keys":[{"id":"k","public_key":"public"}]}',
    headers: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8' }),
  });
  expect(await ask('HEAD')).toEqual({ ...answer, body: undefined });
});

it('answers nothing but visits', async () => {
  expect(await ask('POST')).toEqual({ status: 405, body: undefined, headers: { allow: 'GET, HEAD' } });
});

it('sends nothing again that the visitor has', async () => {
  const { headers } = await ask();
  const known = { 'if-none-match': Object(headers)['etag'] };
  expect(await ask('GET', CARD_KEYS_PATH, known)).toEqual({ status: 304, body: '', headers });
});

it('counts checks by the network of the visitor', async () => {
  const check = (network: string) =>
    ask('GET', '/check/1001', { 'x-forwarded-for': `${network}, 66.249.93.1` });
  for (let count = 0; count < CHECK_LIMITS.network; count += 1)
    expect(await check('198.51.100.7')).toMatchObject({ status: 200 });
  expect(await check('198.51.100.7')).toMatchObject({ status: 429 });
  expect(await check('198.51.100.8')).toMatchObject({ status: 200 });
});
