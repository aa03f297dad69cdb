import type { Localized } from '../../domain/lang.ts';
import { useI18n } from '../../i18n/use-t.ts';

/** Whose picture it is, where that is to be said. */
export function Credit({ of }: { readonly of: { readonly credit?: Localized | undefined } | undefined }) {
  const { t, lang } = useI18n();
  return of?.credit ? <small>{t('pages.pictureBy', { name: of.credit[lang] })}</small> : null;
}
