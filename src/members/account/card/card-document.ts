/**
 * The card as a document of its own, which needs nothing from the network: shown on the account page, printed from
 * there, and saved on a phone.
 */
import { encodeQR } from 'qr';
import { contact } from '../../../content/contact.ts';
import { site } from '../../../content/site.ts';
import { escapeHtml } from '../../../domain/escape-html.ts';
import { NO_DETECTION } from '../../../domain/format-detection.ts';
import { formatDate } from '../../../domain/format-date.ts';
import { claimLines } from '../../../domain/guide/claims.ts';
import { CARD_LABELS } from '../../../domain/membership/card-constants.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { PAGE_LANGS, type Lang, type Localized } from '../../../domain/lang.ts';
import type { MemberCard } from '../../../domain/membership/member-card.ts';
import { SIGNED_PREFIX } from '../../../domain/membership/signed-card.ts';
import { policyMeta } from '../../../domain/policy-meta.ts';
import { recordOf } from '../../../domain/record-of.ts';
import { absoluteUrl } from '../../../seo/site-url.ts';
import { MARK_PATH } from '../../../ui/pictures/mark-path.ts';
import style from './card.css?inline';

/** In both languages at once, because whoever checks the card may read either. */
export const CARD_TEXTS = {
  title: { en: 'Member card', ka: 'წევრის ბარათი' },
  ...CARD_LABELS,
  scan: {
    en: 'Scan the code or open the address to see whether the membership is valid today.',
    ka: 'დაასკანირეთ კოდი ან გახსენით მისამართი: ნახავთ, ძალაშია თუ არა წევრობა დღეს.',
  },
  compare: {
    en: 'Compare the name and picture there with the person in front of you.',
    ka: 'იქ მოცემული სახელი და სურათი შეადარეთ თქვენ წინაშე მყოფ პირს.',
  },
  savedOn: {
    en: 'Saved on this device on {date}. Later changes are not shown here.',
    ka: 'ამ მოწყობილობაზე შენახულია: {date}. მას შემდეგ მომხდარი ცვლილებები აქ არ ჩანს.',
  },
  noPicture: { en: 'No picture', ka: 'სურათის გარეშე' },
  account: { en: 'Your profile', ka: 'თქვენი პროფილი' },
} as const satisfies Readonly<Record<string, Localized>>;

export interface CardContent {
  readonly card: MemberCard;
  /** `data:` URL of the picture; undefined if there is none. */
  readonly portrait: string | undefined;
  /** The signed data (`signed-card.ts`); undefined until it is loaded. */
  readonly signed: string | undefined;
  /** When it was saved on a device; undefined on the account page. */
  readonly savedOn?: Date;
}

/** Allows neither scripts nor network requests. */
const POLICY = policyMeta({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** Renders each language in its own element. */
function both(tag: string, texts: Localized): string {
  return PAGE_LANGS.map((lang) => `<${tag} lang="${lang}">${escapeHtml(texts[lang])}</${tag}>`).join(' ');
}

function inBoth(text: (lang: Lang) => string): Localized {
  return recordOf<Localized>(PAGE_LANGS, text);
}

function fact(label: Localized, value: string): string {
  return `<div><dt>${both('span', label)}</dt><dd>${value}</dd></div>`;
}

/** Black on white, also where a contrast theme would make it black on black. */
const CODE_COLORS = 'background:#fff;forced-color-adjust:none';

/** Long names get smaller letters, so that the card on paper holds them. */
function nameSize(name: string): string {
  const { length } = Array.from(name);
  return length <= 24 ? 'large' : length <= 48 ? 'medium' : 'small';
}

function front({ card, portrait }: CardContent): string {
  const names = card.names.map(
    (name) =>
      `<p translate="no" class="name name--${nameSize(name)}" lang="${langOfText(name)}">${escapeHtml(name)}</p>`,
  );
  const untilText = inBoth((lang) => formatDate(card.until, lang));
  return `<section class="side front">
<header><svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentcolor" fill-rule="evenodd" d="${MARK_PATH}"/></svg><div>${both('p', site.name)}</div></header>
${portrait === undefined ? `<div class="portrait">${both('span', CARD_TEXTS.noPicture)}</div>` : `<img class="portrait" src="${escapeHtml(portrait)}" alt="">`}
<div class="person">${names.join('')}
${claimLines(card.claims, 'en')
  .map((_, place) => inBoth((lang) => claimLines(card.claims, lang)[place] ?? ''))
  .map((texts) => `<p class="detail">${both('span', texts)}</p>`)
  .join('')}</div>
<dl>${fact(CARD_TEXTS.number, `<span translate="no">${card.number}</span>`)}${fact(CARD_TEXTS.until, both('span', untilText))}</dl>
</section>`;
}

function back({ card, signed }: CardContent): string {
  // Without a language: the site uses the visitor's own.
  const address = absoluteUrl(`/check/${card.number}`);
  const contactLines = [contact.phone?.display, contact.email].filter((line) => line !== undefined);
  return `<section class="side back">
<div class="code" style="${CODE_COLORS}" role="img" aria-label="${escapeHtml(address)}">${encodeQR(signed === undefined ? address : `${address}${SIGNED_PREFIX}${signed}`, 'svg', { ecc: 'medium', border: 4 })}</div>
<div class="words">${both('p', CARD_TEXTS.scan)}
<p class="address" translate="no">${escapeHtml(address.replace(/^https?:\/\//u, ''))}</p>
${both('p', CARD_TEXTS.compare)}
<p class="contact" translate="no">${contactLines.map(escapeHtml).join('<br>')}</p></div>
</section>`;
}

/**
 * Returns the complete HTML document. Inside the account page its `main` is a second one, distinguished
 * by its name.
 */
export function cardDocument(content: CardContent): string {
  const { savedOn } = content;
  const title = PAGE_LANGS.map((lang) => CARD_TEXTS.title[lang]).join(' · ');
  const note = savedOn
    ? `<div class="note">${both(
        'p',
        inBoth((lang) => CARD_TEXTS.savedOn[lang].replace('{date}', formatDate(savedOn, lang))),
      )}
<p><a href="/profile"><span lang="ka">${CARD_TEXTS.account.ka}</span> · <span lang="en">${CARD_TEXTS.account.en}</span></a></p></div>`
    : '';
  return `<!doctype html>
<html lang="ka"><head><meta charset="utf-8">${POLICY}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${NO_DETECTION}<title>${title}</title><style>${style}</style></head>
<body><main aria-labelledby="card"><h1 id="card">${both('span', CARD_TEXTS.title)}</h1>
${front(content)}
${back(content)}
${note}</main></body></html>
`;
}
