/**
 * The baseline for a page: the same text, pictures and fonts as a hand-written page, with twenty lines of
 * styles and no script. No page with the same content can load much faster.
 */

const STYLES = `
body{margin:0;font:400 1rem/1.6 'Google Sans Variable','Google Sans Fallback',sans-serif;color:#16232b;background:#fff}
header{padding:.75rem 1rem;background:#0f1f2a;white-space:nowrap;overflow:hidden}
header ul,header li{display:inline;padding:0}
header a{color:#fff}
a{color:#0b5c73}
a,li{margin-inline-end:1rem}
main{max-width:77.5rem;margin:auto}
h1{font-size:clamp(1.875rem,1.35rem + 2.2vw,3rem);line-height:1.25;margin:1rem}
h2,h3,p,dl{margin:1rem}
h1,h2,h3,dd{font-weight:600}
ul,ol{padding:0 1rem;list-style:none}
picture,img{display:block}
img{width:100%;height:auto;object-fit:cover}
picture img[fetchpriority=high]{aspect-ratio:1}
@media(min-width:600px){picture img[fetchpriority=high]{aspect-ratio:auto}}
`.trim();

/** Elements without content if styles and scripts are removed. */
const LEFT_OUT =
  /<ul\b[^>]* hidden=""[^>]*>.*?<\/ul>|<(script|style|svg|button|dialog|select|datalist|noscript)\b[^>]*>.*?<\/\1>|<!--.*?-->/gsu;
/** Of all others, those whose content stays without them. */
const KEPT_TAGS = /^(?:h[1-3]|p|ul|ol|li|a|img|picture|source|dl|dt|dd|blockquote)$/u;
const KEPT_ATTRIBUTES =
  /\s(?:href|src|srcset|sizes|media|width|height|alt|loading|decoding|fetchpriority)="[^"]*"/giu;

function found(html: string, pattern: RegExp): string {
  return [...html.matchAll(pattern)].map(([whole]) => whole).join('');
}

function plain(html: string): string {
  return html
    .replaceAll(LEFT_OUT, '')
    .replaceAll(/<(\/?)(\w+)((?:"[^"]*"|[^>"])*)>/gu, (_, end: string, tag: string, rest: string) =>
      KEPT_TAGS.test(tag) ? `<${end}${tag}${found(rest, KEPT_ATTRIBUTES)}>` : ' ',
    );
}

/** @param html a page of the site as served. */
export function baselinePage(html: string): string {
  const part = (tag: string) => new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'su').exec(html)?.[1] ?? '';
  const language = /<html lang="(\w+)"/u.exec(html)?.[1] ?? 'ka';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${part('title')}</title><style>${found(html, /@font-face\s*\{[^}]*\}/gu)}${STYLES}</style></head>`,
    `<body><header>${plain(part('header'))}</header><main>${plain(part('main'))}</main></body></html>`,
  ].join('');
}
