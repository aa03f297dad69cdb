/** Tests responses for given sources; the sources have their own tests. */
import { logger } from 'firebase-functions/v2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirectory } from '../../../src/domain/directory/search/directory.ts';
import { toGuideCard } from '../../../src/domain/directory/public-guide.ts';
import { CARD_KEYS_PATH } from '../../../src/domain/membership/signed-card.ts';
import type { PublicMembership } from '../../../src/domain/membership/public-membership.ts';
import type { SitePages } from '../../../src/domain/site/site-pages.ts';
import { INTAKE } from '../../../tests/cases/application.ts';
import { publicGuide } from '../testing/public-guides.ts';
import { handleVisit, type Reply, type SiteSources } from './handle-visit.ts';

const ANA = publicGuide('ana-lomidze', 'Ana Lomidze', { languages: ['de'] });

const MEMBER: PublicMembership = {
  state: 'valid',
  ends_at: new Date('2999-03-31T20:00:00Z'),
  changed_at: new Date('2026-11-22T10:00:00Z'),
  initials: 'AL',
  latin_initials: '',
  guide: null,
};

function directoryOf(version: number) {
  return async () => ({ version, directory: createDirectory([toGuideCard(ANA)]) });
}

const renderResponse = vi.fn<SitePages['renderResponse']>(
  async (address, response) => `${address} ${JSON.stringify(response)}`,
);
let version = 0;
let sources: SiteSources;

const logged = vi.spyOn(logger, 'error').mockReturnValue();
beforeEach(() => {
  renderResponse.mockClear();
  logged.mockClear();
  // Invalidates what was rendered for the last test.
  version += 1;
  sources = {
    directory: directoryOf(version),
    guide: async (slug) =>
      slug === ANA.slug
        ? { kind: 'found', guide: ANA }
        : slug === 'old'
          ? { kind: 'moved', slug: ANA.slug }
          : { kind: 'missing' },
    membership: async (number) => (number === '1001' ? MEMBER : undefined),
    cardKeys: async () => [{ id: 'k', public_key: 'x' }],
    mayCheck: ({ network }) => network !== 'busy',
    pages: async () => ({
      showRecords: () => undefined,
      contactTag: () => '',
      officeEmail: () => undefined,
      intakes: () => [
        INTAKE,
        { ...INTAKE, id: 'announced', state: 'announced' },
        { ...INTAKE, id: 'past', deadline: '2026-01-01' },
      ],
      renderResponse,
      shareCard: (guide, lang) => ({ background: '', texts: `${guide.full_name} ${lang}`, foot: '' }),
      renderSitemap: (slugs) => slugs.join(),
    }),
    picture: async (_, __, { texts }) => Buffer.from(texts),
  };
});

const caller = { network: 'visitor', isDirect: false };
const visit = (address: string, knownTag?: string): Promise<Reply> =>
  handleVisit({ address, knownTag, caller }, sources);

describe('the form of an application', () => {
  const answered = async (id: string) => {
    const { status } = await visit(`/en/apply/${id}`);
    const said = renderResponse.mock.lastCall?.[1];
    return { status, step: said?.kind === 'application' ? said.step : undefined };
  };

  it('is that of an intake that takes applications; others are said to be closed', async () => {
    expect(await answered(INTAKE.id)).toMatchObject({ status: 200, step: { step: 'form', intake: INTAKE } });
    expect(await answered('announced')).toMatchObject({ status: 200, step: { step: 'closed' } });
    expect(await answered('past')).toMatchObject({ status: 200, step: { step: 'closed' } });
    expect(await answered('unknown')).toEqual({ status: 404, step: { step: 'closed' } });
    sources = { ...sources, pages: async () => Promise.reject(new Error('down')) };
    expect((await visit(`/en/apply/${INTAKE.id}`)).body).toMatch(/^The site cannot answer now/u);
  });
});

describe('the form for a message', () => {
  const formAt = async (slug: string) => {
    const reply = await visit(`/en/messages/to/${slug}`);
    const said = renderResponse.mock.lastCall?.[1];
    return { reply, step: said?.kind === 'message' ? said.step : undefined };
  };

  it('contains the guide’s name and shown ways of contact, and nothing else about the guide', async () => {
    sources = {
      ...sources,
      guide: async () => ({ kind: 'found', guide: { ...ANA, accepts_messages: true } }),
    };
    const { reply, step } = await formAt(ANA.slug);
    expect([reply.status, step?.step]).toEqual([200, 'form']);
    expect(step && 'recipient' in step && Object.keys(step.recipient ?? {})).toEqual([
      'slug',
      'full_name',
      'georgian_name',
      'latin_name',
      'accepts_messages',
      'website',
    ]);
  });

  it('goes to the office when messages are off, and names other ways where there is no office', async () => {
    sources = {
      ...sources,
      guide: async () => ({ kind: 'found', guide: { ...ANA, phone: '+995 555 12 34 56' } }),
    };
    const recipient = { slug: ANA.slug, accepts_messages: false, phone: '+995 555 12 34 56' };
    const closed = await formAt(ANA.slug);
    expect(closed).toMatchObject({ reply: { status: 200 }, step: { step: 'closed', recipient } });
    vi.stubEnv('MAIL_REPLY_TO', 'office@example.org');
    expect((await formAt(ANA.slug)).step).toMatchObject({ step: 'form', recipient });
    vi.unstubAllEnvs();
  });

  it('goes to the office on a topic, to the published address or that of the settings', async () => {
    const recipient = { topic: 'press', accepts_messages: false };
    expect(await formAt('office--press')).toMatchObject({ reply: { status: 503 }, step: { step: 'failed' } });
    vi.stubEnv('MAIL_REPLY_TO', 'office@example.org');
    expect(await formAt('office--press')).toMatchObject({ reply: { status: 200 }, step: { recipient } });
    vi.unstubAllEnvs();
    const pages = await sources.pages();
    sources = {
      ...sources,
      pages: async () => ({ ...pages, officeEmail: () => 'published@example.org' }),
    };
    expect(await formAt('office--press')).toMatchObject({ reply: { status: 200 }, step: { recipient } });
  });

  it('redirects to the new address after a change of name', async () => {
    const location = `/en/messages/to/${ANA.slug}`;
    expect((await formAt('old')).reply).toMatchObject({ status: 301, headers: { location } });
    expect(await formAt('nobody')).toMatchObject({ reply: { status: 404 }, step: { step: 'closed' } });
  });
});

describe('a check', () => {
  const checked = async (address: string, network = caller.network) => {
    const reply = await handleVisit({ address, caller: { ...caller, network } }, sources);
    const said = renderResponse.mock.lastCall?.[1];
    return { reply, check: said?.kind === 'check' ? said.check : undefined };
  };

  it.each([
    ['/check', 'ask', 60],
    ['/en/check/1001', 'valid', 10],
    ['/check/9', 'unknown', 10],
    ['/check?number=nonsense', 'invalid', 10],
    ['/check?number=+', 'missing', 10],
  ])('at %s says %s, and is kept for %d seconds', async (address, outcome, seconds) => {
    const { reply, check } = await checked(address);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain(`s-maxage=${seconds},`);
    expect(check).toMatchObject({ outcome });
  });

  it('returns typed text that is not a number, cut to the length of the field', async () => {
    expect((await checked('/check?number=abc')).check).toMatchObject({ typed: 'abc' });
    const long = encodeURIComponent('ნ🏔'.repeat(20));
    expect((await checked(`/check?number=${long}`)).check?.typed).toBe('ნ🏔'.repeat(10));
  });

  it('can be made offline, with public keys', async () => {
    const { status, headers, body } = await visit(CARD_KEYS_PATH);
    expect([status, body]).toEqual([200, '{"keys":[{"id":"k","public_key":"x"}]}']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('contains the time of the check, and asks a busy network to wait', async () => {
    const { check } = await checked('/check/1001');
    expect(Math.abs(Date.now() - Date.parse(check?.checked_at ?? ''))).toBeLessThan(60_000);
    const busy = await checked('/check/1001', 'busy');
    expect(busy.reply).toMatchObject({
      status: 429,
      headers: { 'cache-control': 'no-store', 'retry-after': '60' },
    });
    expect(busy.check).toMatchObject({ outcome: 'too-many', number: '1001' });
  });

  it('shows an error when the data cannot be read', async () => {
    sources = { ...sources, membership: () => Promise.reject(new Error('offline')) };
    const { reply, check } = await checked('/check/1001');
    expect([reply.status, check]).toMatchObject([503, { outcome: 'failed', number: '1001' }]);
  });
});

describe('a visit', () => {
  it.each(['/guides', '/en/ana-lomidze', '/en/api/guides/ana-lomidze/card.jpg'])(
    'to %s is answered, kept for a minute by the network alone, and not sent twice',
    async (address) => {
      const { status, headers } = await visit(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      expect(headers['etag']).toMatch(/^"[\w-]{24}"$/u);
      const again = await visit(address, `"other", W/${headers['etag']}`);
      expect(again).toMatchObject({ status: 304, body: '', headers });
      expect(await visit(address, '"other"')).toMatchObject({ status: 200 });
    },
  );

  it('has the right content type', async () => {
    const page = await visit('/en/ana-lomidze');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('{"kind":"guide","guide":{');
    const sitemap = await visit('/sitemap-guides.xml');
    expect(sitemap).toMatchObject({ status: 200, body: 'ana-lomidze' });
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it.each(['ka', 'en'])(
    'to the card of a guide in %s is a picture, drawn for who has another',
    async (lang) => {
      const address = `${lang === 'ka' ? '' : '/en'}/api/guides/ana-lomidze/card.jpg`;
      const { picture } = sources;
      const { status, headers, body } = await visit(address);
      expect([status, headers['content-type'], String(body)]).toEqual([
        200,
        'image/jpeg',
        `Ana Lomidze ${lang}`,
      ]);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      sources = { ...sources, picture: async () => Promise.reject(new Error('drawn once more')) };
      expect(await visit(address, headers['etag'])).toMatchObject({ status: 304, headers, body: '' });
      const guide = { ...ANA, avatar_url: 'another' };
      sources = { ...sources, guide: async () => ({ kind: 'found', guide }), picture };
      expect((await visit(address)).headers['etag']).not.toBe(headers['etag']);
    },
  );

  it('to the directory finds matching guides', async () => {
    for (const [language, found] of [
      ['de', 1],
      ['fr', 0],
    ] as const) {
      await visit(`/guides?language=${language}`);
      expect(renderResponse.mock.lastCall?.[1]).toMatchObject({
        kind: 'directory',
        page: { found, listed: 1 },
      });
    }
  });

  it.each([
    ['/en/old', '/en/ana-lomidze'],
    ['/api/guides/old/card.jpg', '/api/guides/ana-lomidze/card.jpg'],
  ])('to the former address %s is sent on for good', async (address, location) => {
    expect(await visit(address)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each([
    ['query', '/guides?x=1', 302],
    ['path', '/guides/', 301],
  ])('with a %s that is not canonical is redirected to the canonical one', async (_, address, status) => {
    expect(await visit(address)).toMatchObject({ status, headers: { location: '/guides' }, body: '' });
  });

  it.each([
    ['/nobody', 'text/html', '{"kind":"missing"}', ['nobody']],
    ['/assets', 'text/html', '{"kind":"missing"}', []],
    ['/api/guides/nobody/card.jpg', 'text/plain', 'No such picture', ['nobody']],
  ])('to %s finds nothing, for ten seconds', async (address, type, said, asked) => {
    const guide = vi.fn<SiteSources['guide']>(async () => ({ kind: 'missing' }));
    sources = { ...sources, guide };
    const { status, headers, body } = await visit(address);
    expect(status).toBe(404);
    expect(headers).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
      'content-type': `${type}; charset=utf-8`,
    });
    expect(body).toContain(said);
    expect(guide.mock.calls.flat()).toEqual(asked);
  });

  it('to the picture of nobody needs no directory', async () => {
    sources = { ...sources, directory: () => Promise.reject(new Error('not now')) };
    expect(await visit('/api/guides/nobody/card.jpg')).toMatchObject({ status: 404 });
  });

  it('renders a page of the directory once per version of its data and day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 6, 15, 19, 59) });
    await Promise.all([visit('/guides'), visit('/guides')]);
    await visit('/guides');
    expect(renderResponse).toHaveBeenCalledTimes(1);
    sources = { ...sources, directory: directoryOf((version += 1)) };
    await visit('/guides');
    expect(renderResponse).toHaveBeenCalledTimes(2);
    // Midnight in Tbilisi.
    vi.setSystemTime(Date.UTC(2027, 6, 15, 20));
    await visit('/guides');
    expect(renderResponse).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

describe('a failure', () => {
  const fail = async (): Promise<never> => {
    throw new Error('on purpose');
  };
  const failAtOnce = (): never => {
    throw new Error('on purpose');
  };

  it.each([
    ['/guides', '{"kind":"failed"}'],
    ['/en/ana-lomidze', '{"kind":"failed"}'],
    ['/messages/to/ana-lomidze', '{"kind":"message","step":{"step":"failed"}}'],
    [`/apply/${INTAKE.id}`, '{"kind":"application","step":{"step":"failed"}}'],
  ])('at %s is said, and not kept', async (address, said) => {
    const pages = { ...(await sources.pages()), intakes: failAtOnce };
    sources = { ...sources, directory: fail, guide: fail, pages: async () => pages };
    const { status, headers, body } = await visit(address);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    expect(body).toContain(said);
    expect(logged.mock.calls).toEqual([['A visit could not be answered', { error: 'Error: on purpose' }]]);
  });

  it('to render one response shows an error page, and the next visit retries', async () => {
    renderResponse.mockImplementationOnce(fail);
    expect(await visit('/guides')).toMatchObject({ status: 503, body: expect.stringContaining('failed') });
    expect(await visit('/guides')).toMatchObject({ status: 200 });
  });

  it.each([
    ['/guides', true],
    ['/en/ana-lomidze', true],
    ['/sitemap-guides.xml', false],
    ['/api/guides/ana-lomidze/card.jpg', false],
  ])('to render anything answers %s with a line', async (address, isPage) => {
    sources = { ...sources, pages: fail };
    const { status, headers, body } = await visit(address);
    expect([status, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
    expect(body).toContain('try again');
    const unrendered = ['The page that says so could not be rendered', { error: 'Error: on purpose' }];
    expect(logged.mock.calls.slice(1)).toEqual(isPage ? [unrendered] : []);
  });
});
