/**
 * The CSS of a page: only the rules that it uses, which makes the HTML a third as long.
 */

/** A rule, a part that must be included, or an at-rule around others. */
type Part =
  | { readonly text: string; readonly needs?: readonly (readonly string[])[] }
  | { readonly prelude: string; readonly parts: readonly Part[] };

/** At-rules that contain rules with selectors. */
const AROUND_RULES = /^@(?:media|supports|container|layer)\b/u;
/** Classes of elements that a script adds (`islands/retry/offer-retry.ts`). */
const ADDED_BEFORE = /^(?:offer-retry|button-link|no-print)/u;

/** Returns the index after the brace that closes the one at `open`. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  throw new Error('A block of the style sheet has no end');
}

/** Returns the classes that an element and its ancestors must have; what is in brackets is optional. */
function classesOf(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/gu, '');
  while (/\([^()]*\)/u.test(plain)) plain = plain.replaceAll(/\([^()]*\)/gu, '');
  return (plain.match(/\.[\w-]+/gu) ?? []).map((name) => name.slice(1));
}

function selectorsOf(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const letter of prelude) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${letter}`);
  }
  return selectors;
}

/** Splits a style sheet without comments, as built, into its parts. */
function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let index = 0;
  while (index < css.length) {
    const open = css.indexOf('{', index);
    if (open === -1) break;
    const end = blockEnd(css, open);
    const prelude = css.slice(index, open).trim();
    const text = css.slice(index, end).trim();
    if (AROUND_RULES.test(prelude)) parts.push({ prelude, parts: partsOf(css.slice(open + 1, end - 1)) });
    else if (prelude.startsWith('@')) parts.push({ text });
    else parts.push({ text, needs: selectorsOf(prelude).map(classesOf) });
    index = end;
  }
  return parts;
}

/** Some readers that do not parse styles would take a `<` for a tag. */
function withoutBrackets(prelude: string): string {
  return prelude.replaceAll(/\b(width|height)([<>])=/gu, (_, side: string, sign: string) =>
    sign === '<' ? `max-${side}:` : `min-${side}:`,
  );
}

function shownOf(parts: readonly Part[], isThere: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if ('prelude' in part) {
        const inside = shownOf(part.parts, isThere);
        return inside === '' ? '' : `${withoutBrackets(part.prelude)}{${inside}}`;
      }
      const isShown = part.needs?.some((classes) => classes.every(isThere)) ?? true;
      return isShown ? part.text : '';
    })
    .join('');
}

const known = new Map<string, readonly Part[]>();

/** Returns the part of a style sheet that can apply to a page with this HTML, in its order. */
export function stylesOf(css: string, html: string): string {
  const parts = known.get(css) ?? partsOf(css);
  known.set(css, parts);
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, names]) => (names ?? '').split(/\s+/u)),
  );
  return shownOf(parts, (name) => classes.has(name) || ADDED_BEFORE.test(name));
}
