/**
 * The entry of the members' application. Tiny, so that a page whose application cannot be fetched says so: what the
 * server has drawn stays readable.
 */
import { reportFailure } from '../browser/report-failure.ts';
import { offerRetry } from '../islands/retry/offer-retry.ts';
import { reloadOnce } from '../islands/retry/reload-once.ts';

function start(): void {
  import('./app/start.tsx')
    .then(({ startApplication }) => startApplication())
    .catch((error: unknown) => {
      if (reloadOnce()) return;
      reportFailure('Loading the application', error);
      offerRetry(start);
    });
}

start();
