/** Tests the static pages as written by the build: each screen once. */
import type { Assets } from './assets.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contact, partnerUrl } from '../content/contact.ts';
import { BUILT_IN, NEWS_PATHS, showPublished } from '../content/published.ts';
import { MEMBERS_PATHS, PUBLIC_PATHS, STATIC_PATHS } from '../content/routes.ts';
import { message } from '../../tests/support/messages.ts';
import { site } from '../content/site.ts';
import { DEFAULT_LANG, PAGE_LANGS } from '../domain/lang.ts';
import { applyPath, officePath } from '../domain/messages/message-paths.ts';
import { OFFICE_TOPICS } from '../domain/messages/office-topics.ts';
import { calendarPath } from '../domain/school/intakes.ts';
import { localPath } from '../domain/paths.ts';
import { absoluteUrl } from '../seo/site-url.ts';
import { membersShell, notFoundDocument, siteFiles, staticPage } from './static-site.tsx';

const ASSETS: Assets = {
  site: '/assets/site.js',
  members: '/assets/members.js',
  membersImports: {},
  membersStyles: [],
  fonts: { ka: ['/assets/ka.woff2'], en: ['/assets/en.woff2'] },
  policies: { page: '<meta http-equiv="Content-Security-Policy" content="page">', members: '' },
};

/** One page of each folder. */
const examples = [
  ...new Map([...STATIC_PATHS, ...NEWS_PATHS].map((path) => [path.replace(/[^/]+$/u, ''), path])).values(),
];
/** Alternating languages, because both have the same structure. */
const PAGES = ['/', '/contact', '/association/ats', '/becoming-guide', ...examples].map((path, index) => {
  const lang = PAGE_LANGS[index % PAGE_LANGS.length] ?? DEFAULT_LANG;
  return [localPath(path, lang), path, lang] as const;
});

/** Addresses to which the site's own pages may link. */
const ADDRESSES = new Set(
  [
    ...PUBLIC_PATHS,
    ...NEWS_PATHS,
    ...MEMBERS_PATHS,
    '/news.xml',
    ...BUILT_IN.intakes.flatMap(({ id }) => [calendarPath(id), applyPath(id)]),
    ...OFFICE_TOPICS.map(officePath),
  ].flatMap((path) => PAGE_LANGS.map((lang) => localPath(path, lang))),
);

function read(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function all(page: ParentNode, selector: string): Element[] {
  return [...page.querySelectorAll(selector)];
}

const values = (page: ParentNode, selector: string, name: string) =>
  all(page, selector).map((element) => element.getAttribute(name) ?? '');

describe.each(PAGES)('%s', (address, path, lang) => {
  const page = read(staticPage(ASSETS, path, lang));

  it('has one heading, in the letters of its language, and nothing that was left unfilled', () => {
    const [title, ...more] = all(page, 'h1');
    expect(more).toEqual([]);
    expect(/\p{Script=Georgian}/u.test(title?.textContent ?? '')).toBe(lang === 'ka');
    expect(page.body.textContent).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/u);
  });

  it('has address, title and description for search engines and messengers', () => {
    const url = absoluteUrl(address);
    expect(values(page, 'link[rel="canonical"]', 'href')).toEqual([url]);
    expect(values(page, 'meta[property="og:url"]', 'content')).toEqual([url]);
    expect(values(page, 'meta[name="robots"]', 'content')).toEqual([]);
    const alternates = all(page, 'link[rel="alternate"]').map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ...PAGE_LANGS.map((each) => [each, absoluteUrl(localPath(path, each))]),
      ['x-default', absoluteUrl(localPath(path, DEFAULT_LANG))],
    ]);
    const name = site.shortName[lang];
    const [title = ''] = values(page, 'meta[property="og:title"]', 'content');
    expect(page.title).toBe(title === name ? name : `${title} – ${name}`);
    expect(values(page, 'meta[name="description"]', 'content')[0]).toMatch(/\p{L}{3}/u);
  });

  it('links only to existing pages and fragments', () => {
    const links = values(page, 'a', 'href').filter((href) => /^[/#]/u.test(href));
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter((href) => {
      const [pathname = '', fragment = ''] = href.split('#');
      if (pathname === '' || pathname === address) return fragment !== '' && !page.getElementById(fragment);
      return !ADDRESSES.has(pathname.replace(/\?.*/u, ''));
    });
    expect(lost).toEqual([]);
    const named = ['aria-labelledby', 'aria-describedby'].flatMap((name) => values(page, `[${name}]`, name));
    expect(named.flatMap((ids) => ids.split(' ')).filter((id) => !page.getElementById(id))).toEqual([]);
  });

  it('has the visible breadcrumbs as structured data', () => {
    const [data = '{"@graph":[]}'] = all(page, 'script[type="application/ld+json"]').map(
      (one) => one.innerHTML,
    );
    const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(data);
    const way = graph['@graph'].find((one) => one['@type'] === 'BreadcrumbList');
    const told = [way?.['itemListElement'] ?? []].flat().map((item) => String(Object(item).name));
    expect(told.slice(0, -1)).toEqual(
      all(page, `nav[aria-label="${message(lang, 'shell.breadcrumbs')}"] a`).map((link) => link.textContent),
    );
  });

  it('has a name for each link of the menus', () => {
    const links = all(page, 'header :is(nav, dialog) a, footer a');
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => !(link.textContent || link.getAttribute('aria-label')))).toEqual([]);
  });

  it('has descriptions for its pictures, and preloads at most one of them', () => {
    expect(all(page, 'img:not([alt])')).toEqual([]);
    expect(all(page, 'img[fetchpriority="high"]').length).toBeLessThanOrEqual(path === '/' ? 1 : 3);
    for (const src of values(page, 'main img', 'src')) expect(src).toMatch(/^\/media\/[\w-]+\.\w+$/u);
  });

  it('keeps phones and translators from changing numbers, names and addresses', () => {
    expect(values(page, 'meta[name="format-detection"]', 'content')).toEqual([
      'telephone=no,date=no,address=no,email=no',
    ]);
    const links = ['mailto:', 'tel:+'].map((kind) => `a[href^="${kind}"]:not([translate="no"])`);
    expect(all(page, links.join()).map((link) => link.outerHTML)).toEqual([]);
  });

  it('lists the contact details of the association, and links to the federation', () => {
    const ways = [
      site.federation.url,
      contact.phone?.href,
      contact.email && `mailto:${contact.email}`,
      contact.instagram,
      contact.facebook,
    ];
    for (const way of ways) expect(values(page, '.site-header a', 'href')).toContain(way);
  });
});

it('home shows the three latest news', () => {
  const page = read(staticPage(ASSETS, '/', 'en'));
  const latest = BUILT_IN.news.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, 3);
  const shown = values(page, 'main a[href^="/en/news/"]', 'href');
  expect([...new Set(shown)]).toEqual(latest.map(({ slug }) => `/en/news/${slug}`));
});

it('partners are linked to their websites', () => {
  const page = read(staticPage(ASSETS, '/association/partners', 'en'));
  const websites = BUILT_IN.partners.flatMap((partner) => partnerUrl(partner) ?? []);
  expect(websites.length).toBeGreaterThan(3);
  expect(values(page, 'main a[rel="noopener"]', 'href')).toEqual(expect.arrayContaining(websites));
});

it.each(PAGE_LANGS)(
  'a shell has a title, the place of the application, and a text without scripts (%s)',
  (lang) => {
    const page = read(membersShell(ASSETS, '/profile', lang));
    expect(page.title).toBe(site.shortName[lang]);
    expect(values(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(all(page, 'main #root')).toHaveLength(1);
    expect(all(page, 'main noscript')).toHaveLength(1);
    expect(values(page, 'script[type="module"]', 'src')).toEqual([ASSETS.site, ASSETS.members]);
  },
);

it('unknown addresses get a page', () => {
  const page = read(notFoundDocument(ASSETS));
  expect(page.documentElement.lang).toBe('ka');
  expect(values(page, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
});

it('a page names its language and policy, the policy first, and preloads no font', () => {
  const html = staticPage(ASSETS, '/contact', 'en');
  expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv/u);
  expect(html).not.toContain('as="font"');
  expect(html).not.toContain('members.js');
});

describe('the files of a content', () => {
  const [first] = BUILT_IN.news;
  if (!first) throw new Error('There are no news');
  let files = new Map<string, string>();
  beforeAll(() => {
    files = new Map(
      siteFiles(ASSETS, {
        ...BUILT_IN,
        version: 7,
        news: [{ ...first, slug: 'first-snow', title: { ka: 'პირველი თოვლი', en: 'First <snow>' } }],
        moved: { 'old-snow': 'first-snow' },
        contact: { ...BUILT_IN.contact, phone: '+995 000 11 22' },
        people: [{ group: 'board', name: { ka: 'ანა', en: 'Ana' }, office: { ka: 'ა', en: 'Chair' } }],
        downloads: [{ title: { ka: 'ლოგო', en: 'Logo' }, href: '/media/logo.svg' }],
      }).map(({ path, text }) => [path, text]),
    );
  });
  afterAll(() => showPublished(BUILT_IN));

  it('show a news item on its page, in lists, feed and sitemap, in both languages', () => {
    for (const path of ['/index.html', '/news/index.html', '/news/first-snow/index.html', '/news.xml'])
      expect(files.get(path)).toContain('პირველი თოვლი');
    expect(files.get('/en/news.xml')).toContain(
      `<title>First &lt;snow&gt;</title><link>${absoluteUrl('/en/news/first-snow')}</link>`,
    );
    expect(files.get('/sitemap.xml')).toContain(absoluteUrl('/en/news/first-snow'));
    expect(files.has(`/news/${first.slug}/index.html`)).toBe(false);
  });

  it('lead from a former address to the present one', () => {
    const page = read(files.get('/en/news/old-snow/index.html') ?? '');
    const url = absoluteUrl('/en/news/first-snow');
    expect(values(page, 'meta[http-equiv="refresh"]', 'content')).toEqual([`0; url=${url}`]);
    expect(values(page, 'link[rel="canonical"]', 'href')).toEqual([url]);
  });

  it('show contact details, people and downloads', () => {
    for (const path of ['/index.html', '/contact/index.html', '/404.html'])
      expect(files.get(path)).toContain('tel:+9950001122');
    const shell = read(files.get('/profile/index.html') ?? '');
    expect(shell.getElementById('contact')?.textContent).toContain('+995 000 11 22');
    expect(files.get('/en/association/governance/index.html')).toContain('Ana');
    expect(files.get('/en/association/media-kit/index.html')).toContain('href="/media/logo.svg"');
  });

  it('hold the content, from which the next build starts, without the marks for the editor', () => {
    const content = files.get('/content.json') ?? '';
    expect(JSON.parse(content)).toMatchObject({ version: 7, moved: { 'old-snow': 'first-snow' } });
    expect(content).not.toMatch(/toConfirm|toSupply/u);
  });
});
