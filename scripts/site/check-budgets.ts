/** Maximum sizes of a page; the build fails when one is exceeded. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { keysOf } from '../../src/domain/record-of.ts';
import { closureOf, type ClientBuild } from './client-build.ts';

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
const ISLAND = /\/src\/islands\/.+\/([\w-]+)\.ts$/u;
/** Loaded when they come near the viewport. */
const FAR: readonly string[] = ['film', 'carousel'];

/** KiB: of gzip for script and HTML, uncompressed for files that are compressed themselves. */
const MEASURES = {
  script: { limit: 12, what: 'JavaScript of every page' },
  firstScript: { limit: 25, what: 'JavaScript of a page' },
  laterScript: { limit: 40, what: 'JavaScript after scrolling' },
  // The largest is the privacy policy, which contains both languages.
  html: { limit: 24, what: 'HTML' },
  fonts: { limit: 40, what: 'fonts' },
} as const;
type Measure = keyof typeof MEASURES;
const NAMES = keysOf(MEASURES);

export interface PageWeight {
  readonly address: string;
  readonly sizes: Partial<Readonly<Record<Measure, number>>>;
}

/** @param folder the built site. @param fonts URLs of those of the page's language. */
export function weighPage(
  build: ClientBuild,
  folder: string,
  address: string,
  html: string,
  fonts: readonly string[],
): PageWeight {
  const kib = (sizes: readonly number[]) =>
    Math.round((sizes.reduce((sum, size) => sum + size, 0) / 1024) * 10) / 10;
  const gzip = (text: string) => gzipSync(text, { level: 9 }).length;
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
  const islands = all(/ data-island="([\w-]+)"/gu);
  const scripts = (names: readonly string[]) =>
    kib(
      closureOf(build, ENTRY, (source) => names.includes(ISLAND.exec(source)?.[1] ?? '')).map(({ code }) =>
        gzip(code),
      ),
    );
  return {
    address,
    sizes: {
      script: scripts([]),
      firstScript: scripts(islands.filter((name) => !FAR.includes(name))),
      laterScript: scripts(islands),
      html: kib([gzip(html)]),
      fonts: kib(fonts.map((url) => statSync(join(folder, url)).size)),
    },
  };
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

/** Prints the heaviest page of each budget; throws when one is exceeded, or a page could load what it must not. */
export function checkBudgets(build: ClientBuild, weights: readonly PageWeight[]): void {
  for (const name of NAMES) {
    const [heaviest] = weights.toSorted((a, b) => (b.sizes[name] ?? 0) - (a.sizes[name] ?? 0));
    const size = heaviest?.sizes[name]?.toFixed(1).padStart(6);
    const { what, limit } = MEASURES[name];
    console.log(`${what.padEnd(34)} ${size} of ${limit} KiB   ${heaviest?.address}`);
  }
  const visitors = closureOf(build, ENTRY, (source) => ISLAND.test(source));
  const forbidden = visitors.flatMap(({ fileName, code }) =>
    Object.entries(FORBIDDEN).flatMap(([name, sign]) =>
      sign.test(code) ? `${fileName}, which visitors load, contains ${name}` : [],
    ),
  );
  const faults = [...budgetFaults(weights), ...forbidden];
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}
