/** All that is carried over of an earlier version, in the order in which one part needs another. */
import { carryOverDesk } from './desk.ts';
import { rebuildDirectory, type RebuiltDirectory } from './directory.ts';
import { carryOverGuideFields, type CarriedGuideFields } from './guide-fields.ts';
import { carryOverMemberships } from './memberships.ts';
import { carryOverPictures, type CarriedPictures } from './pictures.ts';
import { carryOverVerifications, type CarriedVerifications } from './verifications.ts';

export interface CarriedOver {
  readonly verifications: CarriedVerifications;
  readonly fields: CarriedGuideFields;
  /** How many guides got a number and a term. */
  readonly memberships: number;
  readonly pictures: CarriedPictures;
  readonly directory: RebuiltDirectory;
  /** Of how many accounts the desk's copies were kept. */
  readonly desk: number;
}

/** May be repeated: what was carried over is left as it is. */
export async function carryOverEverything(now = new Date()): Promise<CarriedOver> {
  // What was approved and asked for has a name before names are given in both scripts.
  const verifications = await carryOverVerifications();
  const fields = await carryOverGuideFields();
  const memberships = await carryOverMemberships(now);
  // Writes the public documents, which the digest is made of.
  const pictures = await carryOverPictures();
  const directory = await rebuildDirectory();
  return { verifications, fields, memberships, pictures, directory, desk: await carryOverDesk() };
}
