/** Renders share cards to pixels: messengers do not support SVG, and not all support WebP. */
import { logger } from 'firebase-functions/v2';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { cached } from '../cached.ts';

/** Loaded with the first card, because no other response needs it. */
const loadSharp = async () => (await import('sharp')).default;

/** Milliseconds to wait for the guide's picture; after that the card is rendered without it. */
const PORTRAIT_LIMIT = 3000;
/** Pixels per side; the circle on the card is slightly smaller. */
const PORTRAIT_SIDE = 320;
const JPEG_QUALITY = 82;

/** The last rendered cards by tag: a shared link is requested many times within a short time. */
const rendered = new Map<string, Promise<Buffer>>();
const MAX_RENDERED = 30;

/**
 * Returns the JPEG bytes of a card.
 * @param tag differs whenever the card's content differs.
 * @param renderSvg returns the card as SVG, with or without the guide's picture as a `data:` URL.
 */
export function sharePicture(
  tag: string,
  guide: PublicGuide,
  renderSvg: (portrait?: string) => Promise<string>,
): Promise<Buffer> {
  return cached(rendered, tag, MAX_RENDERED, async () => {
    const sharp = await loadSharp();
    const svg = await renderSvg(await portraitOf(guide));
    return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
  });
}

/**
 * Returns the guide's picture as a `data:` URL. The projection's schema ensures that it is in our own
 * bucket.
 */
async function portraitOf({ avatar_url, slug }: PublicGuide): Promise<string | undefined> {
  if (avatar_url === null) return undefined;
  try {
    const response = await fetch(avatar_url, { signal: AbortSignal.timeout(PORTRAIT_LIMIT) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const sharp = await loadSharp();
    const png = await sharp(Buffer.from(await response.arrayBuffer()))
      .resize(PORTRAIT_SIDE, PORTRAIT_SIDE, { fit: 'cover' })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    logger.warn('A card is rendered without the picture', { slug, error: String(error) });
    return undefined;
  }
}
