/**
 * Serves all public content that depends on data, behind Hosting's rewrites: directory and guide pages as
 * complete HTML, preview images for messengers, and a part of the sitemap.
 */
import { onRequest } from 'firebase-functions/v2/https';
import { inTime } from '../in-time.ts';
import { accountFor } from '../options.ts';
import { secured } from '../security-headers.ts';
import { callerOf, RateLimit } from '../rate-limit.ts';
import { CHECK_LIMITS } from '../../../src/domain/settings.ts';
import { handleVisit, type SiteSources } from './handle-visit.ts';
import { DirectoryReader } from './directory-copy.ts';
import { findCardKeys, findGuide, findMembership } from './find-public-data.ts';
import { loadPages } from './load-pages.ts';
import { sharePicture } from './share-picture.ts';

/** Minimum instances; each one costs money (docs/operating.md). Read at deployment. */
const waiting = Number(process.env['SITE_MIN_INSTANCES'] ?? 0);

const reader = new DirectoryReader();
const checks = new RateLimit(CHECK_LIMITS);

const sources: SiteSources = {
  directory: () => withLimit(reader.current()),
  guide: (slug) => withLimit(findGuide(slug)),
  membership: (number) => withLimit(findMembership(number)),
  cardKeys: () => withLimit(findCardKeys()),
  mayCheck: (caller) => checks.take(caller),
  pages: loadPages,
  picture: sharePicture,
};

/** Milliseconds after which the visitor sees that nothing could be read. */
const READ_LIMIT = 8_000;

const withLimit = <T>(work: Promise<T>) => inTime(work, READ_LIMIT);

export const site = onRequest(
  { ...accountFor('site'), memory: '1GiB', concurrency: 8, minInstances: waiting },
  secured(async ({ method, url, headers: received }, response) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { status, headers, body } = await handleVisit(
      { address: url, knownTag: received['if-none-match'], caller: callerOf(received['x-forwarded-for']) },
      sources,
    );
    response.writeHead(status, headers);
    response.end(method === 'HEAD' ? undefined : body);
  }),
);
