/** A release of the published content: the live one with other pages. Whole or not at all. */
import type { PublishedRecords, SiteFiles } from '../../../src/domain/content/content.ts';
import { uploadedFiles } from '../../../src/domain/content/uploads.ts';
import { DAY_MS } from '../../../src/domain/timestamp.ts';
import {
  compressed,
  createRelease,
  createVersion,
  filesOf,
  isDeployed,
  latestReleases,
} from './hosting-api.ts';

/** Open tabs and saved pages ask for the scripts and styles of the build that they are of. */
const ASSET_DAYS = 30;
const MOST_RELEASES = 100;
/** A deployment may come between the reading and the release. */
const ATTEMPTS = 3;

/** What a release draws anew, and leaves out where the record has gone. */
const OF_RECORDS = /^(?:\/en)?\/(?:news\/[^/]+\/index\.html|association\/ats\/[^/]+\.ics)$/u;

async function liveRelease() {
  const [release] = await latestReleases(1);
  if (!release?.version) throw new Error('The site has no release');
  return { name: release.name, version: release.version };
}

/** Files of the builds of the last days that the live release lacks. */
async function formerAssets(now: number): Promise<[string, string][]> {
  const recent = (await latestReleases(MOST_RELEASES)).flatMap(({ version, releaseTime }) =>
    version && isDeployed(version) && Date.parse(releaseTime) > now - ASSET_DAYS * DAY_MS ? version : [],
  );
  const files = await Promise.all(
    recent.map((version) => filesOf(version).catch(() => new Map<string, string>())),
  );
  return files.flatMap((each) => [...each].filter(([path]) => path.startsWith('/assets/')));
}

/**
 * Releases the content, with the uploaded files that it names and no others.
 * @param readFile reads one of them, as checked; undefined if it is missing, which keeps nothing else from the site.
 * @returns 'deploying' while the live release is of another build than this code, whose pages
 * need files that it does not have: functions and pages of a deployment do not change at the same moment.
 */
export async function releaseContent(
  site: SiteFiles,
  records: PublishedRecords,
  content: number,
  readFile: (path: string) => Promise<Uint8Array | undefined>,
): Promise<'live' | 'deploying'> {
  const texts = site.drawFiles(records, content);
  const drawn = texts.map(compressed);
  const uploads = new Set(texts.flatMap(({ text }) => uploadedFiles(text)));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const base = await liveRelease();
    const present = await filesOf(base.version);
    if (!site.needs.every((file) => present.has(file))) return 'deploying';
    const kept = [...present].filter(
      ([path]) => !OF_RECORDS.test(path) && (uploads.has(path) || uploadedFiles(path).length === 0),
    );
    const added = await Promise.all(
      [...uploads]
        .filter((path) => !present.has(path))
        .map(async (path) => {
          const text = await readFile(path);
          return text && compressed({ path, text });
        }),
    );
    const sent = [...drawn, ...added.filter((file) => file !== undefined)];
    const files = new Map([
      ...(await formerAssets(Date.now())),
      ...kept,
      ...sent.map(({ path, hash }) => [path, hash] as const),
    ]);
    const version = await createVersion(base.version, files, sent, content);
    // A version that is not released has no content of its own, and is seen by nobody.
    if ((await liveRelease()).name !== base.name) continue;
    const made = await createRelease(version);
    // Hosting has no condition for a release: a deployment of the last moment would be taken back by it.
    const other = (await latestReleases(2)).find(({ name }) => name !== made.name && name !== base.name);
    if (!other) return 'live';
    if (other.version && (await liveRelease()).name === made.name) await createRelease(other.version);
  }
  return 'deploying';
}
