/**
 * Returns the link to a page of this site that a click opens in this window, unless something else has taken the
 * click.
 */
export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  if (link.hasAttribute('download')) return undefined;
  return new URL(link.href).origin === window.location.origin ? link : undefined;
}
