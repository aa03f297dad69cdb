import { useId } from 'react';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import '../../ui/links/ButtonLink.css';

interface CheckFormProps {
  /** As it was asked for last. */
  readonly number: string | undefined;
  readonly isInvalid: boolean;
}

/** A plain form, which works without scripts. */
export function CheckForm({ number, isInvalid }: CheckFormProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  return (
    <form className="check__form" method="get" action={localPath('/check', lang)}>
      <label htmlFor={id}>{t('check.number')}</label>
      <div className="check__field">
        <input
          id={id}
          name="number"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          defaultValue={number ?? ''}
          aria-describedby={`${id}-hint`}
          aria-invalid={isInvalid}
        />
        <button
          type="submit"
          className="button-link button-link--contained button-link--primary button-link--large"
        >
          {t('check.button')}
        </button>
      </div>
      <p id={`${id}-hint`}>{t('check.hint')}</p>
    </form>
  );
}
