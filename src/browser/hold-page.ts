/**
 * Has the browser ask before the page is closed, reloaded or left for another document while this work is
 * under way: that would abort its requests. In-app navigation goes on, and the work with it.
 * @returns what the work resolves or rejects with.
 */
export async function holdPage<T>(work: Promise<T>): Promise<T> {
  const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  try {
    return await work;
  } finally {
    window.removeEventListener('beforeunload', hold);
  }
}
