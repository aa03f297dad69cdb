import { isEmbedded } from './embedded-browser.ts';

/**
 * Saves a file, like a download.
 * @throws DOMException `NotSupportedError` in browsers without downloads: inside other apps nothing would happen.
 */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  if (!('download' in link) || isEmbedded()) throw new DOMException('No downloads', 'NotSupportedError');
  const url = URL.createObjectURL(content);
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers ask first, and read the content then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
