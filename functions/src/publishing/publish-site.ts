/** Releases what is published, one release at a time. Killed at any moment it begins again; a release is whole. */
import { logger } from 'firebase-functions/v2';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/collections.ts';
import type { Publishing } from '../../../src/domain/content/content.ts';
import { contentFilePath } from '../../../src/domain/content/uploads.ts';
import { avatarBucket, firestore } from '../app.ts';
import { readObject } from '../avatars/stored-pictures.ts';
import { accountFor, SCHEDULED } from '../options.ts';
import { loadSiteFiles, publishedRecords, publishingState, recordsOf, stateOf } from './content-records.ts';
import { HostingError, isDeployed, latestReleases } from './hosting-api.ts';
import { releaseContent } from './release-content.ts';

const TIMEOUT_SECONDS = 300;
/** Longer than a run may last. */
const DEAD_AFTER_MS = 2 * TIMEOUT_SECONDS * 1000;

const isDead = ({ stage, at }: Publishing) =>
  stage === 'drawing' && at.getTime() + DEAD_AFTER_MS < Date.now();

/** Returns the number of the publication to draw; undefined if there is none, or another run draws it. */
function begin(run: string): Promise<number | undefined> {
  return firestore.runTransaction(async (transaction) => {
    const state = stateOf(await transaction.get(publishingState));
    if (state.stage !== 'queued' && state.run !== run && !isDead(state)) return undefined;
    transaction.update(publishingState, { stage: 'drawing', run, at: FieldValue.serverTimestamp() });
    return state.wanted;
  });
}

async function readFile(path: string): Promise<Buffer | undefined> {
  const content = await readObject(avatarBucket().file(contentFilePath(path)));
  if (!content) logger.error('A file of the content is missing', { path });
  return content;
}

type Outcome = 'live' | NonNullable<Publishing['reason']>;

async function release(content: number): Promise<Outcome> {
  try {
    const { docs } = await publishedRecords.get();
    return await releaseContent(await loadSiteFiles(), recordsOf(docs), content, readFile);
  } catch (error) {
    logger.error('The content could not be released', { error: String(error) });
    return error instanceof HostingError ? 'hosting' : 'drawing';
  }
}

function end(run: string, content: number, outcome: Outcome): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const state = stateOf(await transaction.get(publishingState));
    if (state.run !== run) return;
    const isLive = outcome === 'live';
    transaction.set(publishingState, {
      wanted: state.wanted,
      live: isLive ? content : state.live,
      // What was published meanwhile follows.
      stage: state.wanted > content ? 'queued' : isLive ? 'live' : 'failed',
      ...(!isLive && { reason: outcome }),
      at: FieldValue.serverTimestamp(),
    });
  });
}

/** @param run the same for each delivery of an event. */
export async function publishWanted(run: string): Promise<void> {
  const content = await begin(run);
  if (content !== undefined) await end(run, content, await release(content));
}

const OPTIONS = { ...accountFor('publishing'), memory: '1GiB', timeoutSeconds: TIMEOUT_SECONDS } as const;

export const publishSite = onDocumentWritten(
  { ...OPTIONS, document: `${COLLECTIONS.publishing}/{id}`, maxInstances: 1, concurrency: 1, retry: true },
  ({ id, data }) => (data?.after.get('stage') === 'queued' ? publishWanted(id) : undefined),
);

/** Queues again what a deployment has replaced, what failed, and what a run that was killed has left. */
export async function queueAgain(): Promise<void> {
  const [latest] = await latestReleases(1);
  await firestore.runTransaction(async (transaction) => {
    const state = stateOf(await transaction.get(publishingState));
    if (state.wanted === 0) return;
    const isReplaced = latest?.version !== undefined && isDeployed(latest.version) && state.stage === 'live';
    if (!isReplaced && state.stage !== 'failed' && !isDead(state)) return;
    transaction.update(publishingState, { stage: 'queued', at: FieldValue.serverTimestamp() });
  });
}

export const republish = onSchedule({ ...OPTIONS, ...SCHEDULED, schedule: 'every 5 minutes' }, queueAgain);
