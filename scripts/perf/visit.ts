/** Measures one page visit with Lighthouse in a new browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import * as z from 'zod/mini';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
export const THROTTLINGS = ['simulate', 'devtools'] as const;

interface Visit {
  readonly url: string;
  readonly device: Device;
  readonly throttling: (typeof THROTTLINGS)[number];
}

export interface Result {
  readonly scores: Readonly<Record<Category, number>>;
  /** ms */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** Cumulative layout shift, without unit. */
  readonly shift: number;
  /** KiB transferred before any scrolling. */
  readonly weight: number;
  readonly requests: number;
}

const requestsSchema = z.object({ items: z.array(z.object({ transferSize: z.number() })) });

/** Lighthouse sometimes loses the start of a trace and must run again. */
const TRIES = 3;

/** Visits the page; retries when the trace is incomplete. */
export async function visit(page: Visit, browser: string): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await visitOnce(page, browser);
    } catch (error) {
      if (tried === TRIES) throw error;
      console.error(`again: ${String(error)}`);
    }
  }
}

/** Uses a new browser for each visit: a language stored by the last one would redirect this one. */
async function visitOnce({ url, device, throttling }: Visit, browser: string): Promise<Result> {
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
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const { items } = requestsSchema.parse(audits['network-requests']?.details);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      firstPaint: number('first-contentful-paint'),
      largestPaint: number('largest-contentful-paint'),
      blocking: number('total-blocking-time'),
      shift: number('cumulative-layout-shift'),
      weight: items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
      requests: items.length,
    };
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Returns the run with the median largest paint. */
export function median(results: readonly Result[]): Result {
  const sorted = [...results].sort((a, b) => a.largestPaint - b.largestPaint);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run');
  return middle;
}
