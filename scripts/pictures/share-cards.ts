/**
 * `npm run pictures:share-cards`: draws the pictures that social networks show, 1200 × 630, from the titles of the
 * running site (`npm start` first; SITE names another address). One for each page of the sitemap and language:
 * `public/media/social/PAGE-LANGUAGE.jpg`. Those that exist stay, unless `-- --all` is given, which also
 * draws `share-default.jpg`, for pages without a card.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import type { Lang } from '../../src/domain/lang.ts';
import { parsePath } from '../../src/domain/paths.ts';
import { shareCardName } from '../../src/seo/share-card-name.ts';
import { MARK_PATH } from '../../src/ui/pictures/mark-path.ts';
import { ensureBrowser } from '../browser.ts';
import { LOCAL } from '../local-project.ts';

const SITE = process.env['SITE'] ?? LOCAL.site;
const PUBLIC = path.resolve(import.meta.dirname, '../../public');
const SIZE = { width: 1200, height: 630 } as const;
/** Cards of 60 to 120 kB. */
const JPEG = { quality: 78, mozjpeg: true } as const;
/** The picture for pages without one. */
const FIRST_PICTURE = 'hero-1';

interface Card {
  /** As HTML. */
  readonly title: string;
  readonly lang: Lang;
  /** Name of a picture in public/media, without width and ending. */
  readonly picture: string;
}

async function read(pathname: string): Promise<string> {
  const answer = await fetch(SITE + pathname);
  if (!answer.ok) throw new Error(`${SITE}${pathname} answers ${answer.status}.`);
  return answer.text();
}

async function pagePaths(): Promise<string[]> {
  const sitemap = await read('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, url = '']) => new URL(url).pathname);
}

/** Returns title and leading picture of a page. */
async function cardOf(pathname: string, lang: Lang): Promise<Card> {
  const html = await read(pathname);
  const title = /<meta property="og:title" content="([^"]*)"/u.exec(html)?.[1] ?? '';
  const picture = /<main[\s\S]*?src="\/media\/([a-z0-9-]+?)-\d+\.webp"/u.exec(html)?.[1];
  return { title, lang, picture: picture ?? FIRST_PICTURE };
}

const { resolve } = createRequire(import.meta.url);

function fontFace(script: 'georgian' | 'latin', range: string): string {
  const file = resolve(`@fontsource-variable/google-sans/files/google-sans-${script}-wght-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:Card;font-weight:400 700;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`;
}

/** Long titles are set smaller, so that they stay within three lines. */
function titleSize({ title, lang }: Card): number {
  const { length } = title.replaceAll(/&#?\w+;/gu, '-');
  const weight = length * (lang === 'ka' ? 1.18 : 1);
  if (weight < 28) return 76;
  if (weight < 50) return 64;
  return weight < 80 ? 54 : 45;
}

function htmlOf(card: Card): string {
  const { title, lang } = card;
  const picture = readFileSync(path.join(PUBLIC, `media/${card.picture}-1200.webp`)).toString('base64');
  // A line may break between words only, not at a hyphen: "24-month" stays in one line.
  const words = title.split(' ').map((word) => `<span>${word}</span>`);
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>
${fontFace('georgian', 'U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F')}${fontFace('latin', 'U+0000-10A0,U+2000-2BFF')}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;font-family:Card,sans-serif;color:#f7fafb;overflow:hidden;
background:#0c2c40 url(data:image/webp;base64,${picture}) center/cover}
main{position:absolute;inset:0;padding:60px 72px 62px;display:flex;flex-direction:column;justify-content:space-between;
background:linear-gradient(180deg,rgb(6 24 37/.62) 0,rgb(6 24 37/.06) 38%,rgb(6 24 37/.28) 52%,rgb(6 24 37/.88) 100%)}
header{display:flex;align-items:center;gap:22px;font-size:30px;font-weight:500}
svg{width:58px;height:58px;fill:#f7fafb;flex:none}
h1{font-size:${titleSize(card)}px;line-height:${lang === 'ka' ? 1.26 : 1.14};font-weight:600;max-width:1020px;text-wrap:balance;
text-shadow:0 2px 18px rgb(4 16 26/.55)}
h1 span{white-space:nowrap}
h1::before{content:'';display:block;width:72px;height:6px;background:#e8683f;margin-bottom:26px}
</style><main><header><svg viewBox="0 0 32 32"><path fill-rule="evenodd" d="${MARK_PATH}"/></svg><span>${site.shortName[lang]}</span></header>
<h1>${words.join(' ')}</h1></main></html>`;
}

async function draw(page: Page, card: Card): Promise<Buffer> {
  await page.setContent(htmlOf(card));
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot())
    .jpeg(JPEG)
    .toBuffer();
}

const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
const paths = await pagePaths();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: SIZE });
let drawn = 0;
for (const pathname of paths) {
  const { lang, path: local } = parsePath(pathname);
  const file = path.join(PUBLIC, shareCardName(local, lang));
  if (!all && existsSync(file)) continue;
  writeFileSync(file, await draw(page, await cardOf(pathname, lang)));
  drawn += 1;
}
await browser.close();
if (all)
  await sharp(path.join(PUBLIC, `media/${FIRST_PICTURE}-1920.webp`))
    .resize({ ...SIZE, position: 'top' })
    .jpeg({ ...JPEG, quality: 80 })
    .toFile(path.join(PUBLIC, 'media/share-default.jpg'));
// A site that lacks a page is that of another clone.
console.log(`${SITE} has ${paths.length} pages; ${drawn} share cards were drawn.`);
