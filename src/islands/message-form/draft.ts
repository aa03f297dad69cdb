/**
 * What is typed to a guide, stored in the browser's tab until the message was sent: the browser itself restores nothing in
 * the form of the other language, nor in one that was answered.
 */
import { readStored, writeStored } from '../../browser/stored-item.ts';

const PREFIX = 'message:';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What the fields contain, by their names. */
type Values = Readonly<Record<string, string>>;

interface Draft {
  /** What the server had put into the form, as JSON. */
  readonly rendered?: string;
  readonly typed?: Values;
}

/** Not the field that only programs fill in, nor what somebody agrees to. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([tabindex="-1"], [type="checkbox"]), textarea, select')];
}

/** What the server has put into a field. */
function renderedIn(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return field.querySelector<HTMLOptionElement>('[selected]')?.value ?? '';
}

export function typedIn(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

function isNothing(values: Values): boolean {
  return Object.values(values).every((value) => value === '');
}

function readDraft(slug: string): Draft {
  try {
    return JSON.parse(readStored('sessionStorage', PREFIX + slug) ?? '{}');
  } catch {
    // No JSON.
    return {};
  }
}

export function saveDraft(slug: string, rendered: Values, typed: Values): void {
  const draft = isNothing(typed) ? undefined : JSON.stringify({ rendered: JSON.stringify(rendered), typed });
  writeStored('sessionStorage', PREFIX + slug, draft);
}

export function forgetDraft(slug: string): void {
  writeStored('sessionStorage', PREFIX + slug, undefined);
}

/** Puts back into the form what was typed to that guide last, and saves what is typed. */
export function keepDraft(form: HTMLFormElement, slug: string): void {
  const rendered = Object.fromEntries(fieldsOf(form).map((field) => [field.name, renderedIn(field)]));
  const save = () => saveDraft(slug, rendered, typedIn(form));
  const restore = () => {
    const draft = readDraft(slug);
    // Else what the server has answered since is newer.
    if (!isNothing(rendered) && draft.rendered !== JSON.stringify(rendered)) return;
    // In the field with the focus somebody may have typed before the script arrived.
    for (const field of fieldsOf(form))
      if (field !== document.activeElement) field.value = draft.typed?.[field.name] ?? field.value;
  };
  restore();
  save();
  form.addEventListener('input', save);
  // On the way back the browser fills in what was typed into an earlier page, and some do so late.
  window.addEventListener('pageshow', restore);
}
