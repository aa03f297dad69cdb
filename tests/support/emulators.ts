/** Addresses of the running emulators, set in the environment by `npm test`. */
import { LOCAL } from '../../scripts/local-project.ts';

const VARIABLES = {
  firestore: 'FIRESTORE_EMULATOR_HOST',
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
  functions: 'FUNCTIONS_EMULATOR_HOST',
} as const;

export interface EmulatorAddress {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
}

/** @throws Error when the tests run without the emulators. */
export function emulatorAddress(name: keyof typeof VARIABLES): EmulatorAddress {
  const value = process.env[VARIABLES[name]];
  if (value === undefined) throw new Error(`${VARIABLES[name]} is not set: run this through "npm test".`);
  const { hostname, port } = new URL(`http://${value}`);
  return { host: hostname, port: Number(port), origin: `http://${hostname}:${port}` };
}

/** The project of a local run. */
export const { project: PROJECT, bucket: BUCKET } = LOCAL;
