/**
 * `npm run perf`: Lighthouse on the site built into `dist/`, mobile and desktop; prints a line per
 * page and exits 1 below the floor. Serves the site itself, as Hosting does in production.
 *
 *     npm run perf -- [--device mobile|desktop] [--runs 3] [--throttling simulate|devtools]
 *                     [--site https://…] [/  /en/news …]
 *
 * `simulate` loads the page at full speed and computes slow 4G from what was loaded: steady, and what
 * the floor is about. `devtools` really slows the browser down: slower to run, closer to a phone.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findWholeBrowser } from './browser.ts';
import { readFirebaseConfig, withPolicy } from './hosting/hosting-config.ts';
import { readSiteEnvironment } from './hosting/site-environment.ts';
import { serveAsHosting } from './perf/hosting-stand-in.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PATHS = ['/', '/professions/mountain-guide', '/news', '/news/glacier-rescue-exercise'].flatMap(
  (path) => [path, path === '/' ? '/en' : `/en${path}`],
);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const DEVICES = ['mobile', 'desktop'] as const;
type Device = (typeof DEVICES)[number];
/** Score of each category that a page must reach. */
const FLOOR: Readonly<Record<Device, Readonly<Record<Category, number>>>> = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Visit {
  readonly url: string;
  readonly device: Device;
  readonly throttling: 'simulate' | 'devtools';
}

interface Result {
  readonly scores: Readonly<Record<Category, number>>;
  /** ms, the last one without unit; in the order of `TIMINGS`. */
  readonly timings: readonly number[];
}

/** A new browser for each visit: a language stored by the last one would move this one on. */
async function visit({ url, device, throttling }: Visit, browser: string): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'perf-'));
  const chrome = await launch({
    chromePath: browser,
    userDataDir: profile,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--ignore-certificate-errors',
    ],
  });
  try {
    const result = await lighthouse(
      url,
      {
        port: chrome.port,
        output: 'json',
        onlyCategories: [...CATEGORIES],
        throttlingMethod: throttling,
      },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits, finalDisplayedUrl, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const score = (id: Category) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      timings: TIMINGS.map((id) => audits[id]?.numericValue ?? Number.NaN),
    };
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The run whose performance is in the middle. */
function median(results: readonly Result[]): Result {
  const sorted = [...results].sort((a, b) => a.scores.performance - b.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run');
  return middle;
}

function line(path: string, device: Device, { scores, timings }: Result): string {
  const [fcp = 0, lcp = 0, blocking = 0, shift = 0] = timings;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return [
    device.padEnd(8),
    path.padEnd(36),
    CATEGORIES.map((id) => String(scores[id]).padStart(3)).join(' '),
    ` FCP ${seconds(fcp)}  LCP ${seconds(lcp)}  TBT ${Math.round(blocking)} ms  CLS ${shift.toFixed(3)}`,
  ].join(' ');
}

function oneOf<T extends string>(allowed: readonly T[], value: string, option: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Error(`--${option} is one of ${allowed.join(', ')}`);
  return found;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    device: { type: 'string' },
    runs: { type: 'string', default: '1' },
    throttling: { type: 'string', default: 'simulate' },
    site: { type: 'string' },
  },
});
const browser = findWholeBrowser();
if (browser === undefined) throw new Error('No Chrome or Chromium was found; name one in CHROMIUM.');
const throttling = oneOf(['simulate', 'devtools'], options.throttling, 'throttling');
const devices = options.device === undefined ? DEVICES : [oneOf(DEVICES, options.device, 'device')];

const server =
  options.site === undefined
    ? await serveAsHosting(
        join(ROOT, 'dist'),
        withPolicy(await readFirebaseConfig(), readSiteEnvironment('rehearsal')).hosting,
      )
    : undefined;
const origin = options.site ?? server?.origin ?? '';
let isBelow = false;
try {
  for (const path of positionals.length > 0 ? positionals : PATHS) {
    for (const device of devices) {
      const results: Result[] = [];
      for (let run = 0; run < Number(options.runs); run += 1) {
        // One after the other, or they would slow each other down.
        results.push(await visit({ url: `${origin}${path}`, device, throttling }, browser));
      }
      const result = median(results);
      isBelow ||= CATEGORIES.some((id) => result.scores[id] < FLOOR[device][id]);
      console.log(line(path, device, result));
    }
  }
} finally {
  server?.close();
}
process.exitCode = isBelow ? 1 : 0;
