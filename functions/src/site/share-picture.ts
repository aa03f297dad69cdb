/** Share cards as pixels: messengers read neither SVG nor, all of them, WebP. */
import { logger } from 'firebase-functions/v2';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { keepLatest } from '../../../src/domain/keep-latest.ts';

/** Loaded with the first card: no other visit needs it. */
const loadSharp = async () => (await import('sharp')).default;

/** ms to wait for the guide's picture; the card is drawn without it then. */
const PORTRAIT_LIMIT = 3000;
/** Pixels, each side; the circle of the card is a little smaller. */
const PORTRAIT_SIDE = 320;
const JPEG_QUALITY = 82;

/** Cards that were drawn last, by their tag: a link that is sent round is asked for many times at once. */
const drawn = new Map<string, Promise<Buffer>>();
const MAX_DRAWN = 30;

/**
 * JPEG bytes of a card.
 * @param tag differs where anything on the card does.
 * @param draw the card as SVG, with the guide's picture as a `data:` address or without.
 */
export function sharePicture(
  tag: string,
  guide: PublicGuide,
  draw: (portrait?: string) => Promise<string>,
): Promise<Buffer> {
  const known = drawn.get(tag);
  if (known) return known;
  const picture = paint(guide, draw);
  keepLatest(drawn, tag, picture, MAX_DRAWN);
  // One that failed is re-encoded.
  picture.catch(() => drawn.delete(tag));
  return picture;
}

async function paint(guide: PublicGuide, draw: (portrait?: string) => Promise<string>): Promise<Buffer> {
  const sharp = await loadSharp();
  const svg = await draw(await portraitOf(guide));
  return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer();
}

/** The guide's picture as a `data:` address. Its address is one of the own bucket: the projection's schema holds that. */
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
    logger.warn('A card is drawn without the picture', { slug, error: String(error) });
    return undefined;
  }
}
