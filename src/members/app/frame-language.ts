/**
 * Header and footer are the server's HTML, outside of the application. When the language changes without loading a
 * document, they are replaced by those of the same page in the other language.
 */
import { useEffect, useRef } from 'react';
import { logFailure } from '../../browser/log-failure.ts';
import type { Lang } from '../../domain/lang.ts';

/** Parts of the frame that hold texts. */
const PARTS = ['.skip-link', '.site-header', '.site-footer'] as const;
/** Fired on the document after its frame was replaced, so that the common script works the new one. */
const FRAME_REPLACED = 'frame-replaced';

async function fetchPage(address: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, { signal, headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`The page was answered with ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function replaceFrame(page: Document, lang: Lang): void {
  const hadFocus = document.querySelector('.site-header')?.contains(document.activeElement) ?? false;
  for (const part of PARTS) {
    const next = page.querySelector(part);
    if (next) document.querySelector(part)?.replaceWith(document.adoptNode(next));
  }
  document.dispatchEvent(new Event(FRAME_REPLACED));
  // The link that was pressed is gone.
  if (hadFocus) document.querySelector<HTMLElement>(`.site-header [data-language="${lang}"]`)?.focus();
}

/** Keeps the frame in the language of the application. Where that fails, it stays in the other one, and works. */
export function useFrameLanguage(lang: Lang): void {
  const shown = useRef(lang);
  useEffect(() => {
    if (shown.current === lang) return undefined;
    const loading = new AbortController();
    fetchPage(window.location.pathname, loading.signal).then(
      (page) => {
        if (loading.signal.aborted) return;
        shown.current = lang;
        replaceFrame(page, lang);
      },
      (error: unknown) => {
        if (!loading.signal.aborted) logFailure('Changing the language of the header', error);
      },
    );
    return () => loading.abort();
  }, [lang]);
}
