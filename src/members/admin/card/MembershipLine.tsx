import Typography, { type TypographyProps } from '@mui/material/Typography';
import { stateOn, type Membership } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { useT } from '../../../i18n/use-t.ts';

interface MembershipLineProps extends Pick<TypographyProps, 'variant'> {
  /** `changed_at` is not known in a list. */
  readonly membership: Pick<Membership, 'number' | 'state' | 'ends_at'> &
    Partial<Pick<Membership, 'changed_at'>>;
}

/** Number and term of a guide who was approved before. */
export function MembershipLine({ membership, variant = 'body1' }: MembershipLineProps) {
  const t = useT();
  const lang = useLang();
  const { ends_at, changed_at } = membership;
  const number = String(membership.number);
  const state = stateOn(membership, useToday());
  const changed = changed_at && tbilisiDay(changed_at);
  const day = state === 'valid' || state === 'ended' ? lastDayOf(ends_at) : changed;
  return (
    <Typography variant={variant} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {day === undefined
        ? t('admin.journal-number', { number })
        : t(`admin.member-${state}`, { number, date: formatDate(day, lang) })}
    </Typography>
  );
}
