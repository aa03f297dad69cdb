/**
 * What is typed to a guide, stored in the browser's tab until the message was sent: the browser itself restores nothing in
 * the form of the other language, nor in one that was answered.
 */
import { readStoredJson, writeStored } from '../../browser/stored-item.ts';

const PREFIX = 'message:';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What the fields contain, by their names. */
type Values = Readonly<Record<string, string>>;

/** Not the field that only programs fill in, nor what somebody agrees to. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([tabindex="-1"], [type="checkbox"]), textarea, select')];
}

export function typedIn(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

export function forgetDraft(slug: string): void {
  writeStored('sessionStorage', PREFIX + slug, undefined);
}

function saveDraft(slug: string, form: HTMLFormElement): void {
  const typed = typedIn(form);
  if (Object.values(typed).every((value) => value === '')) forgetDraft(slug);
  else writeStored('sessionStorage', PREFIX + slug, JSON.stringify(typed));
}

/** In the field with the focus somebody may have typed before the script arrived. */
function fill(form: HTMLFormElement, values: unknown): void {
  const known = new Map<string, unknown>(Object.entries(values ?? {}));
  for (const field of fieldsOf(form)) {
    const value = known.get(field.name);
    if (typeof value === 'string' && field !== document.activeElement) field.value = value;
  }
}

/**
 * Puts back into the form what was typed to that guide last, and saves what is typed.
 * @param meanwhile what was typed while the server answered with this form; its other values are newer than the draft.
 */
export function keepDraft(form: HTMLFormElement, slug: string, meanwhile?: Values): void {
  const stored = () => readStoredJson('sessionStorage', PREFIX + slug);
  const save = () => saveDraft(slug, form);
  fill(form, meanwhile ?? stored());
  save();
  form.addEventListener('input', save);
  // On the way back the browser fills in what was typed into an earlier page, and some do so late.
  window.addEventListener('pageshow', () => fill(form, stored()));
}
