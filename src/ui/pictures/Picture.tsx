import { pictureTable } from 'virtual:picture-table';
import type { Lang, Localized } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localized } from '../../i18n/localized.ts';

interface PictureProps {
  /** File stem in `public/media`. */
  readonly name: string;
  /** Alternative text; '' for decoration. */
  readonly alt: string | Localized;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** The largest picture of the first view: fetched at once and first. */
  readonly priority?: boolean;
  /** Where the frame is flatter than the picture: what it keeps, in percent from the top; the middle by default. */
  readonly focus?: number | undefined;
  readonly className?: string;
}

/** Where the upright version of a picture is shown, if it has one. */
const NARROW = '(max-width: 37.49rem)';

function altText(alt: string | Localized, lang: Lang): string {
  return typeof alt === 'string' ? alt : localized(alt, lang);
}

function srcSet(name: string, widths: readonly number[]): string {
  return widths.map((width) => `/media/${name}-${width}.webp ${width}w`).join(', ');
}

/** A picture of the artwork set: the right file for the width, room kept before it is there. */
export function Picture({ name, alt, sizes, priority = false, focus, className }: PictureProps) {
  const lang = useLang();
  const entry = pictureTable[name];
  // `npm run content:check -- --media` names pictures that are missing; the frame stays empty.
  if (!entry) return null;
  const { width, height, widths, portraitWidths, color } = entry;
  const image = (
    <img
      src={`/media/${name}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`}
      srcSet={srcSet(name, widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={altText(alt, lang)}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      style={{
        backgroundColor: color,
        ...(focus !== undefined && { objectPosition: `50% ${focus}%` }),
      }}
      {...(className === undefined ? {} : { className })}
    />
  );
  if (!portraitWidths) return image;
  return (
    <picture>
      <source media={NARROW} srcSet={srcSet(`${name}-portrait`, portraitWidths)} sizes={sizes} />
      {image}
    </picture>
  );
}
