/**
 * Pictures for social networks, one per page of the sitemap and language, from the titles of the running site
 * (`npm start` first; SITE names another address): `public/media/social/<page>-<language>.jpg`. Says how many it has drawn, of
 * how many pages: a site that lacks a page is that of another clone.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../src/domain/lang.ts';
import { parsePath } from '../src/domain/paths.ts';
import { shareCardName } from '../src/seo/share-card-name.ts';
import { MEDIA_FOLDER } from './files/places.ts';
import { closeShareCards, renderShareCard } from './graphics/share-card.ts';

const SITE = process.env['SITE'] ?? 'http://127.0.0.1:5000';
const FOLDER = join(MEDIA_FOLDER, 'social');

async function read(pathname: string): Promise<string> {
  const answer = await fetch(SITE + pathname);
  if (!answer.ok) throw new Error(`${SITE}${pathname} answers ${answer.status}.`);
  return answer.text();
}

async function pagePaths(): Promise<string[]> {
  const sitemap = await read('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
}

interface Page {
  readonly title: string;
  /** Name of the picture that leads the page. */
  readonly picture: string;
}

/** Title and leading picture of a page. */
async function readPage(pathname: string): Promise<Page> {
  const html = await read(pathname);
  const title = /<meta property="og:title" content="([^"]*)"/u.exec(html)?.[1] ?? '';
  const picture = /<main[\s\S]*?src="\/media\/([a-z0-9-]+?)-\d+\.webp"/u.exec(html)?.[1] ?? 'hero-1';
  const plain = title.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
  return { title: plain, picture };
}

mkdirSync(FOLDER, { recursive: true });
const redo = process.argv.includes('--all');
const paths = await pagePaths();
let drawn = 0;
for (const pathname of paths) {
  const { lang, path }: { lang: Lang; path: string } = parsePath(pathname);
  const file = join(MEDIA_FOLDER, '..', shareCardName(path, lang));
  if (!redo && existsSync(file)) continue;
  // One browser page at a time.
  writeFileSync(file, await renderShareCard({ lang, ...(await readPage(pathname)) }));
  drawn += 1;
}
await closeShareCards();
console.log(`${SITE} has ${paths.length} pages; ${drawn} share cards were drawn.`);
