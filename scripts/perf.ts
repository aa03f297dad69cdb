/**
 * `npm run perf`: Lighthouse on the site built into `dist/`, mobile and desktop, a line per page; exits with 1 if a score is
 * below `LEAST_SCORES`. The last figures of a line belong to a hand-written page with the same content
 * (`perf/baseline-page.ts`), visited alternately, and the ratio of the largest paints.
 *
 *     npm run perf -- [--device mobile|desktop] [--runs 3] [/  /en/news …]
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import * as z from 'zod/mini';
import { BROWSER_ADVICE, findWholeBrowser } from './browser.ts';
import { BASELINE, serveSite } from './perf/serve-site.ts';

const LEAST_SCORES = {
  mobile: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEVICES = ['mobile', 'desktop'] as const;
type Device = (typeof DEVICES)[number];
const inBothLanguages = (path: string) => [path, path === '/' ? '/en' : `/en${path}`];
const STATIC_PATHS = ['/', '/professions/mountain-guide', '/news', '/news/glacier-rescue-exercise'].flatMap(
  inBothLanguages,
);
const GUIDE_PATHS = ['/guides', '/giorgi-beridze'].flatMap(inBothLanguages);

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    device: { type: 'string' },
    runs: { type: 'string', default: '1' },
  },
});
const devices = options.device === undefined ? DEVICES : [z.enum(DEVICES).parse(options.device)];
const paths = positionals.length > 0 ? positionals : [...STATIC_PATHS, ...GUIDE_PATHS];
const browser = findWholeBrowser();
if (browser === undefined) throw new Error(BROWSER_ADVICE);

const requestsSchema = z.object({ items: z.array(z.object({ transferSize: z.number() })) });

/** Uses a new browser for each visit: a language stored by the last one would redirect this one. */
async function visit(url: string, device: Device, chromePath: string) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    const flags: Flags = { port: chrome.port, onlyCategories: [...CATEGORIES] };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const { items } = requestsSchema.parse(audits['network-requests']?.details);
    return {
      scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
      largestPaint: number('largest-contentful-paint'),
      times: [
        `FCP ${(number('first-contentful-paint') / 1000).toFixed(2)} s`,
        `LCP ${(number('largest-contentful-paint') / 1000).toFixed(2)} s`,
        `TBT ${Math.round(number('total-blocking-time'))} ms`,
      ].join('  '),
      shift: `CLS ${number('cumulative-layout-shift').toFixed(3)}`,
      weight: `${Math.round(items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024)} KiB in ${items.length}`,
    };
  } finally {
    chrome.kill();
  }
}
type Result = Awaited<ReturnType<typeof visit>>;

/** Lighthouse sometimes loses the start of a trace and must run again. */
async function visitAgain(url: string, device: Device, chromePath: string): Promise<Result> {
  return visit(url, device, chromePath).catch((error: unknown) => {
    console.error(`again: ${String(error)}`);
    return visit(url, device, chromePath);
  });
}

/** Returns the run with the median largest paint. */
function median(results: readonly Result[]): Result | undefined {
  return results.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(results.length / 2)];
}

/** Sequential, because parallel runs would slow each other down. */
async function measure(
  at: (prefix: string) => Promise<Result>,
  path: string,
  device: Device,
): Promise<string> {
  const pages: Result[] = [];
  const baselines: Result[] = [];
  for (let run = 0; run < Number(options.runs); run += 1) {
    pages.push(await at(''));
    baselines.push(await at(BASELINE));
  }
  const [page, baseline] = [median(pages), median(baselines)];
  if (!page || !baseline) throw new Error('No run');
  if (CATEGORIES.some((id, index) => (page.scores[index] ?? 0) < LEAST_SCORES[device][id]))
    process.exitCode = 1;
  const ratio = `by hand: ${baseline.times}  × ${(page.largestPaint / baseline.largestPaint).toFixed(2)}`;
  const scores = page.scores.map((score) => String(score).padStart(3)).join(' ');
  return [`${device.padEnd(8)}${path.padEnd(34)}${scores}`, page.times, page.shift, page.weight, ratio].join(
    '  ',
  );
}

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const origin = await serveSite(
  DIST,
  paths.filter((path) => GUIDE_PATHS.includes(path)),
);
for (const path of paths) {
  for (const device of devices) {
    const at = (prefix: string) => visitAgain(`${origin}${prefix}${path}`, device, browser);
    console.log(await measure(at, path, device));
  }
}
// The servers would keep the process alive.
process.exit();
