import type { Localized } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';

/** Whose picture it is, where that is to be said. */
export function Credit({ of }: { readonly of: { readonly credit?: Localized | undefined } | undefined }) {
  const t = useT();
  const lang = useLang();
  return of?.credit ? <small>{t('pages.pictureBy', { name: of.credit[lang] })}</small> : null;
}
