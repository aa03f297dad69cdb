/** The documents of Firestore that storage.rules reads: the record of the one admin of its tests. */
import type { FetchDocument } from '../../emulator/src/rules/types.ts';
import { emulatorAddress, PROJECT } from './emulators.ts';
import { ADMIN } from './personas.ts';

const ADMIN_RECORD_PATH = `/databases/(default)/documents/user_roles/${ADMIN}`;

/** Stores the record where the Storage emulator looks for it: in the project that the emulators run for. */
export async function storeAdminRecord(): Promise<void> {
  const project = process.env['GCLOUD_PROJECT'] ?? PROJECT;
  const answer = await fetch(
    `${emulatorAddress('firestore').origin}/v1/projects/${project}${ADMIN_RECORD_PATH}`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({
        fields: { user_id: { stringValue: ADMIN }, role: { stringValue: 'admin' } },
      }),
    },
  );
  if (!answer.ok) throw new Error(`The record was not stored: ${answer.status}`);
}

/** The same for rules that are evaluated without the emulators. */
export const fetchAdminRecord: FetchDocument = (path) =>
  Promise.resolve(
    path === ADMIN_RECORD_PATH ? { fields: new Map([['role', { kind: 'string', value: 'admin' }]]) } : null,
  );
