/** A page comes with the rules that it shows (`src/server/page-styles.ts`); whatever is rendered later needs all. */
const PART_OF_SHEET = 'style[data-whole]';

/**
 * Fetches the style sheet of the site where the page has only a part of it. It takes the place behind that part, so the
 * order of all rules is the one of the sheet.
 * @throws when it cannot be fetched.
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
    // It is asked for again with the next try.
    sheet.remove();
    throw error;
  }
  // The part stays, because it names the fonts.
  delete part.dataset['whole'];
}
