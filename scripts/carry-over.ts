/**
 * Carries the data of an earlier version over, after functions and rules were deployed; may be repeated:
 *
 *     npm run data:carry-over -- [--production]
 *
 * Speaks to the emulators of a local run; with --production to the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine.
 */
import { parseArgs } from 'node:util';
import { carryOverGuideFields } from './carry-over/guide-fields.ts';
import { carryOverMemberships } from './carry-over/memberships.ts';
import { carryOverPictures } from './carry-over/pictures.ts';
import { carryOverVerifications } from './carry-over/verifications.ts';
import { setProjectEnvironment } from './carry-over/project-environment.ts';
import { rebuildDirectory } from './carry-over/directory.ts';

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
setProjectEnvironment(values.production);
const { approvals, requests, consents, unreadable } = await carryOverVerifications();
console.log(`Changed: ${approvals} approvals, ${requests} requests, ${consents} records of consents.`);
for (const path of unreadable) console.log(`Cannot be read, left as it is: ${path}`);
const carried = await carryOverGuideFields();
console.log(`Fields added since: ${carried.guides} guide profiles, ${carried.requests} requests.`);
const given = await carryOverMemberships(new Date());
console.log(`${given} verified guides got a member number and a term.`);
const { drawn, removed, guides } = await carryOverPictures();
console.log(`${drawn} pictures were drawn anew, ${removed} removed; ${guides} guides were looked at.`);
const { written, removed: cards } = await rebuildDirectory();
console.log(`The directory: ${written} cards were written, ${cards} removed.`);
