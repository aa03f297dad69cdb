import { gzipSync } from 'node:zlib';
import { BUDGETS, FORBIDDEN_ON_STATIC_PAGES } from './budgets.ts';
import type { ClientBuild } from './client-build.ts';

export interface PageWeight {
  readonly address: string;
  /** KiB of gzip. */
  readonly scriptKiB: number;
  readonly htmlKiB: number;
  /** KiB; 0 where the first view has no picture. */
  readonly firstPictureKiB: number;
  /** KiB of the fonts that the page requests immediately. */
  readonly fontKiB: number;
  /** Files with code that no static page may load. */
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

/** Returns the font files referenced by the page. */
function fontsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/gu)].flatMap(
    ([, file]) => file ?? [],
  );
}

export function weighPage(
  client: ClientBuild,
  address: string,
  files: readonly string[],
  html: string,
): PageWeight {
  const unique = [...new Set(files)];
  const picture = firstPicture(html);
  return {
    address,
    scriptKiB: kib(unique.reduce((sum, file) => sum + client.weightOf(file), 0)),
    htmlKiB: kib(gzipSync(html, { level: 9 }).length),
    firstPictureKiB: picture === undefined ? 0 : kib(client.sizeOf(picture)),
    fontKiB: kib(fontsOf(html).reduce((sum, file) => sum + client.sizeOf(file), 0)),
    forbidden: unique.filter((file) =>
      FORBIDDEN_ON_STATIC_PAGES.some((sign) => sign.test(client.read(file))),
    ),
  };
}

/** Names of the function's pages in the build. */
const GUIDE_PAGES = /^(?:\/en)?\/(?:guides|:slug|check(?:\/:number)?|messages\/.+)$/u;

interface Measure {
  /** As in "/guides: 140 KiB of JavaScript, 136 are allowed". */
  readonly what: string;
  readonly limit: number;
  readonly of: (page: PageWeight) => number;
  readonly pages?: (address: string) => boolean;
}

const isGuidePage = (address: string) => GUIDE_PAGES.test(address);

const MEASURES: readonly Measure[] = [
  {
    what: 'JavaScript of a static page',
    limit: BUDGETS.staticPageScriptKiB,
    of: (page) => page.scriptKiB,
    pages: (address) => !isGuidePage(address),
  },
  {
    what: 'JavaScript of a page about guides',
    limit: BUDGETS.guidePageScriptKiB,
    of: (page) => page.scriptKiB,
    pages: isGuidePage,
  },
  { what: 'HTML', limit: BUDGETS.pageHtmlKiB, of: (page) => page.htmlKiB },
  { what: 'first picture', limit: BUDGETS.firstPictureKiB, of: (page) => page.firstPictureKiB },
  { what: 'fonts', limit: BUDGETS.fontKiB, of: (page) => page.fontKiB },
];

function pagesOf({ pages }: Measure, weights: readonly PageWeight[]): readonly PageWeight[] {
  return pages ? weights.filter(({ address }) => pages(address)) : weights;
}

/** Returns what exceeds a budget, as sentences. */
export function budgetFaults(weights: readonly PageWeight[]): string[] {
  const tooHeavy = MEASURES.flatMap((measure) =>
    pagesOf(measure, weights)
      .filter((page) => measure.of(page) > measure.limit)
      .map(
        (page) => `${page.address}: ${measure.of(page)} KiB of ${measure.what}, ${measure.limit} are allowed`,
      ),
  );
  const forbidden = weights.flatMap(({ address, forbidden: files }) =>
    files.map((file) => `${address} loads ${file}, which holds Firebase`),
  );
  return [...tooHeavy, ...forbidden];
}

/** Returns the heaviest page of each budget, one line each. */
export function heaviestPages(weights: readonly PageWeight[]): string[] {
  return MEASURES.flatMap((measure) => {
    const [heaviest] = [...pagesOf(measure, weights)].sort((a, b) => measure.of(b) - measure.of(a));
    if (!heaviest) return [];
    const weight = measure.of(heaviest).toFixed(1).padStart(6);
    return `${measure.what.padEnd(34)} ${weight} of ${measure.limit} KiB   ${heaviest.address}`;
  });
}

/** Prints the heaviest pages; throws when a budget is exceeded. */
export function checkBudgets(weights: readonly PageWeight[]): void {
  console.log(heaviestPages(weights).join('\n'));
  const faults = budgetFaults(weights);
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}
