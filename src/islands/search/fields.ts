/** The query of the form's fields, in the order of the address's parameters; '' for all guides. */
export function queryOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const line = typeof value === 'string' ? value.trim().replaceAll(/\s+/gu, ' ') : '';
    if (line !== '') params.append(name, line);
  }
  return params.toString();
}

export function without(name: string, query: string): string {
  const params = new URLSearchParams(query);
  params.delete(name);
  return params.toString();
}

/** Replaces the options of the lists, but of none that is being used. */
export function replaceOptions(form: HTMLFormElement, page: Document): void {
  for (const select of form.querySelectorAll('select')) {
    const fresh = page.querySelector<HTMLSelectElement>(`select[name="${select.name}"]`);
    if (!fresh || select === document.activeElement) continue;
    const { value } = select;
    select.replaceChildren(...fresh.options);
    select.value = value;
  }
}
