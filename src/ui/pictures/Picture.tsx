import { uploadedPicture } from '../../domain/content/uploads.ts';
import type { Localized } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import pictures from './pictures.json' with { type: 'json' };

interface PictureEntry {
  /** Pixels of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of the files, smallest first: `/media/{name}-{width}.webp`. */
  readonly widths: readonly number[];
  /** Average colour, shown until the picture is loaded. */
  readonly color: string;
}

/** Written by `npm run pictures:replace`. */
const PICTURES: ReadonlyMap<string, PictureEntry> = new Map(Object.entries(pictures));

interface PictureProps {
  /** Base name of the file in `public/media`, or of an uploaded picture. */
  readonly name: string;
  /** Alternative text; '' for decorative pictures. */
  readonly alt: string | Localized;
  readonly sizes: string;
  /** The largest picture of the first view: loaded immediately with high priority. */
  readonly priority?: boolean;
  /** Percent from the top, if the frame is flatter than the picture; the middle by default. */
  readonly focus?: number | undefined;
}

/** Where the portrait version of a picture is shown, if it has one. */
const NARROW = '(max-width: 37.49rem)';

function srcSet(name: string, widths: readonly number[]): string {
  return widths.map((width) => `/media/${name}-${width}.webp ${width}w`).join(', ');
}

/** A picture of `public/media`: the right file for the width, room reserved before it is loaded. */
export function Picture({ name, alt, sizes, priority = false, focus }: PictureProps) {
  const lang = useLang();
  const entry = PICTURES.get(name) ?? uploadedPicture(name);
  // `npm run content:check` reports missing pictures; the frame stays empty.
  if (!entry) return null;
  const { width, height, widths, color } = entry;
  const portrait = PICTURES.get(`${name}-portrait`);
  const image = (
    <img
      src={`/media/${name}-${widths[Math.floor(widths.length / 2)] ?? width}.webp`}
      srcSet={srcSet(name, widths)}
      sizes={sizes}
      width={width}
      height={height}
      alt={typeof alt === 'string' ? alt : alt[lang]}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      style={{
        backgroundColor: color,
        ...(focus !== undefined && { objectPosition: `50% ${focus}%` }),
      }}
    />
  );
  if (!portrait) return image;
  return (
    <picture>
      <source media={NARROW} srcSet={srcSet(`${name}-portrait`, portrait.widths)} sizes={sizes} />
      {image}
    </picture>
  );
}

/** A picture that fills a frame (`theme/base.css`), by default of the shape of most pictures. */
export function FramedPicture({
  className = '',
  ...picture
}: PictureProps & { readonly className?: string }) {
  return (
    <div className={`picture-frame ${className}`}>
      <Picture {...picture} />
    </div>
  );
}
