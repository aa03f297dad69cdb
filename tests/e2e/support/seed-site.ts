import { seedIfEmpty } from '../../../scripts/seed.ts';
import { clearEverything } from '../../support/server.ts';

/** The browser tests meet the same demo association as a person who starts the site, whatever other tests left. */
export default async function seedSite(): Promise<void> {
  await clearEverything();
  await seedIfEmpty();
}
