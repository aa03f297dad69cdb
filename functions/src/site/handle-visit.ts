/** Builds the response to a visit of a guide or membership page: status, headers, body. */
import { createHash } from 'node:crypto';
import { logger } from 'firebase-functions/v2';
import { guideInLang, pageInLang } from '../../../src/domain/directory/in-lang.ts';
import type { PublicGuide } from '../../../src/domain/directory/public-guide.ts';
import { typedApplication } from '../../../src/domain/messages/application-form.ts';
import {
  type ApplicationStep,
  officeRecipient,
  recipientSchema,
  type MessageStep,
  type Recipient,
} from '../../../src/domain/messages/message-page.ts';
import { NOTHING_TYPED } from '../../../src/domain/messages/message-form.ts';
import { topicOf } from '../../../src/domain/messages/office-topics.ts';
import { messagePath } from '../../../src/domain/messages/message-paths.ts';
import type { CardKey } from '../../../src/domain/membership/signed-card.ts';
import {
  MAX_TYPED_NUMBER,
  type MembershipCheck,
  checkMembership,
  type PublicMembership,
} from '../../../src/domain/membership/public-membership.ts';
import type { PageData, SitePages } from '../../../src/domain/site/site-pages.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import { takesApplications } from '../../../src/domain/school/intakes.ts';
import { tbilisiDay, tbilisiDayNumber } from '../../../src/domain/tbilisi-day.ts';
import { localPath, parseAddress } from '../../../src/domain/paths.ts';
import { cached } from '../cached.ts';
import { officeAddress } from '../mail/settings.ts';
import type { Caller } from '../rate-limit.ts';
import type { DirectoryCopy } from './directory-copy.ts';
import type { FoundGuide } from './find-public-data.ts';
import type { sharePicture } from './share-picture.ts';
import { guideAddress, parseSiteAddress, type SiteAddress } from './site-address.ts';

/** The data sources of responses. */
export interface SiteSources {
  /** Returns undefined if the number was never given. */
  readonly membership: (number: string) => Promise<PublicMembership | undefined>;
  /** Counts a request of that caller; returns whether it is allowed. */
  readonly mayCheck: (caller: Caller) => boolean;
  readonly directory: () => Promise<DirectoryCopy>;
  readonly guide: (slug: string) => Promise<FoundGuide>;
  readonly cardKeys: () => Promise<CardKey[]>;
  readonly pages: () => Promise<SitePages>;
  readonly picture: typeof sharePicture;
}

export interface Visit {
  /** Path and query with the language prefix. */
  readonly address: string;
  /** The entity tag of the visitor's cached copy. */
  readonly knownTag?: string | undefined;
  readonly caller: Caller;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Browsers revalidate each time; the CDN caches for this many seconds, after which hidden data is gone
 * from it. Without an explicit time, Hosting would cache a 404 for ten minutes.
 */
const CACHED = 'public, max-age=0, s-maxage=60, must-revalidate';
const CACHED_BRIEFLY = 'public, max-age=0, s-maxage=10, must-revalidate';
const NOT_CACHED = 'no-store';
/** Seconds. */
const RETRY_AFTER = '10';
const RETRY_CHECK_AFTER = '60';

const MISSING: PageData = { kind: 'missing' };

/**
 * Cached responses of the directory, one per version of the data and day: rendering takes longer than searching.
 */
const rendered = new Map<string, Promise<Reply>>();
const MAX_RENDERED = 100;

type Answered = Exclude<SiteAddress, { kind: 'elsewhere' }>;
type PageRequest = Exclude<Answered, { kind: 'sitemap' | 'card-keys' }>;

/** Returns the response to a visit. Never throws: read errors are shown on a page. */
export async function handleVisit(visit: Visit, sources: SiteSources): Promise<Reply> {
  const { pathname, searchParams } = parseAddress(visit.address);
  const request = parseSiteAddress(pathname, searchParams);
  // What is typed into a form or added to an address may mean another page tomorrow; how a path is written does not.
  if (request.kind === 'elsewhere') return redirect(searchParams.size > 0 ? 302 : 301, request.location);
  try {
    return withTag(await respond(request, visit, sources), visit.knownTag);
  } catch (error) {
    logger.error('A visit could not be answered', { error: String(error) });
    return failure(request, visit, sources);
  }
}

async function respond(request: Answered, visit: Visit, sources: SiteSources): Promise<Reply> {
  if (request.kind === 'sitemap') return sitemap(sources);
  if (request.kind === 'card-keys')
    return textReply(200, 'application/json', JSON.stringify({ keys: await sources.cardKeys() }));
  const answer = answerTo(request, visit, sources);
  if (request.kind === 'nothing') return answer(404, MISSING);
  if (request.kind === 'directory') {
    // Loads the page's code in parallel with the directory.
    const [{ directory, version }, pages] = await Promise.all([sources.directory(), sources.pages()]);
    const day = tbilisiDayNumber(new Date());
    return cached(rendered, `${version} ${day} ${pages.contactTag()} ${visit.address}`, MAX_RENDERED, () => {
      const page = pageInLang(directory.find(request.query, request.lang, day), request.lang);
      return answer(200, { kind: 'directory', page });
    });
  }
  if (request.kind === 'check') return check(request, visit.caller, sources, answer);
  if (request.kind === 'message') return messageForm(request, sources, answer);
  if (request.kind === 'apply') {
    const intake = (await sources.pages()).intakes().find(({ id }) => id === request.intake);
    const isOpen = intake && takesApplications(intake, tbilisiDay(new Date()));
    const step: ApplicationStep = isOpen
      ? { step: 'form', intake, values: typedApplication(), faults: {} }
      : { step: 'closed', intake };
    return answer(intake ? 200 : 404, { kind: 'application', step });
  }
  const [found] = await Promise.all([sources.guide(request.slug), sources.pages()]);
  if (found.kind === 'moved') return redirect(301, guideAddress(request, found.slug));
  if (found.kind === 'missing') return answer(404, MISSING);
  const guide = guideInLang(found.guide, request.lang);
  if (request.form === 'card') return card(guide, request.lang, visit, sources);
  return answer(200, { kind: 'guide', guide });
}

/** The empty form, the same for everybody; posted forms are handled by the function `messages`. */
async function messageForm(
  request: Extract<PageRequest, { kind: 'message' }>,
  sources: SiteSources,
  answer: Answer,
): Promise<Reply> {
  const topic = topicOf(request.slug);
  const show = (status: Status, step: MessageStep) => answer(status, { kind: 'message', step });
  const form = (recipient: Recipient) =>
    show(200, { step: 'form', recipient, values: NOTHING_TYPED, faults: {} });
  if (topic) {
    const office = (await sources.pages()).officeEmail() ?? officeAddress();
    return office === undefined ? show(503, { step: 'failed' }) : form(officeRecipient(topic));
  }
  const [found] = await Promise.all([sources.guide(request.slug), sources.pages()]);
  if (found.kind === 'moved') return redirect(301, localPath(messagePath(found.slug), request.lang));
  if (found.kind === 'missing') return show(404, { step: 'closed' });
  const recipient = recipientSchema.parse(found.guide);
  const isClosed = !recipient.accepts_messages && officeAddress() === undefined;
  return isClosed ? show(200, { step: 'closed', recipient }) : form(recipient);
}

/** Rendered only if the visitor has another version: the tag is derived from the card's content. */
async function card(guide: PublicGuide, lang: Lang, visit: Visit, sources: SiteSources): Promise<Reply> {
  const parts = (await sources.pages()).shareCard(guide, lang);
  const etag = tagOf(JSON.stringify([parts, guide.avatar_url]));
  const headers = { 'content-type': 'image/jpeg', 'cache-control': CACHED, etag };
  if (isKnown(etag, visit.knownTag)) return { status: 304, headers, body: '' };
  return { status: 200, headers, body: await sources.picture(etag, guide, parts) };
}

/** Cached for seconds only: the page says at what time it was true. */
async function check(
  request: Extract<PageRequest, { kind: 'check' }>,
  caller: Caller,
  sources: SiteSources,
  answer: Answer,
): Promise<Reply> {
  const [result] = await Promise.all([checkNumber(request, caller, sources), sources.pages()]);
  const isRefused = result.outcome === 'too-many';
  const reply = await answer(isRefused ? 429 : 200, { kind: 'check', check: result });
  if (isRefused || result.outcome === 'ask') return reply;
  return { ...reply, headers: { ...reply.headers, 'cache-control': CACHED_BRIEFLY } };
}

async function checkNumber(
  { number, typed, lang }: Extract<PageRequest, { kind: 'check' }>,
  caller: Caller,
  { membership, mayCheck }: SiteSources,
): Promise<MembershipCheck> {
  const checked_at = new Date().toISOString();
  if (number === undefined) return { ...outcomeOfTyped(typed), checked_at };
  if (!mayCheck(caller)) return { outcome: 'too-many', number, checked_at };
  return checkMembership(number, await membership(number), new Date(), lang);
}

/** For text that is not a number. It stays in the field. */
function outcomeOfTyped(typed: string | undefined): Pick<MembershipCheck, 'outcome' | 'typed'> {
  if (typed === undefined) return { outcome: 'ask' };
  if (typed.trim() === '') return { outcome: 'missing' };
  return { outcome: 'invalid', typed: Array.from(typed).slice(0, MAX_TYPED_NUMBER).join('') };
}

type Answer = (status: Status, data: PageData) => Promise<Reply>;

/** Returns what answers a visit with a page that shows these data. */
function answerTo({ form }: PageRequest, { address }: Visit, { pages }: SiteSources): Answer {
  return async (status, data) => {
    if (form === 'card') return textReply(status, 'text/plain', 'No such picture\n');
    const { renderResponse } = await pages();
    return textReply(status, 'text/html', await renderResponse(address, data));
  };
}

type Status = 200 | 404 | 429 | 503;

function textReply(status: Status, type: string, body: string): Reply {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': { 200: CACHED, 404: CACHED_BRIEFLY, 429: NOT_CACHED, 503: NOT_CACHED }[status],
    ...(status === 503 && { 'retry-after': RETRY_AFTER }),
    ...(status === 429 && { 'retry-after': RETRY_CHECK_AFTER }),
  };
  return { status, headers, body };
}

async function sitemap({ directory, pages }: SiteSources): Promise<Reply> {
  const [listed, { renderSitemap }] = await Promise.all([directory(), pages()]);
  return textReply(200, 'application/xml', renderSitemap(listed.directory.guides.map(({ slug }) => slug)));
}

/** An error page with the association's contact details, or a line where there is no page or none can be rendered. */
async function failure(request: Answered, visit: Visit, sources: SiteSources): Promise<Reply> {
  try {
    if ('form' in request && request.form === 'page')
      return await answerTo(request, visit, sources)(503, failureOf(request));
  } catch (error) {
    logger.error('The page that says so could not be rendered', { error: String(error) });
  }
  return textReply(503, 'text/plain', 'The site cannot answer now. Please try again in a moment.\n');
}

function failureOf(request: PageRequest): PageData {
  if (request.kind === 'message') return { kind: 'message', step: { step: 'failed' } };
  if (request.kind === 'apply') return { kind: 'application', step: { step: 'failed' } };
  if (request.kind !== 'check') return { kind: 'failed' };
  const checked_at = new Date().toISOString();
  return { kind: 'check', check: { outcome: 'failed', number: request.number, checked_at } };
}

function redirect(status: 301 | 302, location: string): Reply {
  return { status, headers: { location, 'cache-control': CACHED }, body: '' };
}

function withTag(reply: Reply, knownTag: string | undefined): Reply {
  if (reply.status !== 200 || reply.headers['etag'] !== undefined) return reply;
  const etag = tagOf(reply.body);
  const headers = { ...reply.headers, etag };
  return isKnown(etag, knownTag) ? { status: 304, headers, body: '' } : { ...reply, headers };
}

function tagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 24)}"`;
}

/** A proxy that compresses the body marks the tag as weak. */
function isKnown(etag: string, knownTag: string | undefined): boolean {
  return knownTag?.split(',').some((tag) => tag.trim().replace('W/', '') === etag) ?? false;
}
