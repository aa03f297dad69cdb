/** The offline fallback page, for addresses that are not cached: it links to the pages that are. */
import { escapeHtml } from '../domain/escape-html.ts';
import { PAGE_LANGS, type Lang } from '../domain/lang.ts';
import { SAVED_CARD } from '../domain/membership/card-constants.ts';
import { applyPath, messagePath } from '../domain/messages/message-paths.ts';
import { parsePath } from '../domain/paths.ts';
import { RELOAD_SCRIPT, offlineDocument, TRY_AGAIN } from './offline-document.ts';
import texts from './texts.json' with { type: 'json' };

export const OFFLINE_TEXTS = texts.page;

/** Maximum number of links in each language. */
const MOST = 12;

/** A page that this device has saved. */
export interface SavedPage {
  readonly url: URL;
  readonly html: string;
}

function link({ url, html }: SavedPage): string {
  const address = escapeHtml(url.pathname + url.search);
  // Without the site's name after a dash. Already escaped, because it comes from a page of this site.
  const title = /<title>([^<]+?)(?: – [^–<]*)?<\/title>/u.exec(html)?.[1];
  return `<li><a href="${address}">${title ?? address}</a></li>`;
}

/** A list of what opens, in its language; empty if nothing does. */
function listOf(lang: Lang, links: readonly string[]): string {
  return links.length === 0 ? '' : `<p>${OFFLINE_TEXTS.saved[lang]}</p><ul>${links.join('\n')}</ul>`;
}

/**
 * @param saved the oldest first. Offered are the newest, first those in the language of the address, then the
 * others: an address typed without its language need not be in the reader's.
 * @param hasCard whether a member has saved the card on this device. It is offered before all else, in either language.
 */
export function offlinePage(url: URL, saved: readonly SavedPage[], hasCard: boolean): Response {
  const { lang, path } = parsePath(url.pathname);
  const linksIn = (one: Lang) =>
    saved
      .filter((page) => parsePath(page.url.pathname).lang === one)
      .toReversed()
      .slice(0, MOST)
      .map(link);
  const others = PAGE_LANGS.filter((one) => one !== lang).map(
    (one) => [one, listOf(one, linksIn(one))] as const,
  );
  const card = `<li><a href="${SAVED_CARD.path}">${OFFLINE_TEXTS.card[lang]}</a></li>`;
  return offlineDocument(
    lang,
    OFFLINE_TEXTS.title[lang],
    `<h1>${OFFLINE_TEXTS.title[lang]}</h1>
<section><p>${OFFLINE_TEXTS.text[lang]}</p>${[messagePath(''), applyPath('')].some((form) => path.startsWith(form)) ? `<p>${OFFLINE_TEXTS.draft[lang]}</p>` : ''}
<p><a href="">${TRY_AGAIN[lang]}</a></p></section>
${listOf(lang, [...(hasCard ? [card] : []), ...linksIn(lang)])}
${others.map(([one, list]) => (list === '' ? '' : `<div lang="${one}"><p>${OFFLINE_TEXTS.text[one]}</p>${list}</div>`)).join('')}`,
    RELOAD_SCRIPT,
  );
}
