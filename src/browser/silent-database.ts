/** ms after which a database counts as one that never answers. */
const ANSWER_MS = 1000;
const NAME = 'answers';

/** Rejects in browsers without a database. */
function answer(): Promise<unknown> {
  return new Promise((done) => {
    const request = indexedDB.open(NAME);
    request.addEventListener('error', done);
    request.addEventListener('success', () => {
      request.result.close();
      done(indexedDB.deleteDatabase(NAME));
    });
  });
}

/**
 * Hides IndexedDB where it never answers, as in WebKit with several tabs: Firebase would wait for it before each request,
 * and works without. To be called before Firebase is loaded.
 */
export async function hideSilentDatabase(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, ANSWER_MS, 'late'));
  const first = await Promise.race([late, answer().catch(() => undefined)]);
  if (first === 'late') Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
}
