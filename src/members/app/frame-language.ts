import { useEffect, useRef } from 'react';
import { logFailure } from '../../browser/log-failure.ts';
import type { Lang } from '../../domain/lang.ts';
import { translateFrame } from '../../islands/frame/translate-frame.ts';

/**
 * Keeps header and footer, the server's HTML outside of the application, in its language. Where that fails, they stay
 * in the other one, and work.
 */
export function useFrameLanguage(lang: Lang): void {
  const shown = useRef(lang);
  const translated = useRef(Promise.resolve());
  useEffect(() => {
    if (shown.current === lang) return;
    shown.current = lang;
    const { pathname } = window.location;
    // One after the other, so that the last one stays.
    translated.current = translated.current
      .then(() => translateFrame(pathname))
      .catch((error: unknown) => logFailure('Changing the language of the header', error));
  }, [lang]);
}
