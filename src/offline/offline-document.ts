/**
 * The frame of the pages that the service worker renders itself: complete documents without further
 * files.
 */
import { site } from '../content/site.ts';
import { NO_DETECTION } from '../domain/format-detection.ts';
import type { Lang, Localized } from '../domain/lang.ts';
import { policyMeta } from '../domain/policy-meta.ts';
import { LIGHT } from '../theme/tokens.ts';
import { MARK_PATH } from '../ui/pictures/mark-path.ts';

/** Dark on white, for bright sun; the text carries the meaning, the border only repeats it. */
const STYLE = `:root{color-scheme:light;font:1.0625rem/1.5 'Noto Sans Georgian',system-ui,sans-serif;color:${LIGHT.text.primary};background:${LIGHT.background.paper}}
body{margin:0;overflow-wrap:anywhere}
header,main{margin:0 auto;padding:1.25rem 1.5rem;max-width:32rem}
header{display:flex;gap:.75rem;align-items:center;padding-bottom:0;font-weight:600;line-height:1.3;color:${LIGHT.primary.dark}}
section{padding:1rem 1.25rem;border:3px solid ${LIGHT.error.main};border-radius:.5rem}
section.signed{border-color:${LIGHT.success.main}}section.supervised{border-color:${LIGHT.text.secondary}}
h1{font-size:1rem;font-weight:600}h2{margin:0 0 .5rem;font-size:1.75rem;line-height:1.4}p{margin:.5rem 0}ul{padding:0;list-style:none}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
a{color:${LIGHT.primary.dark};display:inline-block;margin-right:1.25rem;padding:.5rem 0}.name{font-size:1.25rem;font-weight:700}`;

const MARK = `<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true"><path fill="currentcolor" fill-rule="evenodd" d="${MARK_PATH}"/></svg>`;

export const TRY_AGAIN = { en: 'Try again', ka: 'ხელახლა ცდა' } as const satisfies Localized;

/**
 * Going back to an entry created by client-side navigation loads nothing, so the page reloads itself. The
 * network is rarely usable right when the `online` event fires.
 */
export const RELOAD_SCRIPT = `addEventListener('popstate', () => location.reload());
addEventListener('online', () => setTimeout(() => location.reload(), 1000));`;

/** @param main HTML. @param script runs after it. */
export function offlineDocument(lang: Lang, title: string, main: string, script?: string): Response {
  const nonce = crypto.randomUUID();
  const policy = policyMeta({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'script-src': [`'nonce-${nonce}'`],
  });
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width, initial-scale=1">${NO_DETECTION}
<title>${title}</title><style>${STYLE}</style></head>
<body><header>${MARK}${site.shortName[lang]}</header><main>${main}</main>${script === undefined ? '' : `<script nonce="${nonce}">${script}</script>`}</body></html>
`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
