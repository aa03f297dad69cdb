/** The page for an offline check, in the language of the address. */
import { verifyAsync } from '@noble/ed25519';
import { escapeHtml } from '../domain/escape-html.ts';
import { formatDate } from '../domain/format-date.ts';
import { claimLines, claimsOf, supervisedClaims } from '../domain/guide/claims.ts';
import { langOfText } from '../domain/guide/text-lang.ts';
import { PAGE_LANGS, LANGUAGES, type Lang } from '../domain/lang.ts';
import { CARD_LABELS } from '../domain/membership/card-constants.ts';
import {
  fromBase64Url,
  readSignedCard,
  SIGNED_PREFIX,
  type CardKey,
} from '../domain/membership/signed-card.ts';
import type { MemberCard } from '../domain/membership/member-card.ts';
import { lastSegment, localPath, parsePath } from '../domain/paths.ts';
import { tbilisiDay } from '../domain/tbilisi-day.ts';
import { RELOAD_SCRIPT, offlineDocument, TRY_AGAIN } from './offline-document.ts';
import texts from './texts.json' with { type: 'json' };

export const CHECK_TEXTS = { ...texts.check, ...CARD_LABELS };

type OfflineResult =
  | { readonly verdict: 'signed' | 'over'; readonly card: MemberCard }
  | { readonly verdict: 'forged' | 'unknownKey' | 'unsigned'; readonly card?: undefined };

/** Returns whether an address belongs to the check, in either language. */
export function isCheck(pathname: string): boolean {
  const { path } = parsePath(pathname);
  return path === '/check' || path.startsWith('/check/');
}

/** Verifies the signature of the card in the address, and that it belongs to the number there. */
async function resultOf(
  { pathname, hash }: URL,
  keys: readonly CardKey[],
  now: Date,
): Promise<OfflineResult> {
  if (!hash.startsWith(SIGNED_PREFIX)) return { verdict: 'unsigned' };
  const read = readSignedCard(hash.slice(SIGNED_PREFIX.length));
  if (!read) return { verdict: 'forged' };
  const { card, keyId, signature, message } = read;
  const key = keys.find(({ id }) => id === keyId);
  // This device has not fetched the key, or it is no longer in use.
  if (!key) return { verdict: 'unknownKey' };
  const isSigned = await verifyAsync(signature, message, fromBase64Url(key.public_key)).catch(() => false);
  if (!isSigned || String(card.number) !== lastSegment(pathname)) return { verdict: 'forged' };
  return { verdict: card.until < tbilisiDay(now) ? 'over' : 'signed', card };
}

function facts(
  { number, names, claims, until }: MemberCard,
  supervised: ReturnType<typeof supervisedClaims>,
  lang: Lang,
): string {
  const levels = claimLines(claims, lang);
  const lines = [
    ...names.map(
      (name) => `<p class="name" translate="no" lang="${langOfText(name)}">${escapeHtml(name)}</p>`,
    ),
    ...(levels.length > 0 ? levels : [CHECK_TEXTS.noLevel[lang]]).map((line) => `<p>${escapeHtml(line)}</p>`),
    ...supervised.map(({ name, meaning }) => `<p><strong>${escapeHtml(`${name}: ${meaning}`)}</strong></p>`),
    `<p>${CHECK_TEXTS.number[lang]}: <strong>${number}</strong></p>`,
    `<p>${CHECK_TEXTS.until[lang]}: <strong>${formatDate(until, lang)}</strong></p>`,
  ];
  return lines.join('\n');
}

/** Links to the same result in the other languages. */
function otherLanguages({ pathname, hash }: URL): string {
  const { lang, path } = parsePath(pathname);
  return PAGE_LANGS.filter((one) => one !== lang)
    .map(
      (one) =>
        `<a lang="${one}" href="${escapeHtml(localPath(path, one) + hash)}">${LANGUAGES[one].name}</a>`,
    )
    .join(' ');
}

/** @param keys that this device cached on its last visit with network. */
export async function offlineCheck(url: URL, keys: readonly CardKey[], now: Date): Promise<Response> {
  const { lang } = parsePath(url.pathname);
  const { verdict, card } = await resultOf(url, keys, now);
  // Green would be taken for leave to guide alone.
  const supervised = card ? supervisedClaims(card.claims, lang) : [];
  const isUnknown = card && claimsOf(card.claims).some((claim) => !claim.certification_level);
  const look = verdict === 'signed' && (supervised.length > 0 || isUnknown) ? 'supervised' : verdict;
  const words = card ? CHECK_TEXTS.proves : CHECK_TEXTS[`${verdict}Text`];
  return offlineDocument(
    lang,
    CHECK_TEXTS.title[lang],
    `<h1>${CHECK_TEXTS.title[lang]}</h1>
<section class="${look}"><h2>${CHECK_TEXTS[verdict][lang]}</h2>
${card ? facts(card, supervised, lang) : ''}</section>
<p>${words[lang]}</p>
${verdict === 'unsigned' ? `<p><a href="">${TRY_AGAIN[lang]}</a></p>` : ''}
<p><a href="${localPath('/', lang)}">${CHECK_TEXTS.home[lang]}</a> ${otherLanguages(url)}</p>`,
    // The result of a card stays on the screen.
    verdict === 'unsigned' ? RELOAD_SCRIPT : undefined,
  );
}
