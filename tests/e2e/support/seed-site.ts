import { seedIfEmpty } from '../../../scripts/seed.ts';
import { clearEverything } from '../../support/server.ts';

/**
 * Seeds the same demo association that a local start uses, regardless of earlier tests. With
 * BROWSER_DATA=untouched, the earlier tests only read.
 */
export default async function seedSite(): Promise<void> {
  if (process.env['BROWSER_DATA'] !== 'untouched') await clearEverything();
  await seedIfEmpty();
}
