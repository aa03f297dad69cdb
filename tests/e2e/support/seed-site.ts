import { seedIfEmpty } from '../../../scripts/seed.ts';

/** The browser tests meet the same demo association as a person who starts the site. */
export default async function seedSite(): Promise<void> {
  await seedIfEmpty();
}
