import { site } from '../../content/site.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';

/** Fallback while a screen's code loads; the page title is the site's name. */
export function PageLoading() {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <title>{site.shortName[lang]}</title>
      <Loading isPage label={t('shell.loading')} />
    </>
  );
}
