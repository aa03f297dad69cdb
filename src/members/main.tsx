/**
 * The entry of the members' application. Tiny, so that a page whose application cannot be fetched says so: what the
 * server has drawn stays readable.
 */
import { logFailure } from '../browser/log-failure.ts';
import { hideSilentDatabase } from '../browser/silent-database.ts';
import { offerReload } from '../islands/retry/reload.ts';

hideSilentDatabase()
  .then(() => import('./app/start.tsx'))
  .then(({ startApplication }) => startApplication())
  .catch((error: unknown) => {
    logFailure('Loading the application', error);
    offerReload();
  });
