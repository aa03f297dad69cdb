/**
 * `npm run rehearse:restore`: what a restore brings back, on the local suite. The demo association is
 * exported; then a guide deletes the account; then everything is lost, and a new, empty suite takes the
 * export in. Everything has to be as it was, which brings the deleted guide back too; `data:erase-orphans`
 * has to erase exactly that. Exit code 1 when any of it is not so.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeEmulatorConfig } from '../emulator-config.ts';
import { runEmulators } from '../emulators/run-emulators.ts';
import { ROOT } from '../emulators/suite-environment.ts';
import { LOCAL, pointAdminSdkAtEmulators } from '../local-project.ts';
import { seedIfEmpty } from '../seed.ts';
import { differences, LocalSuite, type StoredData } from './stored-data.ts';

/** The guide of the demo association who has a picture, a public page and a decided request. */
const LEAVING = 'guide@example.com';
const ONLY = ['auth', 'firestore', 'storage'];

const folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
const backup = path.join(folder, 'backup');

/** Runs `work` on a suite of its own, with what was exported or with nothing. */
async function onSuite(
  importDir: string | undefined,
  work: (suite: LocalSuite) => Promise<void>,
): Promise<void> {
  let failure: unknown = new Error('The emulators did not start.');
  await runEmulators({
    mode: 'start',
    config: await writeEmulatorConfig(),
    project: LOCAL.project,
    only: ONLY,
    output: () => undefined,
    stopAfterReady: true,
    ...(importDir !== undefined && { importDir }),
    onReady: async () => {
      failure = undefined;
      await work(new LocalSuite()).catch((error: unknown) => {
        failure = error;
      });
    },
  });
  if (failure !== undefined) throw failure;
}

async function exportTo(target: string): Promise<void> {
  const answer = await fetch(`${LOCAL.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: target, initiatedBy: 'rehearsal' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The command, as an operator gives it; answers the ids of accounts that it erased. */
function eraseOrphans(): string {
  const command = ['run', '--silent', 'data:erase-orphans'];
  const said = execFileSync('npm', command, { cwd: ROOT, encoding: 'utf8' });
  return /erased again: (.+)/u.exec(said)?.[1] ?? said;
}

/** Paths that belong to the account: by its id in their names or in their contents. */
function belongingTo(uid: string, { documents, files }: StoredData): string[] {
  // Ids of the demo association begin alike.
  const id = new RegExp(`(?<![\\w-])${uid}(?![\\w-])`, 'u');
  const owned = [...documents].filter(([name, data]) => id.test(`${name} ${JSON.stringify(data)}`));
  return [...owned.map(([name]) => name), ...[...files.keys()].filter((name) => id.test(name))];
}

pointAdminSdkAtEmulators();
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['GCLOUD_PROJECT'] = LOCAL.project;

let before: StoredData | undefined;
let leaving = '';
try {
  await onSuite(undefined, async (suite) => {
    await seedIfEmpty();
    before = await suite.read();
    leaving = (await suite.auth.getUserByEmail(LEAVING)).uid;
    await exportTo(backup);
    console.log(`Exported: ${before.documents.size} documents, ${before.files.size} files.`);
  });
  await onSuite(backup, async (suite) => {
    assert(before);
    assert.deepEqual(differences(before, await suite.read()), []);
    console.log('Restored into an empty suite: every document and file is as it was.');
    // Accounts are not in a backup of the database: this one ended after it was made.
    await suite.auth.deleteUser(leaving);
    assert.notEqual(belongingTo(leaving, before).length, 0);
    console.log(`Back again of a guide whose account had ended: ${belongingTo(leaving, before).join(', ')}`);
    assert.equal(eraseOrphans(), leaving);
    const after = await suite.read();
    const left = belongingTo(leaving, after).filter((name) => !name.startsWith('account_deletions/'));
    console.log(`Erased again. What is left names no more than the id: ${left.join(', ') || 'nothing'}`);
    const others = differences(before, after).filter((name) => !name.includes(leaving));
    console.log(`Changed besides: ${others.join(', ') || 'nothing'}`);
    assert.equal(
      left.some((name) => name.startsWith('profiles/') || name.startsWith('guide_profiles/')),
      false,
    );
    assert.equal(eraseOrphans(), 'none');
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
// The SDKs keep their connections.
process.exit(0);
