/** The download of an account as a page to read: nested lists, whose texts are never markup. */
import { SPECIALTY_NAMES } from '../../domain/guide/catalogues/specialties.ts';
import { fieldOf, GUIDE_FIELDS } from '../../domain/guide/guide-fields.ts';
import { codeName, type CodeNames, type Lang, type Localized } from '../../domain/lang.ts';
import { isKeyOf } from '../../domain/record-of.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import storedNames from './stored-names.json' with { type: 'json' };

/** Returns the interface's name of a field, if it has one. */
type NameOf = (field: string) => string | undefined;

/** The names of the codes that a field holds. */
function codesOf(field: string): CodeNames {
  if (field === 'specialties') return SPECIALTY_NAMES;
  return (isKeyOf(GUIDE_FIELDS, field) && fieldOf(field).names) || {};
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

function textOf(value: unknown, field: string, lang: Lang): string {
  if (typeof value === 'boolean') return (value ? { en: 'yes', ka: 'დიახ' } : { en: 'no', ka: 'არა' })[lang];
  if (typeof value !== 'string') return JSON.stringify(value);
  // What a visitor wrote may only look like one.
  const isInstant = INSTANT.test(value) && !Number.isNaN(Date.parse(value));
  if (isInstant) return `${formatDate(value, lang)}, ${formatTime(new Date(value))}`;
  return codeName(codesOf(field), value, lang);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

function contentOf(page: Document, value: unknown, nameOf: NameOf, lang: Lang, field = ''): Node {
  // A visitor's message may begin like a picture.
  if (field === 'content' && typeof value === 'string' && value.startsWith('data:image/')) {
    const picture = page.createElement('img');
    picture.src = value;
    return picture;
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return page.createTextNode(value.map((one) => textOf(one, field, lang)).join(', '));
  if (typeof value !== 'object' || value === null) return page.createTextNode(textOf(value, field, lang));
  const list = page.createElement('dl');
  for (const [name, member] of Object.entries(value)) {
    // An email's text says the same.
    if (isEmpty(member) || name === 'html') continue;
    const label = page.createElement('dt');
    // Those of a list are numbered.
    const shown = Array.isArray(value) ? String(Number(name) + 1) : nameOf(name);
    if (shown === undefined) label.lang = 'en';
    label.textContent = shown ?? name.replaceAll('_', ' ');
    const content = page.createElement('dd');
    content.append(contentOf(page, member, nameOf, lang, name));
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
  const nameOf: NameOf = (field) => STORED_NAMES[field]?.[lang] ?? labelOf(field);
  page.body.append(contentOf(page, data, nameOf, lang));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
