/** Checks the options of every deployed function, read in the same way as by a deployment. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { FUNCTIONS_REGION } from '../../src/members/firebase/region.ts';
import { answerOf } from './testing/http.ts';

// Every call is logged; the logger captures the console methods when it is loaded.
for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);

const endpointSchema = z.looseObject({
  region: z.array(z.string()),
  maxInstances: z.number(),
  timeoutSeconds: z.number(),
  concurrency: z.number(),
  availableMemoryMb: z.number(),
  callableTrigger: z.optional(z.looseObject({})),
  scheduleTrigger: z.optional(z.looseObject({ schedule: z.string(), timeZone: z.string() })),
  httpsTrigger: z.optional(z.looseObject({})),
  secretEnvironmentVariables: z.optional(z.array(z.object({ key: z.string() }))),
  eventTrigger: z.optional(
    z.object({
      retry: z.boolean(),
      eventFilterPathPatterns: z.optional(z.object({ document: z.string() })),
    }),
  ),
});
const functionSchema = z.custom<{ readonly __endpoint: unknown }>(
  (value) => typeof value === 'function' && '__endpoint' in value,
);
type Endpoint = z.infer<typeof endpointSchema>;

let exported: Record<string, unknown>;
let endpoints: [name: string, endpoint: Endpoint][];

/** Loads the functions as in production, without the emulator. */
async function loadInProduction(): Promise<Record<string, unknown>> {
  vi.resetModules();
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  vi.stubEnv('GCLOUD_PROJECT', 'demo-options');
  vi.stubEnv(
    'FIREBASE_CONFIG',
    JSON.stringify({ projectId: 'demo-options', storageBucket: 'demo-options.test' }),
  );
  return import('./index.ts');
}

beforeAll(async () => {
  exported = await loadInProduction();
  endpoints = Object.entries(exported).map(([name, one]) => [
    name,
    endpointSchema.parse(functionSchema.parse(one).__endpoint),
  ]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const CALLABLES = [
  'addDeskNote',
  'answerApplication',
  'askGuide',
  'deleteMyAccount',
  'ensureProfile',
  'exportMyData',
  'nameAdmin',
  'previewContent',
  'processVerificationRequest',
  'publishContent',
  'readDeskNumbers',
  'readDeskRows',
  'recordExport',
  'removeAdmin',
  'reopenRequest',
  'revokeVerification',
  'setAssociationYear',
  'setDeskTask',
  'setMembershipEnd',
  'signMyCard',
  'storeContentFile',
  'takeBackQuestion',
  'undoChange',
  'updateRequest',
  'withdrawRequest',
];

const SCHEDULED = ['everyHour', 'everyMorning', 'everyNight', 'republish', 'retryMail'];

/** Maximum instances of functions with a lower limit. */
const FEWER: Readonly<Record<string, number>> = {
  browserErrors: 1,
  checkAvatar: 3,
  health: 1,
  messages: 4,
  publishSite: 1,
  storeContentFile: 3,
};
/** Of emails about decisions, which wait before they are sent, and of a release. */
const LONGER: Readonly<Record<string, number>> = { sendMail: 120, publishSite: 300 };

/** They load the site's code. */
const DRAWING: ReadonlySet<string> = new Set(['site', 'previewContent', 'publishContent']);

function names(kind: 'callableTrigger' | 'scheduleTrigger' | 'eventTrigger' | 'httpsTrigger'): string[] {
  return endpoints.filter(([, endpoint]) => endpoint[kind]).map(([name]) => name);
}

describe('every function', () => {
  it('is in this list', () => {
    expect(names('callableTrigger').toSorted()).toEqual(CALLABLES);
    expect(names('scheduleTrigger').toSorted()).toEqual(SCHEDULED);
    expect(names('httpsTrigger').toSorted()).toEqual(['browserErrors', 'health', 'messages', 'site']);
    expect(endpoints).toHaveLength(CALLABLES.length + SCHEDULED.length + 4 + names('eventTrigger').length);
  });

  it('runs in our region, with few instances and a short timeout', () => {
    for (const [name, endpoint] of endpoints) {
      const { region, maxInstances, timeoutSeconds, scheduleTrigger } = endpoint;
      expect({ name, region, maxInstances, timeoutSeconds }).toEqual({
        name,
        region: [FUNCTIONS_REGION],
        maxInstances: scheduleTrigger ? 1 : (FEWER[name] ?? 10),
        timeoutSeconds: scheduleTrigger ? 540 : (LONGER[name] ?? 60),
      });
    }
  });

  it('that processes pictures or releases the content handles one at a time per instance', () => {
    const single = ['checkAvatar', 'publishSite', 'storeContentFile'];
    const drawing = endpoints.filter(([name]) => single.includes(name));
    expect(drawing).toHaveLength(3);
    for (const [, endpoint] of drawing)
      expect(endpoint).toMatchObject({ concurrency: 1, availableMemoryMb: 1024 });
  });

  it('that anybody can call has memory for a body of 32 MiB in every request it takes at a time', () => {
    const called = endpoints.filter(
      ([, { callableTrigger, httpsTrigger }]) => callableTrigger ?? httpsTrigger,
    );
    for (const [name, { concurrency, availableMemoryMb }] of called) {
      // Measured: an instance and its code, and what one body takes before it is looked at.
      const needed = (DRAWING.has(name) ? 250 : 150) + 85 * concurrency;
      expect([name, needed]).toEqual([name, Math.min(needed, availableMemoryMb)]);
    }
  });

  it('that is triggered by an event, of these documents, is retried after a failure', () => {
    const triggers = endpoints.flatMap(([name, { eventTrigger: trigger }]) =>
      trigger ? [{ name, retry: trigger.retry, ...trigger.eventFilterPathPatterns }] : [],
    );
    expect(triggers).toEqual(triggers.map((one) => ({ ...one, retry: true })));
    expect(Object.fromEntries(triggers.map(({ name, document }) => [name, document]))).toEqual({
      checkAvatar: undefined,
      confirmRequest: 'verification_requests/{id}',
      publishSite: 'publishing/{id}',
      sendMail: 'mail/{id}',
      syncPublicGuide: 'guide_profiles/{uid}',
      syncPublicGuideOfProfile: 'profiles/{uid}',
      syncRoleClaim: 'user_roles/{uid}',
    });
  });

  it('that needs a secret gets it, not in the local suite, which sets it', async () => {
    const secrets = endpoints.flatMap(([name, { secretEnvironmentVariables: all = [] }]) =>
      all.map(({ key }) => [name, key]),
    );
    expect(Object.fromEntries(secrets)).toEqual({
      retryMail: 'SMTP_URL',
      sendMail: 'SMTP_URL',
      signMyCard: 'MEMBERSHIP_KEY',
    });
    vi.resetModules();
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    const { secretOf } = await import('./options.ts');
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
    expect(secretOf('SMTP_URL')).toEqual([]);
  });

  it('that is scheduled uses the association’s time zone', () => {
    const schedules = endpoints.flatMap(([, { scheduleTrigger }]) => scheduleTrigger ?? []);
    expect(new Set(schedules.map(({ timeZone }) => timeZone))).toEqual(new Set(['Asia/Tbilisi']));
    expect(schedules.map(({ schedule }) => schedule).toSorted()).toEqual([
      '30 8 * * 1-5',
      'every 5 minutes',
      'every 5 minutes',
      'every 60 minutes',
      'every day 03:30',
    ]);
  });
});

describe('with accounts of their own', () => {
  let withAccounts: Record<string, unknown>;
  beforeAll(async () => {
    vi.stubEnv('OWN_SERVICE_ACCOUNTS', 'true');
    withAccounts = await loadInProduction();
    vi.stubEnv('OWN_SERVICE_ACCOUNTS', undefined);
  });

  it('have only the permissions of their part; until then, one of the project', async () => {
    const { accountFor } = await import('./options.ts');
    expect(accountFor('members')).toEqual({});
    const schema = z.looseObject({ serviceAccountEmail: z.string() });
    const accounts = Object.entries(withAccounts).map(([name, one]) => [
      name,
      schema.parse(functionSchema.parse(one).__endpoint).serviceAccountEmail,
    ]);
    const others = accounts.filter(([, account]) => account !== 'guides-members@');
    expect(Object.fromEntries(others)).toEqual({
      browserErrors: 'guides-site@',
      checkAvatar: 'guides-pictures@',
      health: 'guides-site@',
      publishSite: 'guides-publishing@',
      republish: 'guides-publishing@',
      site: 'guides-site@',
      storeContentFile: 'guides-pictures@',
    });
  });
});

/** Returns the function's response to a browser without sign-in and App Check token. */
const post = (callable: unknown) => answerOf(callable, { body: '{"data":{}}' });

describe('App Check', () => {
  it.each(CALLABLES)('is required by %s in production', async (name) => {
    expect(await post(exported[name])).toMatchObject({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } },
    });
  });

  describe.each([
    ['with the emulators', 'FUNCTIONS_EMULATOR', 'true'],
    ['where the project switched it off', 'ENFORCE_APP_CHECK', 'false'],
  ])('is not %s', (_, name, value) => {
    let callable: unknown;
    beforeAll(async () => {
      vi.resetModules();
      vi.stubEnv(name, value);
      ({ exportMyData: callable } = await import('./index.ts'));
      vi.stubEnv(name, undefined);
    });

    it('the function itself refuses', async () => {
      expect(await post(callable)).toMatchObject({
        status: 401,
        body: { error: { details: { reason: 'not-signed-in' } } },
      });
    });
  });
});
