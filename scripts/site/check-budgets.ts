/** Maximum sizes of a page; the build fails when one is exceeded. */
import { gzipSync } from 'node:zlib';
import type { ClientBuild } from './client-build.ts';

/** Pages of the function `site`, which include data; Material UI is loaded with the dialog that uses it. */
const GUIDE_PAGES = /^(?:\/en)?\/(?:guides|:slug|check(?:\/:number)?|messages\/.+)$/u;
/** Parts of file names or contents that must not occur in the JavaScript that a page loads automatically. */
const FORBIDDEN: readonly RegExp[] = [/@firebase\//u, /firestore\.googleapis\.com/u];

/** KiB: of gzip for script and HTML, uncompressed for files that are compressed themselves. */
const MEASURES = {
  staticScript: { limit: 111, what: 'JavaScript of a static page' },
  guideScript: { limit: 136, what: 'JavaScript of a page about guides' },
  // The largest is the privacy policy, which contains both languages.
  html: { limit: 21, what: 'HTML' },
  // Of the first picture that a phone of 412 × 1.75 pixels selects.
  firstPicture: { limit: 32, what: 'first picture' },
  // For the page's language, requested immediately.
  fonts: { limit: 40, what: 'fonts' },
} as const;
/** Of each of Lighthouse's categories: `npm run perf` fails below it. */
export const LEAST_SCORES = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const;
type Measure = keyof typeof MEASURES;
const NAMES = ['staticScript', 'guideScript', 'html', 'firstPicture', 'fonts'] as const satisfies Measure[];

export interface PageWeight {
  readonly address: string;
  readonly sizes: Partial<Readonly<Record<Measure, number>>>;
  /** Files with code that no page may load. */
  readonly forbidden: readonly string[];
}

function kib(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

/**
 * Device pixels across the whole width of a phone of 412 × 1.75, without the one that `sizes` leaves out.
 */
const TELEPHONE_PIXELS = 720;

/**
 * Returns the file that a phone requests for the first picture of the page, such as
 * `/media/hero-1-portrait-800.webp`.
 */
export function firstPicture(html: string): string | undefined {
  const image = /(?:<source [^>]*>)?<img [^>]*fetchPriority="high"[^>]*>/u.exec(html)?.[0];
  // In a `<picture>` the portrait version comes first.
  const candidates = /srcSet="([^"]*)"/u.exec(image ?? '')?.[1]?.split(', ') ?? [];
  const files = candidates.flatMap((candidate) => {
    const [, file, width] = /^(\S+) (\d+)w$/u.exec(candidate) ?? [];
    return file === undefined ? [] : [{ file, width: Number(width) }];
  });
  return (files.find(({ width }) => width >= TELEPHONE_PIXELS) ?? files.at(-1))?.file;
}

export function weighPage(
  client: ClientBuild,
  address: string,
  files: readonly string[],
  html: string,
): PageWeight {
  const unique = [...new Set(files)];
  const total = (names: readonly string[], size: (file: string) => number) =>
    kib(names.reduce((sum, name) => sum + size(name), 0));
  const picture = firstPicture(html);
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/gu)];
  return {
    address,
    sizes: {
      [GUIDE_PAGES.test(address) ? 'guideScript' : 'staticScript']: total(unique, (file) =>
        client.weightOf(file),
      ),
      html: kib(gzipSync(html, { level: 9 }).length),
      firstPicture: picture === undefined ? 0 : kib(client.sizeOf(picture)),
      fonts: total(
        fonts.flatMap(([, file]) => file ?? []),
        (file) => client.sizeOf(file),
      ),
    },
    forbidden: unique.filter((file) => FORBIDDEN.some((sign) => sign.test(client.read(file)))),
  };
}

/** Returns what exceeds a budget, as sentences. */
export function budgetFaults(weights: readonly PageWeight[]): string[] {
  return weights.flatMap(({ address, sizes, forbidden }) => [
    ...NAMES.filter((name) => (sizes[name] ?? 0) > MEASURES[name].limit).map(
      (name) =>
        `${address}: ${sizes[name]} KiB of ${MEASURES[name].what}, ${MEASURES[name].limit} are allowed`,
    ),
    ...forbidden.map((file) => `${address} loads ${file}, which holds Firebase`),
  ]);
}

/** Prints the heaviest page of each budget; throws when one is exceeded. */
export function checkBudgets(weights: readonly PageWeight[]): void {
  for (const name of NAMES) {
    const [heaviest] = weights.toSorted((a, b) => (b.sizes[name] ?? 0) - (a.sizes[name] ?? 0));
    const size = heaviest?.sizes[name]?.toFixed(1).padStart(6);
    const { what, limit } = MEASURES[name];
    console.log(`${what.padEnd(34)} ${size} of ${limit} KiB   ${heaviest?.address}`);
  }
  const faults = budgetFaults(weights);
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}
