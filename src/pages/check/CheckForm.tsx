import { MAX_TYPED_NUMBER, type MembershipCheck } from '../../domain/membership/membership-check.ts';
import { EVERY_GUIDE, guideQueryString } from '../../domain/directory/guide-query.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import '../../ui/links/ButtonLink.css';

interface CheckFormProps {
  /** The server's last response. */
  readonly check: MembershipCheck;
}

const FIELD_ID = 'check-number';

/** A name that was typed instead of a number. */
function nameIn({ typed = '' }: MembershipCheck): string {
  return /\p{L}/u.test(typed) ? typed : '';
}

/**
 * A plain form that works without scripts. The server reports an empty field, in the language of the
 * page.
 */
export function CheckForm({ check }: CheckFormProps) {
  const t = useT();
  const lang = useLang();
  const isMissing = check.outcome === 'missing';
  return (
    <form className="check__form" method="get" action={localPath('/check', lang)} noValidate>
      <label htmlFor={FIELD_ID}>{t('check.number')}</label>
      <div className="check__field">
        <input
          id={FIELD_ID}
          name="number"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_TYPED_NUMBER}
          defaultValue={check.typed ?? check.number ?? ''}
          aria-required
          aria-describedby={isMissing ? `${FIELD_ID}-hint ${FIELD_ID}-fault` : `${FIELD_ID}-hint`}
          aria-invalid={isMissing || check.outcome === 'invalid'}
        />
        <button
          type="submit"
          className="button-link button-link--contained button-link--primary button-link--large"
        >
          {t('check.button')}
        </button>
      </div>
      {isMissing ? (
        <p id={`${FIELD_ID}-fault`} className="check__fault">
          {t('check.missing')}
        </p>
      ) : null}
      <p id={`${FIELD_ID}-hint`}>{t('check.hint')}</p>
      <p>
        <LocalLink to={`/guides${guideQueryString({ ...EVERY_GUIDE, q: nameIn(check) })}`}>
          {t('check.byName')}
        </LocalLink>
      </p>
    </form>
  );
}
