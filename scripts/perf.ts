/**
 * `npm run perf`: Lighthouse on the site built into `dist/`, mobile and desktop; prints a line per
 * page and exits 1 if a score is too low. Serves the site like Hosting in production; the guide pages are
 * rendered once by the function. The last figures of each line belong to a hand-written page with the same
 * content (`perf/baseline-page.ts`), visited alternately, and the ratio of the largest paints.
 *
 *     npm run perf -- [--device mobile|desktop] [--runs 3] [--throttling simulate|devtools]
 *                     [--site https://…] [/  /en/news …]
 *     npm run perf -- --changes [/  /en …]     how long a click on each link of these pages takes
 *
 * `simulate` loads the page at full speed and computes the times for slow 4G: stable, and the basis of the
 * scores. `devtools` actually throttles the browser: slower to run, but closer to a phone.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BROWSER_ADVICE, findWholeBrowser } from './browser.ts';
import { readFirebaseConfig } from './hosting/hosting-config.ts';
import { baselinePage } from './perf/baseline-page.ts';
import { guidePages } from './perf/guide-pages.ts';
import { responseTo, serveAsHosting } from './perf/hosting-stand-in.ts';
import { routeChanges } from './perf/route-changes.ts';
import {
  CATEGORIES,
  type Category,
  type Device,
  DEVICES,
  median,
  type Result,
  THROTTLINGS,
  visit,
} from './perf/visit.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const inBothLanguages = (path: string) => [path, path === '/' ? '/en' : `/en${path}`];
const STATIC_PATHS = ['/', '/professions/mountain-guide', '/news', '/news/glacier-rescue-exercise'].flatMap(
  inBothLanguages,
);
const GUIDE_PATHS = ['/guides', '/giorgi-beridze'].flatMap(inBothLanguages);
/** Path prefix of the page that a page is compared with. */
const BASELINE_PREFIX = '/floor';
/** Score of each category that a page must reach. */
const LEAST: Readonly<Record<Device, Readonly<Record<Category, number>>>> = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};

/** Serves the built site with guide pages, and for each page the baseline page. */
async function serve(paths: readonly string[]) {
  const { hosting } = await readFirebaseConfig();
  const pages = new Map(await guidePages(paths.filter((path) => GUIDE_PATHS.includes(path))));
  for (const path of paths) {
    const html = pages.get(path) ?? (await responseTo(DIST, hosting, path, '')).body.toString();
    pages.set(`${BASELINE_PREFIX}${path}`, baselinePage(html));
  }
  return serveAsHosting(DIST, hosting, pages);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function comparison(page: Result, floor: Result): string {
  const quotient = (page.largestPaint / floor.largestPaint).toFixed(2);
  return `  by hand: FCP ${seconds(floor.firstPaint)}  LCP ${seconds(floor.largestPaint)}  TBT ${Math.round(floor.blocking)} ms  × ${quotient}`;
}

function line(path: string, device: Device, page: Result, floor: Result | undefined): string {
  return [
    device.padEnd(8),
    path.padEnd(34),
    CATEGORIES.map((id) => String(page.scores[id]).padStart(3)).join(' '),
    ` FCP ${seconds(page.firstPaint)}  LCP ${seconds(page.largestPaint)}  TBT ${Math.round(page.blocking)} ms`,
    ` CLS ${page.shift.toFixed(3)}  ${Math.round(page.weight)} KiB in ${page.requests}`,
    floor === undefined ? '' : comparison(page, floor),
  ].join(' ');
}

function oneOf<T extends string>(allowed: readonly T[], value: string, option: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Error(`--${option} is one of ${allowed.join(', ')}`);
  return found;
}

function browserPath(): string {
  const browser = findWholeBrowser();
  if (browser === undefined) throw new Error(BROWSER_ADVICE);
  return browser;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    device: { type: 'string' },
    runs: { type: 'string', default: '1' },
    throttling: { type: 'string', default: 'simulate' },
    site: { type: 'string' },
    changes: { type: 'boolean', default: false },
  },
});
const browser = browserPath();
const throttling = oneOf(THROTTLINGS, options.throttling, 'throttling');
const devices = options.device === undefined ? DEVICES : [oneOf(DEVICES, options.device, 'device')];
const allPaths = options.changes ? inBothLanguages('/') : [...STATIC_PATHS, ...GUIDE_PATHS];
const paths = positionals.length > 0 ? positionals : allPaths;
const server = options.site === undefined ? await serve(paths) : undefined;
const origin = options.site ?? server?.origin ?? '';

/** Sequential, because parallel runs would slow each other down. */
async function measure(path: string, device: Device): Promise<string> {
  const at = (prefix: string) => visit({ url: `${origin}${prefix}${path}`, device, throttling }, browser);
  const pages: Result[] = [];
  const floors: Result[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    pages.push(await at(''));
    if (server) floors.push(await at(BASELINE_PREFIX));
  }
  const page = median(pages);
  if (CATEGORIES.some((id) => page.scores[id] < LEAST[device][id])) process.exitCode = 1;
  return line(path, device, page, server && median(floors));
}

async function changes(path: string): Promise<string> {
  const found = await routeChanges(origin, path, browser);
  const each = found.map(({ to, ms }) => `  ${String(Math.round(ms)).padStart(5)} ms  ${to}`);
  const middle = found[Math.floor(found.length / 2)];
  const first = `from ${path}: ${found.length} links, median ${Math.round(middle?.ms ?? Number.NaN)} ms`;
  return [first, ...each].join('\n');
}

try {
  if (options.changes) for (const path of paths) console.log(await changes(path));
  else for (const path of paths) for (const device of devices) console.log(await measure(path, device));
} finally {
  server?.close();
}
