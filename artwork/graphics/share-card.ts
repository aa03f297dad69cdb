/**
 * Pictures for social networks, 1200 × 630: a picture of the site, the mark, the name and a title in
 * the page's language. Rendered by Chromium, which shapes Georgian text.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import type { Lang } from '../../src/domain/lang.ts';
import { MARK_PATH } from './mark.ts';
import { MEDIA_FOLDER } from '../files/places.ts';

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;
const JPEG_QUALITY = 78;
const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export interface ShareCard {
  title: string;
  lang: Lang;
  /** Name of a picture in public/media, without width and ending. */
  picture: string;
}

let opened: Promise<Browser> | undefined;

/** JPEG bytes of a card (60–120 kB). Call `closeShareCards` after the last one. */
export async function renderShareCard(card: ShareCard): Promise<Buffer> {
  opened ??= chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] });
  const browser = await opened;
  const page = await browser.newPage({ viewport: SHARE_CARD_SIZE });
  try {
    await page.setContent(cardHtml(card));
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ type: 'png' });
    return await sharp(png).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
  } finally {
    await page.close();
  }
}

/** Ends the browser that `renderShareCard` started. */
export async function closeShareCards(): Promise<void> {
  const browser = await opened;
  opened = undefined;
  await browser?.close();
}

const resolve = createRequire(import.meta.url);

function fontFace(script: 'georgian' | 'latin'): string {
  const file = resolve.resolve(
    `@fontsource-variable/google-sans/files/google-sans-${script}-wght-normal.woff2`,
  );
  const range = script === 'georgian' ? 'U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F' : 'U+0000-10A0,U+2000-2BFF';
  return `@font-face{font-family:Card;font-weight:400 700;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')});unicode-range:${range}}`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A line may break between words only, not at a hyphen: "24-month" stays in one line. */
const words = (title: string): string =>
  title
    .split(' ')
    .map((word) => `<span>${escape(word)}</span>`)
    .join(' ');

/** Long titles are set smaller, so that they stay within three lines. */
function titleSize({ title, lang }: ShareCard): number {
  const weight = title.length * (lang === 'ka' ? 1.18 : 1);
  if (weight < 28) return 76;
  if (weight < 50) return 64;
  return weight < 80 ? 54 : 45;
}

function cardHtml(card: ShareCard): string {
  const picture = readFileSync(join(MEDIA_FOLDER, `${card.picture}-1200.webp`)).toString('base64');
  return `<!doctype html><html lang="${card.lang}"><meta charset="utf-8"><style>
${fontFace('georgian')}${fontFace('latin')}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;font-family:Card,sans-serif;color:#f7fafb;overflow:hidden;
background:#0c2c40 url(data:image/webp;base64,${picture}) center/cover}
main{position:absolute;inset:0;padding:60px 72px 62px;display:flex;flex-direction:column;justify-content:space-between;
background:linear-gradient(180deg,rgb(6 24 37/.62) 0,rgb(6 24 37/.06) 38%,rgb(6 24 37/.28) 52%,rgb(6 24 37/.88) 100%)}
header{display:flex;align-items:center;gap:22px;font-size:30px;font-weight:500}
svg{width:58px;height:58px;fill:#f7fafb;flex:none}
h1{font-size:${titleSize(card)}px;line-height:${card.lang === 'ka' ? 1.26 : 1.14};font-weight:600;max-width:1020px;text-wrap:balance;
text-shadow:0 2px 18px rgb(4 16 26/.55)}
h1 span{white-space:nowrap}
h1::before{content:'';display:block;width:72px;height:6px;background:#e8683f;margin-bottom:26px}
</style><main><header><svg viewBox="0 0 32 32"><path fill-rule="evenodd" d="${MARK_PATH}"/></svg><span>${escape(site.shortName[card.lang])}</span></header>
<h1>${words(card.title)}</h1></main></html>`;
}
