/**
 * Kills the Firestore backend during saves in the browser and restarts it from its last export. The page
 * uses a separate backend; that of the suite keeps running.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { type EmulatorProcess, freePort, startEmulator } from 'local-firestore/testing/process';
import { LOCAL } from '../../scripts/local-project.ts';
import { COLLECTIONS } from '../../src/domain/collections.ts';
import { adminAuth, eventually } from '../support/server.ts';
import { meetOnce, reroute } from './support/faults.ts';
import { expect, test, words } from './support/fixtures.ts';
import { fillGuideForm, save } from './support/guide-form.ts';
import { signIn } from './support/sign-in.ts';

const t = words('en');
/** A new account for every run: the data of local runs are kept. */
const EMAIL = `restart-${Date.now()}@example.org`;
const RULES = path.join(import.meta.dirname, '../../firestore.rules');
const DATABASE = `projects/${LOCAL.project}/databases/(default)`;

const documentSchema = z.object({ fields: z.record(z.string(), z.unknown()) });
const queryResponseSchema = z.array(z.object({ document: z.optional(documentSchema) }));

let folder: string;
let port: number;
let emulator: EmulatorProcess;

const start = (...flags: readonly string[]) =>
  startEmulator(port, '--project_id', LOCAL.project, '--rules', RULES, ...flags);

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restart-'));
  port = await freePort();
  emulator = await start();
});
test.afterAll(async () => {
  await emulator.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Sends a request as the server, bypassing the rules. */
async function ask(host: string, address: string, method = 'GET', body?: unknown): Promise<unknown> {
  const answer = await fetch(`http://${host}${address}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
  return answer.json();
}

const own = () => `127.0.0.1:${port}`;

async function fieldsOf(host: string, name: string): Promise<Record<string, unknown>> {
  return documentSchema.parse(await ask(host, `/v1/${DATABASE}/documents/${name}`)).fields;
}

/** Kills the backend, and restarts it with the data it had at that moment. */
async function restart(name: string): Promise<void> {
  await ask(own(), `/emulator/v1/projects/${LOCAL.project}:export`, 'POST', {
    database: DATABASE,
    export_directory: folder,
    export_name: name,
  });
  await emulator.stop('SIGKILL');
  emulator = await start('--seed_from_export', path.join(folder, name, `${name}.overall_export_metadata`));
}

/** Returns the stored documents; throws if only half of a save is stored. */
async function stored(uid: string) {
  const [profile, guide, found] = await Promise.all([
    fieldsOf(own(), `${COLLECTIONS.profiles}/${uid}`),
    fieldsOf(own(), `${COLLECTIONS.guideProfiles}/${uid}`),
    ask(own(), `/v1/${DATABASE}/documents:runQuery`, 'POST', {
      structuredQuery: { from: [{ collectionId: COLLECTIONS.verificationRequests }] },
    }),
  ]);
  expect(guide['full_name']).toEqual(profile['full_name']);
  const requests = queryResponseSchema.parse(found).filter(({ document }) => document);
  return { phone: guide['phone'], name: guide['full_name'], requests: requests.length };
}

test('the backend restarts during saves: each save is stored completely and once', async ({
  page,
  context,
  allowedConsole,
}) => {
  test.setTimeout(120_000);
  // What a browser logs when the backend is gone or no longer knows the channel. The SDK then requests an
  // empty picture from Google, which the policy blocks.
  allowedConsole.push(/net::ERR_/u, /status of 400/u, /images\/cleardot\.gif/u);
  await signIn(page, 'en', EMAIL);
  const { uid } = await adminAuth.getUserByEmail(EMAIL);
  // The server creates the account's profile on the suite's own backend.
  const name = `${COLLECTIONS.profiles}/${uid}`;
  const fields = await eventually(() => fieldsOf(LOCAL.firestore, name));
  await ask(own(), `/v1/${DATABASE}/documents/${name}`, 'PATCH', { fields });
  await reroute(context, 'firestore', port);
  await fillGuideForm(page, 'en', { firstName: 'Revaz', lastName: 'Akhali', phone: '+995 555 85 00 00' });

  await test.step('before the creation is stored', async () => {
    await meetOnce(context, { service: 'firestore', having: '"verification_status"' }, async (route) => {
      await restart('before');
      await route.abort('connectionreset');
    });
    await save(page, 'en');
    await expect(page.getByText(t('editor.created')).first()).toBeVisible();
    expect(await stored(uid)).toEqual({
      name: { stringValue: 'Revaz Akhali' },
      phone: { stringValue: '+995 555 85 00 00' },
      requests: 1,
    });
  });

  await test.step('after a change is stored, before its response', async () => {
    await page.locator('input[name="phone"]').fill('+995 555 86 00 00');
    await page.locator('input[name="last_name"]').fill('Meore');
    await meetOnce(context, { service: 'firestore', having: 'documents:commit' }, async (route) => {
      const url = new URL(route.request().url());
      url.port = String(port);
      const answer = await route.fetch({ url: url.href });
      expect(answer.status()).toBe(200);
      await restart('after');
      await route.abort('connectionreset');
    });
    await save(page, 'en');
    await expect(page.getByText(t('editor.updated')).first()).toBeVisible();
    expect(await stored(uid)).toEqual({
      name: { stringValue: 'Revaz Meore' },
      phone: { stringValue: '+995 555 86 00 00' },
      requests: 1,
    });
  });
});
