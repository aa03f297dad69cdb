/**
 * Checks the settings of a project through Google's APIs with the credentials of the machine (application
 * default credentials). Changes nothing.
 */
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod/mini';
import { FUNCTIONS_REGION } from '../../src/domain/functions-region.ts';
import type { SiteEnvironment } from '../hosting/site-environment.ts';
import { fault, good, note, skipped, type Finding } from './findings.ts';

type Ask = (address: string) => Promise<unknown>;

/**
 * Sends requests to Google's APIs with the account of the credentials.
 * @throws Error with the status of a failed request.
 */
async function signedIn(projectId: string): Promise<Ask> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  return async (address) => {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': projectId },
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new Error(`${answer.status} from ${new URL(address).host}`);
    return answer.json();
  };
}

const databaseSchema = z.object({
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
  deleteProtectionState: z.optional(z.string()),
});
const schedulesSchema = z.object({ backupSchedules: z.optional(z.array(z.unknown())) });
const bucketSchema = z.object({ location: z.string(), cors: z.optional(z.array(z.unknown())) });
const authSchema = z.object({
  authorizedDomains: z.optional(z.array(z.string())),
  emailPrivacyConfig: z.optional(z.object({ enableImprovedEmailPrivacy: z.optional(z.boolean()) })),
  client: z.optional(
    z.object({ permissions: z.optional(z.object({ disabledUserDeletion: z.optional(z.boolean()) })) }),
  ),
});

/** Database locations for which Firestore triggers of a function in this region work. */
const DATABASE_PLACES = ['eur3', FUNCTIONS_REGION];
/** A function can listen to a bucket in its own region, or in the multi-region around it. */
const BUCKET_PLACES = ['EU', FUNCTIONS_REGION.toUpperCase()];

async function checkDatabase(ask: Ask, projectId: string): Promise<Finding[]> {
  const database = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const settings = databaseSchema.parse(await ask(database));
  const { backupSchedules = [] } = schedulesSchema.parse(await ask(`${database}/backupSchedules`));
  return [
    DATABASE_PLACES.includes(settings.locationId)
      ? good(`Firestore is in ${settings.locationId}`)
      : fault(
          `Firestore is in ${settings.locationId}`,
          `It cannot be moved: a new project with ${DATABASE_PLACES.join(' or ')}.`,
        ),
    settings.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? good('Point-in-time recovery is on')
      : note('Point-in-time recovery is off', 'gcloud firestore databases update --enable-pitr'),
    settings.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
      ? good('The database is protected against deletion')
      : note('The database can be deleted', 'gcloud firestore databases update --delete-protection'),
    backupSchedules.length > 0
      ? good('Backups are scheduled')
      : note('No backup is scheduled', 'gcloud firestore backups schedules create, see docs/going-live.md'),
  ];
}

async function checkBucket(ask: Ask, name: string): Promise<Finding[]> {
  const { location, cors = [] } = bucketSchema.parse(
    await ask(`https://storage.googleapis.com/storage/v1/b/${name}`),
  );
  return [
    BUCKET_PLACES.includes(location)
      ? good(`The bucket is in ${location}`)
      : fault(
          `The bucket is in ${location}, where no function of ${FUNCTIONS_REGION} can listen`,
          `Make a bucket in ${BUCKET_PLACES.join(' or ')}.`,
        ),
    cors.length > 0
      ? good('Pictures may be read by scripts')
      : fault(
          'Pictures cannot be read by scripts',
          `gcloud storage buckets update gs://${name} --cors-file=storage.cors.json`,
        ),
  ];
}

async function checkSignIn(ask: Ask, { projectId, siteUrl }: SiteEnvironment): Promise<Finding[]> {
  const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
  const { authorizedDomains = [], emailPrivacyConfig, client } = authSchema.parse(await ask(address));
  const { host } = new URL(siteUrl);
  return [
    authorizedDomains.includes(host)
      ? good(`${host} is an authorised domain`)
      : fault(`${host} is no authorised domain`, 'Authentication, Settings, Authorised domains: add it.'),
    emailPrivacyConfig?.enableImprovedEmailPrivacy
      ? good('No account can take the address of somebody else')
      : fault(
          'An account can take the address of somebody who has not signed in yet',
          'Authentication, Settings, User actions: switch email enumeration protection on.',
        ),
    client?.permissions?.disabledUserDeletion
      ? good('Accounts are deleted by the site alone')
      : note(
          'An account can be deleted past the site; what it leaves is deleted in the next night',
          'Authentication, Settings, User actions: switch "Enable delete" off.',
        ),
  ];
}

/** Checks the project; returns one finding that says so if there are no credentials. */
export async function checkProject(environment: SiteEnvironment): Promise<Finding[]> {
  const { projectId, storageBucket } = environment;
  let ask: Ask;
  try {
    ask = await signedIn(projectId);
  } catch {
    return [
      skipped(
        'The project itself was not asked: no credentials, or no network',
        'gcloud auth application-default login',
      ),
    ];
  }
  const asked = await Promise.allSettled([
    checkDatabase(ask, projectId),
    checkBucket(ask, storageBucket),
    checkSignIn(ask, environment),
  ]);
  return asked.flatMap((one) =>
    one.status === 'fulfilled'
      ? one.value
      : [
          skipped(
            `One question was not answered: ${String(one.reason)}`,
            'See docs/going-live.md for the rights that it needs.',
          ),
        ],
  );
}
