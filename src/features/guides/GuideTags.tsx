import { specialtyText } from '../../i18n/guide-texts.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import './guide-parts.css';

/** Specialties in the language of the page, own words as the guide wrote them. */
export function GuideTags({ specialties }: { readonly specialties: readonly string[] }) {
  const t = useT();
  const pageLang = useLang();
  return (
    <ul aria-label={t('field.specialties')} className="guide-tags">
      {specialties.map((stored) => {
        const { text, lang } = specialtyText(stored, pageLang);
        return (
          <li key={stored} className="guide-tag" lang={lang}>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
