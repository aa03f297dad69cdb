/** What the server has found wrong no longer applies once one of the fields that it is about was changed. */
export function clearCorrectedFaults(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    for (const fault of form.querySelectorAll(`[data-about~="${name}"]`)) {
      const control = fault.parentElement;
      control?.querySelector('[aria-invalid]')?.setAttribute('aria-invalid', 'false');
      fault.remove();
      control?.querySelectorAll('.Mui-error').forEach(({ classList }) => classList.remove('Mui-error'));
    }
  });
}
