/** Renders share cards to pixels: messengers do not support SVG, and not all support WebP. */
import { fileURLToPath } from 'node:url';
import { logger } from 'firebase-functions/v2';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import type { ShareCard } from '../../../src/domain/site/site-pages.ts';
import { cached } from '../cached.ts';

/** Loaded with the first card, because no other response needs it. */
const loadSharp = async () => (await import('sharp')).default;

/** Milliseconds to wait for the guide's picture; after that the card is rendered without it. */
const PORTRAIT_LIMIT = 3000;
/** Pixels: of the circle on the card, and of the box of the texts, which is vertically centred to it. */
const CIRCLE = { left: 80, top: 114, side: 304 };
const TEXTS = { left: 448, width: 680, height: 430 };
const FOOT = { left: 142, top: 534 };
const JPEG = { quality: 82, mozjpeg: true };

/** The last rendered cards by tag: a shared link is requested many times within a short time. */
const rendered = new Map<string, Promise<Buffer>>();
const MAX_RENDERED = 30;

/** In the site's own face, for Georgian and Latin letters; no font is installed where functions run. */
function textImage(text: string) {
  const font = import.meta.resolve('@expo-google-fonts/google-sans/500Medium/GoogleSans_500Medium.ttf');
  const fontfile = fileURLToPath(font);
  return { text, font: 'Google Sans Medium', fontfile, rgba: true, dpi: 96, width: TEXTS.width };
}

/**
 * Returns the JPEG bytes of a card.
 * @param tag differs whenever the card's content differs.
 */
export function sharePicture(
  tag: string,
  guide: PublicGuide,
  { background, texts, foot }: ShareCard,
): Promise<Buffer> {
  return cached(rendered, tag, MAX_RENDERED, async () => {
    const sharp = await loadSharp();
    const { data, info } = await sharp({ text: textImage(texts) })
      .resize({ height: TEXTS.height, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    const portrait = await portraitOf(guide);
    return sharp(Buffer.from(background))
      .composite([
        ...(portrait ? [{ input: portrait, left: CIRCLE.left, top: CIRCLE.top }] : []),
        {
          input: data,
          left: TEXTS.left,
          top: Math.round(CIRCLE.top + (CIRCLE.side - info.height) / 2),
        },
        { input: { text: textImage(foot) }, ...FOOT },
      ])
      .jpeg(JPEG)
      .toBuffer();
  });
}

/** Returns the guide's picture as a circle. The projection's schema ensures that it is in our own bucket. */
async function portraitOf({ avatar_url, slug }: PublicGuide): Promise<Buffer | undefined> {
  if (avatar_url === null) return undefined;
  const { side } = CIRCLE;
  const circle = `<svg width="${side}" height="${side}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  try {
    const response = await fetch(avatar_url, { signal: AbortSignal.timeout(PORTRAIT_LIMIT) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const sharp = await loadSharp();
    return await sharp(Buffer.from(await response.arrayBuffer()))
      .resize(side, side)
      .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
      .png()
      .toBuffer();
  } catch (error) {
    logger.warn('A card is rendered without the picture', { slug, error: String(error) });
    return undefined;
  }
}
