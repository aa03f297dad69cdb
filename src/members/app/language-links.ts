import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { wouldAskBeforeClosing } from '../../browser/unsaved-work.ts';
import { PAGE_LANGS } from '../../domain/lang.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
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
    const link = clickedLink(event);
    const lang = PAGE_LANGS.find((one) => one === link?.dataset['language']);
    if (!link || lang === undefined || !wouldAskBeforeClosing()) return;
    event.preventDefault();
    const { search, hash } = window.location;
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
    await navigate(`${link.pathname}${search}${hash}`, { preventScrollReset: true });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => void follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
