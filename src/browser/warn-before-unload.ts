/**
 * Shows the browser's `beforeunload` confirmation while this work is under way: closing, reloading or leaving
 * the document would abort its requests. Client-side navigation stays possible.
 * @returns what the work resolves or rejects with.
 */
export async function warnBeforeUnload<T>(work: Promise<T>): Promise<T> {
  const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  try {
    return await work;
  } finally {
    window.removeEventListener('beforeunload', hold);
  }
}
