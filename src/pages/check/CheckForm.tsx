import { useId } from 'react';
import { MAX_TYPED_NUMBER, type MembershipCheck } from '../../domain/membership/membership-check.ts';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import '../../ui/links/ButtonLink.css';

interface CheckFormProps {
  /** The server's last response. */
  readonly check: MembershipCheck | undefined;
}

/**
 * A plain form that works without scripts. The server reports an empty field, in the language of the
 * page.
 */
export function CheckForm({ check }: CheckFormProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const isMissing = check?.outcome === 'missing';
  return (
    <form className="check__form" method="get" action={localPath('/check', lang)} noValidate>
      <label htmlFor={id}>{t('check.number')}</label>
      <div className="check__field">
        <input
          id={id}
          name="number"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_TYPED_NUMBER}
          defaultValue={check?.typed ?? check?.number ?? ''}
          aria-required
          aria-describedby={isMissing ? `${id}-hint ${id}-fault` : `${id}-hint`}
          aria-invalid={isMissing || check?.outcome === 'invalid'}
        />
        <button
          type="submit"
          className="button-link button-link--contained button-link--primary button-link--large"
        >
          {t('check.button')}
        </button>
      </div>
      {isMissing ? (
        <p id={`${id}-fault`} className="check__fault">
          {t('check.missing')}
        </p>
      ) : null}
      <p id={`${id}-hint`}>{t('check.hint')}</p>
    </form>
  );
}
