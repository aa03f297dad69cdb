/** The built site as seen by a crawler: plain HTML, without scripts. */
import { Window } from 'happy-dom';
import type { Lang } from '../../../src/domain/lang.ts';

const SITE = process.env['SITE_URL'] ?? 'http://127.0.0.1:5000';

/** Returns the paths of all public pages in both languages, from the sitemap. */
export async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${SITE}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
}

export function langOf(path: string): Lang {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'ka';
}

export interface BuiltPage {
  readonly path: string;
  readonly status: number;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly headings: readonly string[];
  /** Text of the body without scripts and without texts marked as another language. */
  readonly text: string;
  /** Links and images of the page on the same site. */
  readonly links: readonly string[];
  /** Targets of the language switch, by language. */
  readonly languageLinks: Readonly<Record<string, string>>;
  readonly jsonLd: readonly string[];
  /** URLs of the page in each language, by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Open Graph properties. */
  readonly openGraph: Readonly<Record<string, string>>;
}

/** Fetches and reads one page. */
export async function readPage(path: string): Promise<BuiltPage> {
  const answer = await fetch(`${SITE}${path}`, { redirect: 'manual' });
  const window = new Window({ url: `${SITE}${path}`, settings: { disableJavaScriptEvaluation: true } });
  const document = new window.DOMParser().parseFromString(await answer.text(), 'text/html');
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const lang = document.documentElement.lang;
  const addresses = [...document.querySelectorAll('[href],[src],[srcset],[poster]')].flatMap((element) => [
    element.getAttribute('href') ?? '',
    element.getAttribute('src') ?? '',
    element.getAttribute('poster') ?? '',
    ...(element.getAttribute('srcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  ]);
  const jsonLd = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );
  const languageLinks = Object.fromEntries(
    [...document.querySelectorAll('a[data-language]')].map((link) => [
      link.getAttribute('data-language') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  );
  for (const element of document.body.querySelectorAll('script,style,template')) element.remove();
  for (const element of document.body.querySelectorAll(`[lang]:not([lang="${lang}"])`)) element.remove();
  const page: BuiltPage = {
    path,
    status: answer.status,
    lang,
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    text: document.body.innerHTML
      .replace(/<script[^]*?<\/script>/gu, ' ')
      .replace(/<[^>]*>/gu, ' ')
      .replace(/&[a-z#0-9]+;/gu, ' '),
    links: [...new Set(addresses)].filter((address) => address.startsWith('/') && !address.startsWith('//')),
    languageLinks,
    jsonLd,
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    openGraph: Object.fromEntries(
      [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  };
  await window.happyDOM.close();
  return page;
}

/** Returns the HTTP status of an address of the site. */
export async function statusOf(address: string): Promise<number> {
  return (await fetch(`${SITE}${address}`, { redirect: 'follow' })).status;
}
