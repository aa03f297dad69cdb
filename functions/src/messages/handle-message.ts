/** The HTTP handler of the message pages and their forms: returns status, headers and body. */
import { logger } from 'firebase-functions/v2';
import { isGuideSlug } from '../../../src/domain/directory/slug.ts';
import type { Lang } from '../../../src/domain/lang.ts';
import {
  cleanedApplication,
  readApplication,
  typedApplication,
} from '../../../src/domain/messages/application-form.ts';
import {
  type ApplicationStep,
  officeRecipient,
  type FormPage,
  type MessageRefusal,
  type MessageStep,
} from '../../../src/domain/messages/message-page.ts';
import {
  cleanedValues,
  isTrapped,
  readMessage,
  typedValues,
} from '../../../src/domain/messages/message-form.ts';
import { applyPath, messagePath } from '../../../src/domain/messages/message-paths.ts';
import { topicOf } from '../../../src/domain/messages/office-topics.ts';
import { localPath, parseAddress, parsePath } from '../../../src/domain/paths.ts';
import { takesApplications, type Intake } from '../../../src/domain/school/intakes.ts';
import { MESSAGE_REQUESTS } from '../../../src/domain/settings.ts';
import type { SitePages } from '../../../src/domain/site/site-pages.ts';
import { tbilisiDay } from '../../../src/domain/tbilisi-day.ts';
import { firestore } from '../app.ts';
import { RateLimit, type Caller } from '../rate-limit.ts';
import type { Reply } from '../site/handle-visit.ts';
import { loadPages } from '../site/load-pages.ts';
import { followLink, sendApplication } from './applications.ts';
import { followConfirmation, followReport } from './message-links.ts';
import { readRecipient } from './recipient.ts';
import { sendMessage } from './send-message.ts';

const limit = new RateLimit(MESSAGE_REQUESTS);

export interface MessageVisit {
  readonly isPost: boolean;
  /** Path and query with the language prefix. */
  readonly address: string;
  readonly body: Buffer;
  readonly caller: Caller;
}

/** Maximum bytes of a posted form: several times the longest valid message. */
const MAX_BODY = 256 * 1024;

/** A link copied out of a text may end with a punctuation mark. */
const ADDRESS = /^\/(messages|applications)\/(send(?=\/[\w-]+$)|confirm|report|status)\/([\w-]+)/u;

/** Returns the response to a visit. @throws when no page can be rendered. */
export async function handleMessage(visit: MessageVisit): Promise<Reply> {
  const { pathname } = parseAddress(visit.address);
  const { lang, path } = parsePath(pathname);
  const [, about, what, name = ''] = ADDRESS.exec(path) ?? [];
  const isApplication = about === 'applications';
  // The empty form is the same for everybody, so the function `site` renders it.
  if (what === 'send' && !visit.isPost) {
    const location = localPath(isApplication ? applyPath(name) : messagePath(name), lang);
    return { status: 302, headers: { ...HEADERS, location }, body: '' };
  }
  const pages = await loadPages();
  const page: FormPage = isApplication
    ? { kind: 'application', step: await applicationOf(what, name, lang, visit, pages) }
    : { kind: 'message', step: await stepOf(what, name, lang, visit) };
  const { step } = page;
  const body = await pages.renderResponse(localPath(path, lang), page);
  const isLater = step.step === 'too-often' || step.step === 'failed';
  const headers = { ...HEADERS, ...(isLater && { 'retry-after': '60' }) };
  return { status: statusOf(step), headers, body };
}

/** Addresses hold tokens: they are not passed on, stored or logged. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

async function stepOf(
  what: string | undefined,
  name: string,
  lang: Lang,
  visit: MessageVisit,
): Promise<MessageStep> {
  try {
    if (!limit.take(visit.caller)) return { step: 'too-often' };
    if (what === 'send')
      return isGuideSlug(name) || topicOf(name) ? await handleForm(name, lang, visit) : { step: 'closed' };
    if (what === 'confirm') return await followConfirmation(visit.isPost, name);
    if (what === 'report') return await followReport(visit.isPost, name);
    return { step: 'no-link' };
  } catch (error) {
    logger.error('A message could not be dealt with', { error: String(error) });
    return what === 'send' ? failedForm(name, visit) : { step: 'failed' };
  }
}

/** The intakes are those that the pages show. */
async function applicationOf(
  what: string | undefined,
  key: string,
  lang: Lang,
  visit: MessageVisit,
  pages: SitePages,
): Promise<ApplicationStep> {
  const intake = what === 'send' ? pages.intakes().find(({ id }) => id === key) : undefined;
  try {
    if (!limit.take(visit.caller)) return { step: 'too-often' };
    const posted = postedForm(visit);
    if (what === 'send') return await handleApplication(intake, posted, lang, visit);
    const button = posted.has('withdraw') ? 'withdraw' : 'confirm';
    return await followLink(key, visit.isPost ? button : undefined, pages);
  } catch (error) {
    logger.error('An application could not be dealt with', { error: String(error) });
    if (!intake) return { step: 'failed' };
    const values = typedApplication(postedForm(visit));
    return { step: 'form', intake, values, faults: {}, refusal: 'failed' };
  }
}

function postedForm({ body }: MessageVisit): URLSearchParams {
  return new URLSearchParams(body.length > MAX_BODY ? undefined : body.toString('utf8'));
}

/** Why a form is refused whatever is typed into its fields. */
function refusalOf({ body }: MessageVisit, posted: URLSearchParams): MessageRefusal | undefined {
  if (body.length > MAX_BODY) return 'too-large';
  return isTrapped(posted) ? 'trapped' : undefined;
}

async function handleApplication(
  intake: Intake | undefined,
  posted: URLSearchParams,
  language: Lang,
  visit: MessageVisit,
): Promise<ApplicationStep> {
  const today = tbilisiDay(new Date());
  if (!intake || !takesApplications(intake, today)) return { step: 'closed', intake };
  const typed = typedApplication(posted);
  const read = readApplication(typed, intake, today);
  const form = { step: 'form', intake, values: cleanedApplication(typed), faults: {} } as const;
  const refusal = refusalOf(visit, posted);
  if (refusal) return { ...form, refusal };
  if ('faults' in read) return { ...form, faults: read.faults };
  const { application } = read;
  const sent = await sendApplication({ intake, application, language, caller: visit.caller });
  return 'refusal' in sent ? { ...form, refusal: sent.refusal } : sent;
}

/** Shows the typed values again even when nothing could be read. */
function failedForm(slug: string, visit: MessageVisit): MessageStep {
  const values = typedValues(postedForm(visit));
  const topic = topicOf(slug);
  const recipient = topic
    ? officeRecipient(topic)
    : { slug, full_name: '', georgian_name: '', latin_name: '' };
  return { step: 'form', recipient, values, faults: {}, refusal: 'failed' };
}

async function handleForm(slug: string, language: Lang, visit: MessageVisit): Promise<MessageStep> {
  const posted = postedForm(visit);
  const typed = typedValues(posted);
  const read = readMessage(typed, tbilisiDay(new Date()));
  const refusal = refusalOf(visit, posted);
  const form = { step: 'form', values: cleanedValues(typed), faults: {} } as const;
  if (refusal || 'faults' in read) {
    const found = await firestore.runTransaction((one) => readRecipient(one, slug));
    if (!found) return { step: 'closed' };
    const faults = 'faults' in read && !refusal ? read.faults : {};
    return { ...form, recipient: found.shown, faults, refusal };
  }
  const sent = await sendMessage({ slug, message: read.message, language, caller: visit.caller });
  return 'refusal' in sent ? { ...form, ...sent } : sent;
}

interface Outcome {
  readonly step: (MessageStep | ApplicationStep)['step'];
  readonly refusal?: MessageRefusal | undefined;
}

const REFUSAL_STATUS: Readonly<Record<MessageRefusal, number>> = {
  'too-many': 429,
  'too-many-emails': 429,
  'guide-full': 429,
  blocked: 403,
  trapped: 422,
  'too-large': 413,
  failed: 503,
};

const STATUS: Readonly<Partial<Record<Outcome['step'], number>>> = {
  form: 422,
  'too-often': 429,
  failed: 503,
  closed: 404,
  'no-link': 404,
};

function statusOf({ step, refusal }: Outcome): number {
  return (refusal ? REFUSAL_STATUS[refusal] : STATUS[step]) ?? 200;
}
