import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { formatYearDay, monthNames } from '../../../domain/format-date.ts';
import { daysOfMonth, type YearEnd } from '../../../domain/membership/association-year.ts';
import { lastDayOf, termEnd } from '../../../domain/membership/term.ts';
import { FIRST_TERM_DAYS } from '../../../domain/settings.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { planAssociationYear, setAssociationYear } from '../../firebase/callables.ts';
import { useAssociationYear } from '../../firebase/firestore/verification-desk.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { useDeskRows } from '../desk-rows.tsx';
import { nativeSelect } from '../requests/ListTools.tsx';
import { useCall } from '../../shared/use-call.ts';

/** On which day of the year terms end; admins choose another one, or none. */
export function TermsPanel() {
  const t = useT();
  const lang = useLang();
  const year = useAssociationYear();
  // Nobody has chosen yet.
  const present = year.status === 'ready' ? year.data.year_end : null;
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
        {t('admin.terms')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
        {t('admin.terms-text')}
      </Typography>
      {year.status === 'failed' ? (
        <FailureNotice title={t('admin.terms-failed')} failure={year.failure} onRetry={year.retry} />
      ) : year.status === 'loading' ? (
        <Loading label={t('admin.loading')} />
      ) : (
        <>
          <Typography sx={{ mb: 2, fontWeight: 600 }}>
            {present ? t('admin.terms-now', { day: formatYearDay(present, lang) }) : t('admin.terms-none')}
          </Typography>
          <YearForm key={JSON.stringify(present)} present={present} />
        </>
      )}
    </>
  );
}

function YearForm({ present }: { readonly present: YearEnd }) {
  const t = useT();
  const lang = useLang();
  const { isBusy, run } = useCall();
  const { refresh } = useDeskRows();
  const [chosen, setChosen] = useState(present);
  const isSame = chosen?.month === present?.month && chosen?.day === present?.day;
  const choose = (month: number, day: number) =>
    setChosen(month === 0 ? null : { month, day: Math.min(day, daysOfMonth(month)) });

  const question = (touched: number): string => {
    if (!chosen) return t('admin.terms-confirm-lifted', { count: touched });
    const day = formatYearDay(chosen, lang);
    if (present && touched === 0) return t('admin.terms-confirm-moved', { day });
    const end = termEnd(new Date(), chosen, FIRST_TERM_DAYS);
    return t('admin.terms-confirm-given', { day, count: touched, date: formatDate(lastDayOf(end), lang) });
  };
  const change = async () => {
    const touched = await planAssociationYear(chosen);
    if (!window.confirm(question(touched))) return undefined;
    await setAssociationYear(chosen, { year_end: present, touched });
    refresh();
    return t('admin.terms-done');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('terms', change);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          {...nativeSelect(t('admin.terms-month'))}
          value={chosen?.month ?? 0}
          onChange={({ target }) => choose(Number(target.value), chosen?.day ?? 31)}
        >
          <option value={0}>{t('admin.terms-endless')}</option>
          {monthNames(lang).map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </TextField>
        {chosen ? (
          <TextField
            {...nativeSelect(t('admin.terms-day'))}
            value={chosen.day}
            onChange={({ target }) => choose(chosen.month, Number(target.value))}
          >
            {Array.from({ length: daysOfMonth(chosen.month) }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </TextField>
        ) : null}
        <Button type="submit" variant="contained" disabled={isBusy || isSame}>
          {t('admin.terms-change')}
        </Button>
      </Stack>
    </form>
  );
}
