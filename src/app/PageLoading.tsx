import { site } from '../content/site.ts';
import { useLang } from '../i18n/lang-context.ts';
import { localized } from '../i18n/localized.ts';
import { useT } from '../i18n/use-t.ts';
import { Loading } from '../ui/feedback/Loading.tsx';

/** What stands in the place of a screen until its code is there; the page is called by the site's name. */
export function PageLoading() {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <title>{localized(site.shortName, lang)}</title>
      <Loading isPage label={t('shell.loading')} />
    </>
  );
}
