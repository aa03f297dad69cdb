import type { GuideTextLang } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import './WrittenIn.css';

/** Shows that a guide's text is in another language than the page; renders nothing otherwise. */
export function WrittenIn({ lang }: { readonly lang: GuideTextLang | undefined }) {
  const t = useT();
  const pageLang = useLang();
  if (lang === undefined || lang === pageLang) return null;
  return <p className="written-in">{t(`guides.written-in-${lang}`)}</p>;
}
