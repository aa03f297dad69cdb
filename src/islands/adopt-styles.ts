/** Takes over the styles of another page of the site that this document lacks, for a script that shows a part of it. */
export function adoptStyles(page: Document): void {
  const present = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  // A document without a window reads `<noscript>` as if there were no scripts.
  const styles = [...page.querySelectorAll<HTMLElement>(':not(noscript) > style')];
  const needed = styles.filter(({ textContent }) => !present.has(textContent));
  document.head.append(...needed);
}
