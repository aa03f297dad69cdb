import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalLink } from '../../../ui/links/LocalLink.tsx';

/**
 * Number and term of the guide's membership, with a link to check them; renders nothing if there is none.
 */
export function MembershipFacts({ guide }: { readonly guide: PublicGuide }) {
  const t = useT();
  const lang = useLang();
  const { member_number: number, member_until: until } = guide;
  return number && until ? (
    <p className="guide-member">
      <LocalLink to={`/check/${number}`} reloadDocument>
        {t('guide.member', { number: String(number), date: formatDate(until, lang) })}
      </LocalLink>
    </p>
  ) : null;
}
