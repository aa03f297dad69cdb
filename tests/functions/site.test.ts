/** The function `site` over HTTP, behind Hosting: responses for visitors, crawlers and the CDN. */
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL, localProject } from '../../scripts/local-project.ts';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { emulatorAddress, PROJECT } from '../support/emulators.ts';
import { closeMembers, signInAdmin, type Member } from '../support/member.ts';
import { SECURITY_HEADERS, securityHeaders } from '../support/security-headers.ts';
import { adminFirestore, clearEverything, eventually, placeGuide, stored } from '../support/server.ts';

const NAME = 'Giorgi Beridze';
const SLUG = 'giorgi-beridze';
/** The origin for which the pages were built, independent of the suite's ports. */
const BUILT_FOR = localProject(0).site;
/** None of these may occur in any response. */
const SECRETS = ['+995 555 12 34 56', 'site-guide@example.com', 'site-guide', 'Secret Street 1'];
let admin: Member;

beforeAll(async () => {
  await clearEverything();
  admin = await signInAdmin('admin', 'ნანა ადამია');
});
afterAll(async () => {
  await closeMembers();
  await clearEverything();
});

function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${LOCAL.site}${path}`, { redirect: 'manual', headers });
}

async function documentAt(path: string) {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  return new window.DOMParser().parseFromString(await (await ask(path)).text(), 'text/html');
}

async function slugsIn(path: string): Promise<(string | null)[]> {
  const cards = (await documentAt(path)).querySelectorAll('[data-slug]');
  // A guide of two sections has a card in each.
  return [...new Set(Array.from(cards, (card) => card.getAttribute('data-slug')))];
}

describe('a listed guide', () => {
  beforeAll(async () => {
    const { requestId } = await placeGuide('site-guide', NAME, {
      description: '</script><b>Ridges</b>',
      address: 'Secret Street 1',
      show_address: false,
      show_phone: false,
      show_website: true,
    });
    await admin.call('processVerificationRequest', { request_id: requestId, decision: 'approved' });
  });

  it('is visible as soon as the approval is committed', async () => {
    expect(await slugsIn('/guides')).toContain(SLUG);
    expect((await ask(`/${SLUG}`)).status).toBe(200);
    expect(await (await ask('/en/guides')).text()).toContain(`href="/en/${SLUG}"`);
    expect(await (await ask('/sitemap-guides.xml')).text()).toContain(`/en/${SLUG}</loc>`);
  });

  it.each(['/guides', '/en/guides', `/${SLUG}`, `/en/${SLUG}`])(
    'is answered at %s with a tag, kept for a minute, and holds nothing hidden',
    async (path) => {
      const answer = await ask(path);
      const text = await answer.text();
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
      expect(answer.headers.get('set-cookie')).toBeNull();
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      const again = await ask(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  it.each([
    // A share preview shows the guide's text only on pages in its language.
    [`/${SLUG}`, 'ka', /^ასოციაციის მიერ დადასტურებული: [^.]*$/u],
    [`/en/${SLUG}`, 'en', /<\/script><b>Ridges<\/b>/u],
  ])('says at %s to crawlers who it is', async (path, lang, description) => {
    const page = await documentAt(path);
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? '';
    expect(page.documentElement.lang).toBe(lang);
    expect(page.title).toContain(NAME);
    expect(page.querySelector('h1')?.textContent).toBe(NAME);
    expect(content('meta[name="description"]')).toMatch(description);
    expect(content('meta[property="og:title"]')).toContain(NAME);
    expect(new URL(content('meta[property="og:image"]')).pathname).toBe(
      `${lang === 'en' ? '/en' : ''}/api/guides/${SLUG}/card.jpg`,
    );
    expect(content('meta[property="og:type"]')).toBe('profile');
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${BUILT_FOR}${path}`);
    const alternates = [...page.querySelectorAll('link[rel="alternate"]')];
    expect(alternates.map((link) => link.getAttribute('hreflang'))).toEqual(['ka', 'en', 'x-default']);
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'Person', name: NAME }] });
    expect(data).not.toMatch(/rating/iu);
  });

  it.each(['', '/en'])(
    'has at %s a picture for messengers, drawn once for each state of it',
    async (prefix) => {
      const path = `${prefix}/api/guides/${SLUG}/card.jpg`;
      const answer = await ask(path);
      const { status, headers } = answer;
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/jpeg',
        'public, max-age=0, s-maxage=60, must-revalidate',
      ]);
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
      const again = await ask(path, { 'if-none-match': headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  it('has a permanent redirect at a former address, and is gone everywhere once hidden', async () => {
    await adminFirestore
      .doc('profiles/site-guide')
      .update({ full_name: 'Gia Beridze', first_name: 'Gia', last_name: 'Beridze' });
    await adminFirestore.doc('guide_profiles/site-guide').update({ 'approved.full_name': 'Gia Beridze' });
    await eventually(async () =>
      expect((await stored('guide_profiles/site-guide'))['slug']).toBe('gia-beridze'),
    );
    for (const prefix of ['', '/en']) {
      const moved = await ask(`${prefix}/${SLUG}`);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, `${prefix}/gia-beridze`]);
    }
    expect(await slugsIn('/guides')).toEqual(['gia-beridze']);

    await adminFirestore.doc('guide_profiles/site-guide').update({ is_public: false });
    const since = Date.now();
    await eventually(async () => {
      expect(await slugsIn('/guides')).toEqual([]);
      for (const path of [`/${SLUG}`, '/gia-beridze', '/en/gia-beridze', '/api/guides/gia-beridze/card.jpg'])
        expect([path, (await ask(path)).status]).toEqual([path, 404]);
      for (const path of ['/guides', '/en/guides', '/sitemap-guides.xml'])
        expect(await (await ask(path)).text()).not.toContain('gia-beridze');
    });
    console.log(`gone from the function ${Date.now() - since} ms after hiding`);
  });
});

/** Asks a function at its own address, past Hosting. */
function askDirectly(name: string, path: string): Promise<Response> {
  const functions = `${emulatorAddress('functions').origin}/${PROJECT}/${FUNCTIONS_REGION}`;
  return fetch(`${functions}/${name}${path}`, { redirect: 'manual' });
}

describe('an address with doubled slashes', () => {
  it.each([
    ['/en//guides', '/en/guides'],
    ['/check//1001', '/check/1001'],
    ['/en//check//abc', '/en/check/abc'],
  ])('%s leads to %s', async (path, location) => {
    for (const answer of [await ask(path), await askDirectly('site', path)])
      expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  });

  it.each([
    '//[',
    '//a:99999/',
    '//messages/send/x',
    '/messages//send//x',
    '//nobody//',
    '/%',
    '/en//%E0%A4%A',
  ])('or of another kind is no failure: %s', async (path) => {
    for (const name of ['site', 'messages']) expect((await askDirectly(name, path)).status).toBeLessThan(500);
  });
});

it.each(['site', 'messages', 'health', 'browserErrors'])(
  '%s sends Hosting’s security headers at its own address too',
  async (name) => {
    const { headers } = await askDirectly(name, '/guides');
    const sent = securityHeaders(Object.fromEntries(headers));
    const referrer = name === 'messages' ? { 'referrer-policy': 'no-referrer' } : {};
    expect(sent).toEqual({ ...SECURITY_HEADERS, ...referrer });
  },
);
