/** The endpoint of the uptime check: 200 while functions and Firestore respond. */
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { documentOf } from '../app.ts';
import { accountFor } from '../options.ts';
import { secured } from '../security-headers.ts';

export const health = onRequest(
  // An uptime check does not wait longer than it wants to.
  { ...accountFor('site'), maxInstances: 1 },
  secured(async (_request, response) => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', 'text/plain');
    try {
      // Of a guide that does not exist: one read.
      await documentOf('publicGuides', 'health').get();
      response.send('ok\n');
    } catch (error) {
      logger.error('The database does not answer', { error: String(error) });
      response.status(503).send('no answer from the database\n');
    }
  }),
);
