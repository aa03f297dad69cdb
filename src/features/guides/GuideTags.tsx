import { langOfText } from '../../domain/guide/text-lang.ts';
import { useT } from '../../i18n/use-t.ts';
import './guide-parts.css';

/** Specialties as named in the response: in the language of the page, unknown ones as typed. */
export function GuideTags({ specialties }: { readonly specialties: readonly string[] }) {
  const t = useT();
  return (
    <ul aria-label={t('field.specialties')} className="guide-tags">
      {specialties.map((specialty) => (
        <li key={specialty} className="guide-tag" lang={langOfText(specialty)}>
          {specialty}
        </li>
      ))}
    </ul>
  );
}
