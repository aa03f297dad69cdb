/** Keeps what is typed into the form: in the other language, on the way back, and in the form that the server returns. */
import { readDraft, saveDraft, type Values } from './stored-message.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Not the field that only programs fill in. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([tabindex="-1"]), textarea')];
}

export function typedIn(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

/** What the server has put into the form. */
function renderedIn(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, defaultValue }) => [name, defaultValue]));
}

/**
 * Whether Back, Forward or a reload loaded the document: the browser then fills in what was typed into it, which is
 * older than what was typed on a later page.
 */
function isFilledByBrowser(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && 'type' in loaded && loaded.type !== 'navigate';
}

/** A field in which somebody typed before the script arrived is left alone. */
function restore(form: HTMLFormElement, draft: Values | undefined, isFilled: boolean): void {
  if (!draft) return;
  for (const field of fieldsOf(form)) {
    const isOpen = isFilled ? field !== document.activeElement : field.value === field.defaultValue;
    if (isOpen) field.value = draft[field.name] ?? field.value;
  }
}

/** Puts back into the form what was typed to that guide last, and saves what is typed. @param shown ends with the page. */
export function keepDraft(form: HTMLFormElement, slug: string, shown: AbortSignal): void {
  const rendered = renderedIn(form);
  const save = () => saveDraft(slug, rendered, typedIn(form));
  restore(form, readDraft(slug, rendered), isFilledByBrowser());
  save();
  form.addEventListener('input', save);
  // Some browsers fill in fields late, and one that cached the whole page runs no script anew.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted || isFilledByBrowser()) restore(form, readDraft(slug, rendered), true);
  };
  window.addEventListener('pageshow', onShow, { signal: shown });
}
