/** What the server has found wrong may no longer apply to a field that was changed since. */

/** Clears an error once one of the fields that it is about is changed. */
export function clearCorrectedFaults(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    for (const fault of form.querySelectorAll<HTMLElement>('[data-about]')) {
      const about = fault.dataset['about']?.split(' ') ?? [];
      if (about.includes(target.name)) clear(fault);
    }
  });
}

function clear(fault: HTMLElement): void {
  const control = fault.parentElement;
  const field = control?.querySelector('[aria-invalid]');
  const others = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  field?.setAttribute('aria-invalid', 'false');
  field?.setAttribute('aria-describedby', others.filter((id) => id !== fault.id).join(' '));
  fault.remove();
  control?.querySelectorAll('.Mui-error').forEach(({ classList }) => classList.remove('Mui-error'));
}
