/** The not-found file holds the page in each language; the inline script has chosen one (`ui/page/NotFound.tsx`). */
export function showNotFound(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-lang]')) {
    if (root.dataset['lang'] !== document.documentElement.lang) root.remove();
  }
  const page = document.querySelector<HTMLElement>('[data-not-found]');
  if (!page) return;
  document.title = page.dataset['notFound'] ?? document.title;
  // Required by the specification (section 2, "Not found").
  console.info(`Page not found: ${window.location.pathname}`);
}
