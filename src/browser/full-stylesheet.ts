/**
 * A page contains only the CSS rules that it uses (`src/server/page-styles.ts`); content rendered later
 * needs all of them.
 */
const PART_OF_SHEET = 'style[data-whole]';

/**
 * Loads the site's style sheet if the page contains only a part of it. It is inserted behind that part,
 * so that the order of all rules is that of the sheet.
 * @throws when it cannot be loaded.
 */
export async function loadFullStylesheet(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>(PART_OF_SHEET);
  const href = part?.dataset['whole'];
  if (!part || href === undefined) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => reject(new Error('The style sheet was not loaded')));
  });
  part.after(sheet);
  try {
    await loaded;
  } catch (error) {
    // It is requested again on the next attempt.
    sheet.remove();
    throw error;
  }
  // The inlined part stays, because it declares the fonts.
  delete part.dataset['whole'];
}
