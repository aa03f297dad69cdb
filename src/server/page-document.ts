import type { Lang } from '../domain/lang.ts';
import type { PagesFile } from './pages-file.ts';
import { stylesOf } from './page-styles.ts';

/** Builds the HTML file of a page from the built template and the rendered page. */

export type Template = PagesFile['template'];

export interface Root {
  readonly html: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The root of a page that the browser hydrates. */
export function prerenderedRoot(
  html: string,
  files: readonly string[],
  attributes: Record<string, string>,
): Root {
  return {
    html,
    attributes: {
      ...attributes,
      'data-prerendered': 'true',
      'data-modules': files.map((file) => `/${file}`).join(' '),
    },
  };
}

/** Returns JSON that cannot end its script element or break a line in it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const EMPTY_ROOT = '<div id="root"></div>';
const HEAD_PLACE = '<!--head-->';
export const STYLES_PLACE = '<!--styles-->';

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function rootElement({ html, attributes = {} }: Root): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<div${written.join('')}>${html}</div>`;
}

/** Styles are inlined, because requesting them would delay the first paint. */
function styleElement({ css, address }: Template['styles'], roots: readonly Root[]): string {
  // A shell is soon filled with content that its HTML does not show.
  if (roots.some(({ attributes }) => attributes?.['data-prerendered'] !== 'true'))
    return `<style>${css}</style>`;
  return `<style data-whole="${address}">${stylesOf(css, roots.map(rootElement).join(''))}</style>`;
}

/**
 * @param head what goes into `<head>` beside what every page has.
 * @param withoutScripts shown in place of the roots where scripts are switched off.
 * @param data what the page was made from, for the application in the browser; never executed.
 * @param roots the elements the application is rendered into; one, but for the not-found file.
 * @throws when the template lacks one of its places.
 */
export function pageDocument(
  template: Template,
  page: {
    readonly lang: Lang;
    readonly head: string;
    readonly roots: readonly Root[];
    readonly withoutScripts?: string;
    readonly data?: { readonly id: string; readonly value: unknown };
  },
): string {
  for (const place of [HEAD_PLACE, STYLES_PLACE, EMPTY_ROOT, '<html lang="ka">']) {
    if (!template.html.includes(place)) throw new Error(`The template has no ${place}`);
  }
  const fonts = template.fonts[page.lang].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  const noScript =
    page.withoutScripts === undefined
      ? ''
      : `<noscript><div class="site-root">${page.withoutScripts}</div></noscript>`;
  const data =
    page.data === undefined
      ? ''
      : `<script type="application/json" id="${page.data.id}">${jsonForScript(page.data.value)}</script>`;
  // Functions as replacements, because `$` has a special meaning in strings.
  return template.html
    .replace('<html lang="ka">', () => `<html lang="${page.lang}">`)
    .replace(STYLES_PLACE, () => styleElement(template.styles, page.roots))
    .replace(HEAD_PLACE, () => fonts.join('') + page.head)
    .replace(EMPTY_ROOT, () => noScript + page.roots.map(rootElement).join('') + data);
}
