/** Maximum sizes of a page; the build fails when one is exceeded. */
import { gzipSync } from 'node:zlib';
import { keysOf } from '../../src/domain/record-of.ts';
import type { ClientBuild } from './client-build.ts';

/** Signs of packages that no file for visitors may contain; sign-out alone loads Firebase, on the press. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  React: /react\.(?:transitional\.)?element/u,
  emotion: /data-emotion/u,
  'Material UI': /\bMui[A-Z]/u,
  zod: /~standard/u,
  Firebase: /@firebase\/|firestore\.googleapis\.com/u,
};

/** The script of every page, and the modules that it loads where a page has their element. */
const ENTRY = 'src/islands/site.ts';
const ISLAND = /^src\/islands\/.+\/([\w-]+)\.ts$/u;
/** Loaded when they come near the viewport. */
const FAR: readonly string[] = ['film', 'carousel'];

/** KiB: of gzip for script and HTML, uncompressed for files that are compressed themselves. */
const MEASURES = {
  script: { limit: 12, what: 'JavaScript of every page' },
  firstScript: { limit: 25, what: 'JavaScript of a page' },
  laterScript: { limit: 40, what: 'JavaScript after scrolling' },
  // The largest is the privacy policy, which contains both languages.
  html: { limit: 24, what: 'HTML' },
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
const NAMES = keysOf(MEASURES);

export interface PageWeight {
  readonly address: string;
  readonly sizes: Partial<Readonly<Record<Measure, number>>>;
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

/** Names of the scripts that the elements of a page ask for. */
function islandsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/ data-island="([\w-]+)"/gu)].flatMap(([, name]) => name ?? []))];
}

export function weighPage(client: ClientBuild, address: string, html: string): PageWeight {
  const total = (names: Iterable<string>, size: (file: string) => number) =>
    kib([...new Set(names)].reduce((sum, name) => sum + size(name), 0));
  const gzip = (file: string) => client.weightOf(file);
  const filesOf = (islands: readonly string[]) =>
    client.closure(ENTRY, (key) => islands.includes(ISLAND.exec(key)?.[1] ?? '')).map(({ file }) => file);
  const islands = islandsIn(html);
  const picture = firstPicture(html);
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/gu)];
  return {
    address,
    sizes: {
      script: total(filesOf([]), gzip),
      firstScript: total(filesOf(islands.filter((name) => !FAR.includes(name))), gzip),
      laterScript: total(filesOf(islands), gzip),
      html: kib(gzipSync(html, { level: 9 }).length),
      firstPicture: picture === undefined ? 0 : kib(client.sizeOf(picture)),
      fonts: total(
        fonts.flatMap(([, file]) => file ?? []),
        (file) => client.sizeOf(file),
      ),
    },
  };
}

/** Returns what a visitor's page could load and must not contain, as sentences. */
export function forbiddenCode(client: ClientBuild): string[] {
  const files = client.closure(ENTRY, (key) => ISLAND.test(key)).map(({ file }) => file);
  return files.flatMap((file) =>
    Object.entries(FORBIDDEN)
      .filter(([, sign]) => sign.test(client.read(file)))
      .map(([name]) => `${file}, which visitors load, contains ${name}`),
  );
}

/** Returns what exceeds a budget, as sentences. */
export function budgetFaults(weights: readonly PageWeight[]): string[] {
  return weights.flatMap(({ address, sizes }) =>
    NAMES.filter((name) => (sizes[name] ?? 0) > MEASURES[name].limit).map(
      (name) =>
        `${address}: ${sizes[name]} KiB of ${MEASURES[name].what}, ${MEASURES[name].limit} are allowed`,
    ),
  );
}

/** Prints the heaviest page of each budget; throws when one is exceeded. */
export function checkBudgets(client: ClientBuild, weights: readonly PageWeight[]): void {
  for (const name of NAMES) {
    const [heaviest] = weights.toSorted((a, b) => (b.sizes[name] ?? 0) - (a.sizes[name] ?? 0));
    const size = heaviest?.sizes[name]?.toFixed(1).padStart(6);
    const { what, limit } = MEASURES[name];
    console.log(`${what.padEnd(34)} ${size} of ${limit} KiB   ${heaviest?.address}`);
  }
  const faults = [...budgetFaults(weights), ...forbiddenCode(client)];
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}
