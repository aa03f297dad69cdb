/** The endpoint of the uptime check: 200 while functions and Firestore respond. */
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { documentOf } from '../app.ts';
import { inTime } from '../in-time.ts';
import { accountFor } from '../options.ts';
import { secured } from '../security-headers.ts';

/** ms. */
const LIMIT_MS = 5_000;

/** @param read one query to the database. */
export async function isHealthy(read: () => Promise<unknown>, limitMs = LIMIT_MS): Promise<boolean> {
  try {
    await inTime(read(), limitMs);
    return true;
  } catch (error) {
    logger.error('The database does not answer', { error: String(error) });
    return false;
  }
}

export const health = onRequest(
  { ...accountFor('site'), maxInstances: 1 },
  secured(async (_request, response) => {
    // Reads a guide that does not exist: one read.
    const isGood = await isHealthy(() => documentOf('publicGuides', 'health').get());
    response.setHeader('cache-control', 'no-store');
    response
      .status(isGood ? 200 : 503)
      .type('text')
      .send(isGood ? 'ok\n' : 'no answer from the database\n');
  }),
);
