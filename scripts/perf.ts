/**
 * `npm run perf`: Lighthouse on the built site, mobile and desktop. Needs the site running
 * (`npm start`); prints a line per page and exits 1 below the floor.
 *
 *     npm run perf -- /  /en/professions/mountain-guide
 */
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from './browser.ts';

const SITE = process.env['SITE_URL'] ?? 'http://127.0.0.1:5000';
const PATHS = [
  '/',
  '/en',
  '/professions/mountain-guide',
  '/en/professions/mountain-guide',
  '/news',
  '/en/news',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Score of each category that a page must reach. */
const FLOOR = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const;

async function scoresOf(url: string, port: number, device: keyof typeof FLOOR) {
  const options = { port, output: 'json' as const, onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(url, options, device === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  return {
    scores: CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)] as const),
    timings: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map((id) => audits[id]?.displayValue ?? '?'),
  };
}

const paths = process.argv.slice(2);
const browser = findBrowser();
if (browser === undefined) throw new Error('No Chrome or Chromium was found; name one in CHROMIUM.');
const chrome = await launch({
  chromePath: browser,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let isBelow = false;
try {
  for (const path of paths.length > 0 ? paths : PATHS) {
    for (const device of ['mobile', 'desktop'] as const) {
      // One after the other, or they would slow each other down.
      // oxlint-disable-next-line no-await-in-loop
      const { scores, timings } = await scoresOf(`${SITE}${path}`, chrome.port, device);
      isBelow ||= scores.some(([id, score]) => score < FLOOR[device][id]);
      console.log(
        device.padEnd(8),
        path.padEnd(36),
        scores.map(([, score]) => score).join(' '),
        ' ',
        timings.join('  '),
      );
    }
  }
} finally {
  chrome.kill();
}
process.exitCode = isBelow ? 1 : 0;
