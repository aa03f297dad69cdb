/**
 * Migrates the data of an earlier version, after functions and rules were deployed; may be repeated:
 *
 *     npm run data:migrate -- [--production]
 *
 * Speaks to the emulators of a local run; with --production to the project of GOOGLE_CLOUD_PROJECT, its
 * bucket in STORAGE_BUCKET, with the credentials of the machine.
 */
import { parseArgs } from 'node:util';
import { migrateAll } from './migration/migrate-all.ts';
import { setProjectEnvironment } from './migration/project-environment.ts';

const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
setProjectEnvironment(values.production);
const { verifications, fields, memberships, pictures, directory, desk } = await migrateAll();
const { approvals, requests, consents, unreadable } = verifications;
console.log(`Changed: ${approvals} approvals, ${requests} requests, ${consents} records of consents.`);
for (const path of unreadable) console.log(`Cannot be read, left as it is: ${path}`);
console.log(`Fields added since: ${fields.guides} guide profiles, ${fields.requests} requests.`);
console.log(`${memberships} verified guides got a member number and a term.`);
console.log(`The desk: copies of ${desk} accounts were kept.`);
const { drawn, removed, guides } = pictures;
console.log(`${drawn} pictures were re-encoded, ${removed} removed; ${guides} guides were checked.`);
console.log(`The directory: ${directory.written} cards were written, ${directory.removed} removed.`);
