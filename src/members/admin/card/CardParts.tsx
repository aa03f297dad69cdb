import { stateOn, type Membership } from '../../../domain/membership/membership.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { LOW_WINDOW } from '../../../theme/conditions.ts';
import { STICKY_BAR } from '../../shared/toasts/ToastList.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useSyncExternalStore, type ReactNode } from 'react';

/** A typed text below its label. */
export function LabelledText({ label, text }: { readonly label: ReactNode; readonly text: string }) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" component="div">
        {label}
      </Typography>
      <TypedText>{text}</TypedText>
    </Box>
  );
}

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
  const bare = state === 'valid' ? 'admin.member-valid-endless' : 'admin.journal-number';
  return (
    <Typography variant={variant} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {day === undefined
        ? t(bare, { number })
        : t(`admin.member-${state}`, { number, date: formatDate(day, lang) })}
    </Typography>
  );
}

/** A remark on the request or the guide; not announced. */
export function CardNote({ severity = 'info', children }: Pick<AlertProps, 'severity' | 'children'>) {
  return (
    <Alert severity={severity} role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {children}
    </Alert>
  );
}

const TICK_MS = 250;

function onTick(tick: () => void) {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}

/** Returns the whole seconds left until a time of `performance.now()`, and counts them. */
export function useSecondsLeft(until = 0): number {
  return useSyncExternalStore(onTick, () => Math.ceil(Math.max(0, until - performance.now()) / 1000));
}

/** The buttons of a card, at its foot. */
export function ButtonBar({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      className={STICKY_BAR}
      sx={{
        flex: 'none',
        px: { xs: 2, sm: 3 },
        justifyContent: { lg: 'flex-end' },
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        py: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        // A line above the content it covers.
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: 'inherit',
        bgcolor: 'background.paper',
        [LOW_WINDOW]: { position: 'static' },
      }}
    >
      {children}
    </Stack>
  );
}
