import { seedIfEmpty } from '../../../scripts/seed.ts';
import { clearEverything } from '../../support/server.ts';

/**
 * The browser tests meet the same demo association as a person who starts the site, whatever other tests left.
 * With BROWSER_DATA=untouched those before only read.
 */
export default async function seedSite(): Promise<void> {
  if (process.env['BROWSER_DATA'] !== 'untouched') await clearEverything();
  await seedIfEmpty();
}
