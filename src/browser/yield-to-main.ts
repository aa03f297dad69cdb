/** Yields to the main thread, so that the browser can paint and handle input. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
