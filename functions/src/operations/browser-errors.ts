/**
 * Writes errors of visitors' browsers to the log in the format that Cloud Error Reporting groups and
 * counts. Anybody may post here, so a report contains only kinds and positions in our own code, there is
 * one instance, and it accepts a few reports per minute.
 */
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import {
  BROWSER_ERROR_FORMS,
  MAX_FRAMES,
  MAX_REPORTS,
  type BrowserError,
} from '../../../src/domain/browser-error.ts';
import { accountFor } from '../options.ts';
import { secured } from '../security-headers.ts';
import { callerOf, RateLimit } from '../rate-limit.ts';

/** Maximum size of one report. */
const MAX_REPORT_BYTES = 4096;
/** Reports per minute: of one caller those of two pages, and few in total, because each is an entry of the log. */
const PER_MINUTE = { network: 2 * MAX_REPORTS, peer: 2 * MAX_REPORTS, all: 30 };
const EVENT = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Any other data is rejected. */
export const browserErrorSchema = z.strictObject({
  what: z.string().check(z.regex(BROWSER_ERROR_FORMS.what)),
  kind: z.string().check(z.regex(BROWSER_ERROR_FORMS.kind)),
  frames: z.array(z.string().check(z.regex(BROWSER_ERROR_FORMS.frame))).check(z.maxLength(MAX_FRAMES)),
});

/**
 * Returns a log entry whose message has the format of a JavaScript stack, by which errors are grouped.
 */
export function errorEvent({ what, kind, frames }: BrowserError): Record<string, unknown> {
  const lines = frames.map((frame) => `    at ${frame}`);
  return {
    '@type': EVENT,
    message: [`${kind}: ${what}`, ...lines].join('\n'),
    serviceContext: { service: 'browser' },
  };
}

const limit = new RateLimit(PER_MINUTE);

export const browserErrors = onRequest(
  { ...accountFor('site'), maxInstances: 1 },
  secured(({ method, body, rawBody, headers }, response) => {
    const answer = (status: number) => void response.status(status).end();
    if (method !== 'POST') return answer(405);
    // Only our own pages may report errors.
    if (headers['sec-fetch-site'] !== 'same-origin') return answer(403);
    // Missing where nothing was posted.
    if (rawBody?.length > MAX_REPORT_BYTES) return answer(413);
    const report = browserErrorSchema.safeParse(body);
    if (!report.success) return answer(400);
    if (!limit.take(callerOf(headers['x-forwarded-for']))) return answer(429);
    logger.write({ severity: 'ERROR', ...errorEvent(report.data) });
    return answer(204);
  }),
);
