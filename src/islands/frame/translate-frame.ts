import { workFrame } from './start-frame.ts';

/**
 * Shows header and footer in the language of an address, for the members' application, which changes the language
 * without loading a document, so that what was typed stays. @param address of the same page in that language.
 * @throws when it could not be loaded.
 */
export async function translateFrame(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('The frame was not loaded');
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  const pressed = document.activeElement?.getAttribute('data-language');
  for (const part of document.querySelectorAll<HTMLElement>('[data-frame]')) {
    const translated = page.querySelector(`[data-frame="${part.dataset['frame'] ?? ''}"]`);
    if (translated) part.replaceWith(translated);
  }
  workFrame();
  if (pressed) document.querySelector<HTMLElement>(`[data-language="${pressed}"]`)?.focus();
}
