/** An email as it is sent: plain text, and HTML whose one picture, the logo, has the same address for everybody. */
import type { DeskReport } from '../desk/desk-report.ts';
import { localPath } from '../paths.ts';
import { spokenLanguageName } from '../guide/spoken-languages.ts';
import { escapeHtml } from '../escape-html.ts';
import { NO_DETECTION } from '../format-detection.ts';
import { formatDate, formatDays } from '../format-date.ts';
import type { Lang, MailLang } from '../lang.ts';
import type { ApplicationAnswer } from '../school/applications.ts';
import type { Intake } from '../school/intakes.ts';
import { PROGRAMME_TITLES } from '../school/programmes.ts';
import { confirmedText } from '../verification/confirmed-text.ts';
import type { Confirmed } from '../verification/verification.ts';
import {
  ACCOUNT,
  ANSWER_NAMES,
  FOOTNOTE,
  EMAILS,
  QUOTES,
  SIGNATURE,
  type Email,
  type Occasion,
} from './emails.ts';

/** What is filled into an email; unknown to HTML until it is escaped. */
export interface EmailValues extends DeskReport {
  /** Name of the receiver for the greeting; '' if unknown. */
  readonly receiver: string;
  readonly reason?: string | null;
  readonly name?: string;
  /** The guide to whom a message went. */
  readonly guide?: string;
  /** What one to the office is about: a topic, or a guide who takes none. */
  readonly about?: string;
  readonly topic?: string;
  readonly silent?: string;
  /** In which a link works. */
  readonly hours?: number;
  /** What an approval confirmed. */
  readonly confirmed?: Confirmed;
  /** Address of the guide's page, if there is one. */
  readonly slug?: string | null;
  /** The member number. */
  readonly number?: number;
  /** Last day of the term, `YYYY-MM-DD`; null without one. */
  readonly until?: string | null;
  /** A visitor's message, with the first and last day of the tour. */
  readonly message?: string;
  readonly email?: string;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly people?: number | null;
  readonly language?: Lang;
  /** Of the link; of the letters of URLs. */
  readonly token?: string;
  /** Of an application to the school, with its number where it waits for a place. */
  readonly intake?: Intake;
  readonly waiting?: number;
  readonly answer?: ApplicationAnswer | undefined;
  readonly phone?: string;
  readonly languages?: string;
}

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function greeting(receiver: string, lang: MailLang): string {
  if (receiver === '') return lang === 'ka' ? 'მოგესალმებით.' : 'Hello,';
  return lang === 'ka' ? 'მოგესალმებით, {receiver}.' : 'Dear {receiver},';
}

function datesOf({ from, to }: EmailValues, lang: MailLang): string | undefined {
  if (from && to) return formatDays(from, to, lang);
  const day = from || to;
  return day ? formatDate(day, lang) : undefined;
}

function intakePlaces({ id, programme, first_day, place, deadline, assessment_day }: Intake, lang: MailLang) {
  return {
    intake: id,
    programme: PROGRAMME_TITLES[programme][lang],
    start: formatDate(first_day, lang),
    place: place[lang],
    deadline: deadline && formatDate(deadline, lang),
    assessment: assessment_day && formatDate(assessment_day, lang),
  };
}

/** What is in the places of an email. */
function filledPlaces(
  values: EmailValues,
  lang: MailLang,
): Readonly<Record<string, string | number | null | undefined>> {
  const { until, since, language, confirmed, intake, answer, ...others } = values;
  return {
    ...others,
    ...(intake && intakePlaces(intake, lang)),
    until: until && formatDate(until, lang),
    since: since && formatDate(since, lang),
    dates: datesOf(values, lang),
    confirmed: confirmed && confirmedText(confirmed, lang),
    answer: answer && ANSWER_NAMES[answer][lang],
    language: language && spokenLanguageName(language, lang),
  };
}

const PLACE = /\{(\w+)\}/gu;

type Places = ReturnType<typeof filledPlaces>;

/** Returns undefined when a placeholder has no value. */
function fill(
  text: string,
  places: Places,
  write: (value: string, key: string) => string = String,
): string | undefined {
  const isWhole = [...text.matchAll(PLACE)].every(([, key = '']) => (places[key] ?? '') !== '');
  return isWhole ? text.replaceAll(PLACE, (_, key: string) => write(String(places[key]), key)) : undefined;
}

/** Values that translators are to leave as they are. */
const PROPER = ['receiver', 'name', 'number', 'email', 'phone'];

function writeHtml(value: string, key: string): string {
  const html = escapeHtml(value).replaceAll('\n', '<br>');
  return PROPER.includes(key) ? `<span translate="no">${html}</span>` : html;
}

interface Paragraph {
  readonly text: string;
  readonly html: string;
  /** Text that a person wrote, shown as a quotation. */
  readonly isQuote: boolean;
}

/** Without one that has a place for what is not known. */
function paragraphOf(words: string, isQuote: boolean, places: Places): Paragraph[] {
  const text = fill(words, places);
  const html = fill(escapeHtml(words), places, writeHtml);
  return text === undefined || html === undefined ? [] : [{ text, html, isQuote }];
}

/** The line with the number of the office, which is known when the email is sent. */
const OFFICE_PHONE = '{office_phone}';

/** @param phone of the office; undefined if it has given none. */
export function withOfficePhone({ subject, text, html }: Message, phone: string | undefined): Message {
  return {
    subject,
    text: replaceLast(text, phone ? OFFICE_PHONE : `${OFFICE_PHONE}\n`, phone ?? ''),
    html: replaceLast(html, phone ? OFFICE_PHONE : `${OFFICE_PHONE}<br>`, escapeHtml(phone ?? '')),
  };
}

/** The signature stands after all that people wrote, who may have written the same. */
function replaceLast(body: string, part: string, by: string): string {
  const at = body.lastIndexOf(part);
  return at < 0 ? body : body.slice(0, at) + by + body.slice(at + part.length);
}

/** A file of `public`. */
export const LOGO = '/icon-192.png';

const FONT = "font:16px/1.55 'Noto Sans Georgian',system-ui,sans-serif";

function htmlOf({ html, isQuote }: Paragraph): string {
  return isQuote
    ? `<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #8a8f98">${html}</blockquote>`
    : `<p style="margin:0 0 16px">${html}</p>`;
}

/** Mail programs join emails of one subject to one thread: the days of the tour, or the day, tell them apart. */
function subjectOf({ subject }: Email, lang: MailLang, places: Places, day: string): string {
  const text = fill(subject[lang], places) ?? subject[lang];
  return subject[lang].includes('{until}') ? text : `${text} (${places['dates'] ?? formatDate(day, lang)})`;
}

/**
 * @param origin of the site, without a slash at its end.
 * @param day of the email in Georgia, `YYYY-MM-DD`.
 * No colours of our own but one grey: mail programs then draw light and dark automatically.
 */
export function renderEmail(
  occasion: Occasion,
  lang: MailLang,
  values: EmailValues,
  origin: string,
  day: string,
): Message {
  const email: Email = EMAILS[occasion];
  const places = filledPlaces(values, lang);
  const subject = subjectOf(email, lang, places, day);
  const footnote = (email.footnote ?? FOOTNOTE)[lang];
  const paragraphs = [
    ...paragraphOf(greeting(values.receiver, lang), false, places),
    ...email.paragraphs
      .filter(({ unless = [] }) => !unless.some((name) => places[name]))
      .flatMap((words) => paragraphOf(words[lang], QUOTES.includes(words), places)),
  ];
  const links = (email.links ?? (email.footnote ? [] : [ACCOUNT])).flatMap((link) => {
    const label = fill(link.label[lang], places);
    const path = fill(link.path, places);
    return label === undefined || path === undefined
      ? []
      : [{ label, url: `${origin}${localPath(path, lang)}` }];
  });
  const text = [
    ...paragraphs.map((one) => (one.isQuote ? one.text.replaceAll(/^/gmu, '> ') : one.text)),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    `--\u0020\n${[SIGNATURE[lang], OFFICE_PHONE, footnote].join('\n')}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    NO_DETECTION,
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;${FONT}"><div style="max-width:560px;margin:0 auto">`,
    ...paragraphs.map(htmlOf),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`,
    ),
    `<p style="margin:24px 0 0"><img src="${escapeHtml(origin + LOGO)}" alt="" width="48" height="48"></p>`,
    `<p style="margin:8px 0 0;font-size:14px;opacity:.75">${[SIGNATURE[lang], OFFICE_PHONE, footnote].join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject, text, html };
}
