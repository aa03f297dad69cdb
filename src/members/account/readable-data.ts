/** The download of an account as a page to read: nested lists, whose texts are never markup. */
import type { Lang, Localized } from '../../domain/lang.ts';
import storedNames from './stored-names.json' with { type: 'json' };

/** Returns the interface's name of a field, if it has one. */
type NameOf = (field: string) => string | undefined;

function contentOf(page: Document, value: unknown, nameOf: NameOf, field = ''): Node {
  // A visitor's message may begin like a picture.
  if (field === 'content' && typeof value === 'string' && value.startsWith('data:image/')) {
    const picture = page.createElement('img');
    picture.src = value;
    return picture;
  }
  const known = value ?? '–';
  if (typeof known !== 'object')
    return page.createTextNode(typeof known === 'string' ? known : JSON.stringify(known));
  const list = page.createElement('dl');
  for (const [name, member] of Object.entries(known)) {
    const label = page.createElement('dt');
    // Those of a list are numbered.
    const shown = Array.isArray(value) ? String(Number(name) + 1) : nameOf(name);
    if (shown === undefined) label.lang = 'en';
    label.textContent = shown ?? name.replaceAll('_', ' ');
    const content = page.createElement('dd');
    content.append(contentOf(page, member, nameOf, name));
    list.append(label, content);
  }
  return list;
}

const STORED_NAMES: Readonly<Record<string, Localized>> = storedNames;

/** @param labelOf returns the label that a field has in the forms. */
export function readableData(title: string, data: object, lang: Lang, labelOf: NameOf): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = lang;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.body.append(contentOf(page, data, (field) => STORED_NAMES[field]?.[lang] ?? labelOf(field)));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
