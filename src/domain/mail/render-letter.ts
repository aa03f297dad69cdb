/** A letter as it is sent: plain text, and HTML that needs nothing from the network. */
import { localPath } from '../paths.ts';
import { escapeHtml } from '../escape-html.ts';
import { formatDate } from '../format-date.ts';
import type { Lang } from '../lang.ts';
import { FOOTNOTE, LETTERS, REASON, SIGNATURE, type Letter, type Occasion } from './letters.ts';

/** What is filled into a letter; unknown to HTML until it is escaped. */
export interface LetterValues {
  /** Of the receiver, for the greeting; '' where it is not known. */
  readonly receiver: string;
  readonly reason?: string | null;
  readonly name?: string;
  readonly count?: number;
  readonly days?: number;
  /** Of the member. */
  readonly number?: number;
  /** Last day of the term, `YYYY-MM-DD`. */
  readonly until?: string;
}

export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

function greeting(receiver: string, lang: Lang): string {
  if (receiver === '') return lang === 'ka' ? 'გამარჯობა,' : 'Hello,';
  return lang === 'ka' ? `გამარჯობა, ${receiver},` : `Dear ${receiver},`;
}

type Place = 'name' | 'count' | 'days' | 'number' | 'until';

function fill(text: string, lang: Lang, values: LetterValues): string {
  const until = values.until === undefined ? undefined : formatDate(values.until, lang);
  return text.replaceAll(/\{(name|count|days|number|until)\}/gu, (place, key: Place) =>
    String({ ...values, until }[key] ?? place),
  );
}

interface Paragraph {
  readonly text: string;
  /** Words of a person, set off from ours. */
  readonly isQuote: boolean;
}

function paragraphsOf(letter: Letter, lang: Lang, values: LetterValues): Paragraph[] {
  return letter.paragraphs.flatMap((paragraph): Paragraph[] => {
    if (paragraph !== REASON) return [{ text: fill(paragraph[lang], lang, values), isQuote: false }];
    return values.reason ? [{ text: values.reason, isQuote: true }] : [];
  });
}

const FONT = "font:16px/1.55 'Noto Sans Georgian',system-ui,sans-serif";

function htmlOf(paragraph: Paragraph): string {
  const text = escapeHtml(paragraph.text).replaceAll('\n', '<br>');
  return paragraph.isQuote
    ? `<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #8a8f98">${text}</blockquote>`
    : `<p style="margin:0 0 16px">${text}</p>`;
}

/**
 * @param origin of the site, without a slash at its end.
 * No colours of our own but one grey: mail programs then draw light and dark by themselves.
 */
export function renderLetter(occasion: Occasion, lang: Lang, values: LetterValues, origin: string): Message {
  const letter: Letter = LETTERS[occasion];
  const subject = fill(letter.subject[lang], lang, values);
  const paragraphs = [
    { text: greeting(values.receiver, lang), isQuote: false },
    ...paragraphsOf(letter, lang, values),
  ];
  const link = letter.link && {
    label: letter.link.label[lang],
    url: `${origin}${localPath(letter.link.path, lang)}`,
  };
  const text = [
    ...paragraphs.map((one) => (one.isQuote ? one.text.replaceAll(/^/gmu, '> ') : one.text)),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `--\u0020\n${SIGNATURE[lang]}\n${FOOTNOTE[lang]}`,
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;${FONT}"><div style="max-width:560px;margin:0 auto">`,
    ...paragraphs.map(htmlOf),
    ...(link
      ? [`<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`]
      : []),
    `<p style="margin:24px 0 0;font-size:14px;opacity:.75">${SIGNATURE[lang]}<br>${FOOTNOTE[lang]}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject, text, html };
}
