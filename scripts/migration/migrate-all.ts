/** Migrates all data of an earlier version, in the order in which one part needs another. */
import { migrateDesk } from './desk.ts';
import { rebuildDirectory, type RebuiltDirectory } from './directory.ts';
import { migrateGuideFields, type MigratedGuideFields } from './guide-fields.ts';
import { migrateMemberships } from './memberships.ts';
import { migratePictures, type MigratedPictures } from './pictures.ts';
import { migrateVerifications, type MigratedVerifications } from './verifications.ts';

export interface MigrationResult {
  readonly verifications: MigratedVerifications;
  readonly fields: MigratedGuideFields;
  /** How many guides got a number and a term. */
  readonly memberships: number;
  readonly pictures: MigratedPictures;
  readonly directory: RebuiltDirectory;
  /** Of how many accounts the desk's copies were kept. */
  readonly desk: number;
}

/** May be repeated: what was migrated is left as it is. */
export async function migrateAll(now = new Date()): Promise<MigrationResult> {
  // What was approved and asked for has a name before names are given in both scripts.
  const verifications = await migrateVerifications();
  const fields = await migrateGuideFields();
  const memberships = await migrateMemberships(now);
  // Writes the public documents, which the digest is made of.
  const pictures = await migratePictures();
  const directory = await rebuildDirectory();
  return { verifications, fields, memberships, pictures, directory, desk: await migrateDesk() };
}
