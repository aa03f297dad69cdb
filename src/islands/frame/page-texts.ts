import { DEFAULT_LANG, PAGE_LANGS, type Lang } from '../../domain/lang.ts';

/** The browser's translator owns the texts of a page: a new one comes with a new element. */
export function replaceText(element: Element, text: string): void {
  const next = element.cloneNode(false);
  next.textContent = text;
  element.replaceWith(next);
}

/** Returns a copy of the element in a template of the page. */
export function elementOf(template: HTMLTemplateElement | null | undefined): HTMLElement | undefined {
  const element = template?.content.firstElementChild?.cloneNode(true);
  return element instanceof HTMLElement ? element : undefined;
}

/** The language of a part of the page: legal texts are also shown in English on Georgian pages. */
export function langOf(element: Element): Lang {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  return PAGE_LANGS.find((one) => one === lang) ?? DEFAULT_LANG;
}
