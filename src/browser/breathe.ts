/** A pause in which the browser can paint and answer. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
