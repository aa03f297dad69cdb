import type { Lang, Localized } from '../domain/lang.ts';

/** From the built template and a rendered page to the text of an HTML file. */

export interface Template {
  /** `index.html` as Vite built it, styles written in. */
  readonly html: string;
  /** Address of the font file for each language. */
  readonly fonts: Localized;
}

export interface Root {
  readonly html: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The root of a page whose application the browser starts on the HTML as it is. */
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

/** JSON that cannot end the script element it stands in, nor break a line of one. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const EMPTY_ROOT = '<div id="root"></div>';
const HEAD_PLACE = '<!--head-->';

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function rootElement({ html, attributes = {} }: Root): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<div${written.join('')}>${html}</div>`;
}

/**
 * @param head what goes into `<head>` beside what every page has.
 * @param withoutScripts shown in the place of the roots where scripts are switched off.
 * @param data what the page was made from, for the application in the browser; never executed.
 * @param roots the elements the application is drawn into; one, but for the not-found file.
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
  for (const place of [HEAD_PLACE, EMPTY_ROOT, '<html lang="ka">']) {
    if (!template.html.includes(place)) throw new Error(`The template has no ${place}`);
  }
  const font = `<link rel="preload" as="font" type="font/woff2" href="${template.fonts[page.lang]}" crossorigin>`;
  const noScript =
    page.withoutScripts === undefined
      ? ''
      : `<noscript><div class="site-root">${page.withoutScripts}</div></noscript>`;
  const data =
    page.data === undefined
      ? ''
      : `<script type="application/json" id="${page.data.id}">${jsonForScript(page.data.value)}</script>`;
  // Functions as replacements, because `$` has a meaning in text.
  return template.html
    .replace('<html lang="ka">', () => `<html lang="${page.lang}">`)
    .replace(HEAD_PLACE, () => font + page.head)
    .replace(EMPTY_ROOT, () => noScript + page.roots.map(rootElement).join('') + data);
}
