/**
 * Pictures for social networks, one per static page and language, from the titles of the built site
 * (`npm run build:rehearsal` first): `public/media/social/<page>-<language>.jpg`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../src/domain/lang.ts';
import { parsePath } from '../src/domain/paths.ts';
import { shareCardName } from '../src/seo/share-card-name.ts';
import { MEDIA_FOLDER } from './files/places.ts';
import { closeShareCards, renderShareCard } from './graphics/share-card.ts';

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../dist');
const FOLDER = join(MEDIA_FOLDER, 'social');

function pagePaths(): string[] {
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
}

interface BuiltPage {
  readonly title: string;
  /** Name of the picture that leads the page. */
  readonly picture: string;
}

/** Title and leading picture of a built page. */
function readPage(pathname: string): BuiltPage {
  const html = readFileSync(join(DIST, pathname, 'index.html'), 'utf8');
  const title = /<meta property="og:title" content="([^"]*)"/u.exec(html)?.[1] ?? '';
  const picture = /<main[\s\S]*?src="\/media\/([a-z0-9-]+?)-\d+\.webp"/u.exec(html)?.[1] ?? 'hero-1';
  const plain = title.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
  return { title: plain, picture };
}

mkdirSync(FOLDER, { recursive: true });
const redo = process.argv.includes('--all');
for (const pathname of pagePaths()) {
  const { lang, path }: { lang: Lang; path: string } = parsePath(pathname);
  const file = join(MEDIA_FOLDER, '..', shareCardName(path, lang));
  if (!redo && existsSync(file)) continue;
  // One browser page at a time.
  writeFileSync(file, await renderShareCard({ lang, ...readPage(pathname) }));
}
await closeShareCards();
