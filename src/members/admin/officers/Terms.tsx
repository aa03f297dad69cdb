import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { formatYearDay, monthNames } from '../../../domain/format-date.ts';
import { daysOfMonth, type YearEnd } from '../../../domain/membership/association-year.ts';
import { lastDayOf, termEnd } from '../../../domain/membership/term.ts';
import { FIRST_TERM_DAYS } from '../../../domain/settings.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { planAssociationYear, setAssociationYear } from '../../firebase/callables.ts';
import { useAssociationYear } from '../../firebase/firestore/verification-desk.ts';
import { Choice } from '../Choice.tsx';
import { useDeskRows } from '../desk-rows.tsx';
import { Loaded, PanelHead } from '../Panel.tsx';
import { useCall } from '../../shared/use-call.ts';

/** On which day of the year terms end; admins choose another one, or none. */
export function Terms() {
  const { t, lang } = useI18n();
  return (
    <>
      <PanelHead title={t('admin.terms')} text={t('admin.terms-text')} />
      <Loaded live={useAssociationYear()} failed={t('admin.terms-failed')}>
        {(year) => {
          // Without a document nobody has chosen yet.
          const present = year?.year_end ?? null;
          return (
            <>
              <Typography sx={{ mb: 2, fontWeight: 600 }}>
                {present
                  ? t('admin.terms-now', { day: formatYearDay(present, lang) })
                  : t('admin.terms-none')}
              </Typography>
              <YearForm key={JSON.stringify(present)} present={present} />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function YearForm({ present }: { readonly present: YearEnd }) {
  const { t, lang } = useI18n();
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
        <Choice
          label={t('admin.terms-month')}
          value={String(chosen?.month ?? 0)}
          choices={[t('admin.terms-endless'), ...monthNames(lang)].map((name, month) => [
            String(month),
            name,
          ])}
          onChoose={(month) => choose(Number(month), chosen?.day ?? 31)}
        />
        {chosen ? (
          <Choice
            label={t('admin.terms-day')}
            value={String(chosen.day)}
            choices={Array.from({ length: daysOfMonth(chosen.month) }, (_, day) => {
              const text = String(day + 1);
              return [text, text];
            })}
            onChoose={(day) => choose(chosen.month, Number(day))}
          />
        ) : null}
        <Button type="submit" variant="contained" disabled={isBusy || isSame}>
          {t('admin.terms-change')}
        </Button>
      </Stack>
    </form>
  );
}
