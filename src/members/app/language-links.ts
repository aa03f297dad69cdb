import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { wouldAskBeforeClosing } from '../../browser/unsaved-work.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { localPath, parsePath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../shared/toasts/Toasts.tsx';
import { clickedLink } from './clicked-link.ts';
import { loadLanguage } from './language.ts';

/**
 * Takes over the header's links to the other language while something is unsaved or being saved: the page changes its
 * language and keeps its state. Otherwise the browser loads the document.
 */
export function useLanguageLinks(): void {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const follow = useEffectEvent(async (event: MouseEvent) => {
    const chosen = clickedLink(event)?.dataset['language'];
    const lang = PAGE_LANGS.find((one) => one === chosen);
    if (lang === undefined || !wouldAskBeforeClosing()) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    try {
      // A failure while navigating would take the form away.
      await loadLanguage(lang);
    } catch {
      toast({
        about: 'language',
        severity: 'error',
        title: t('shell.error.load-title'),
        message: t('shell.error.load-text'),
      });
      return;
    }
    await navigate(`${localPath(parsePath(pathname).path, lang)}${search}${hash}`, {
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => void follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
