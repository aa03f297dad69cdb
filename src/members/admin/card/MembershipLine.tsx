import Typography, { type TypographyProps } from '@mui/material/Typography';
import { stateOn, type Membership } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { useT } from '../../../i18n/use-t.ts';

interface MembershipLineProps extends Pick<TypographyProps, 'variant'> {
  readonly membership: Membership;
}

/** Number and term of a guide who was approved before. */
export function MembershipLine({ membership, variant = 'body1' }: MembershipLineProps) {
  const t = useT();
  const lang = useLang();
  const { number, ends_at, changed_at } = membership;
  const state = stateOn(membership, useToday());
  const day = state === 'valid' || state === 'ended' ? lastDayOf(ends_at) : tbilisiDay(changed_at);
  return (
    <Typography variant={variant} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(`admin.member-${state}`, { number: String(number), date: formatDate(day, lang) })}
    </Typography>
  );
}
