import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { initialsOf } from '../../../domain/guide/profile.ts';
import { editorProfessionName } from '../../../domain/guide/professions.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FORCED_COLORS } from '../../../theme/conditions.ts';
import { MembershipLine } from '../card/CardParts.tsx';
import { useStoredPicture } from '../../firebase/avatars.ts';
import type { CardState } from './card-state.ts';
import { nameOfRow, type ListedRequest } from './listed-requests.ts';

interface RequestRowProps extends Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> {
  readonly row: ListedRequest;
  readonly card: CardState;
  /** Whether its list has rows of different states. */
  readonly hasState: boolean;
  readonly isOpen: boolean;
  /** True for one row of the list: the open one, or the first. */
  readonly isInTabOrder: boolean;
}

/** A press anywhere on the row follows its link. */
const WHOLE_ROW = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus-ring)', outlineOffset: -3 },
} as const;

/** Labels wrap instead of being cut off: the longest take two lines. */
const WRAPPING = { height: 'auto', mt: 0.5, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } } as const;

/** Returns the dates of the request; the first is the one its list is ordered by. */
function useDates({ status, requested_at, reviewed_at, returned }: ListedRequest) {
  const t = useT();
  const lang = useLang();
  const [now] = useState(() => Date.now());
  const age = (date: Date) => formatAge((now - date.getTime()) / DAY_MS, lang);
  if (status === 'pending') {
    return [
      requested_at ? age(new Date(requested_at)) : '',
      returned ? t('admin.returned-ago', { age: age(returned.at) }) : '',
    ].filter(Boolean);
  }
  return reviewed_at === undefined
    ? []
    : [t('admin.reviewed-on', { date: formatDate(new Date(reviewed_at), lang) })];
}

/** Marks what the admin has decided, started or tried there. */
function useMark({ own, problem, changed, note }: CardState) {
  const t = useT();
  if (own) {
    const color = own.decision === 'approved' ? ('success' as const) : ('default' as const);
    return { label: t(`admin.state-${own.decision}`), color };
  }
  if (problem || changed) return { label: t('admin.not-decided'), color: 'warning' as const };
  return note.trim() === '' ? undefined : { label: t('admin.has-note'), color: 'warning' as const };
}

/** One row of the list, a link to its card. */
export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { row, card, hasState, isOpen, isInTabOrder, ...link } = props;
  const { status, person, closed_as, returned, facts } = row;
  const t = useT();
  const lang = useLang();
  const picture = useStoredPicture(person?.avatar_url);
  const id = useId();
  const name = nameOfRow(row) || t('admin.nameless');
  const details = [editorProfessionName(row.profession, lang), person?.guide?.address]
    .filter(Boolean)
    .join(' · ');
  const dates = useDates(row);
  const mark = useMark(card);
  const state = closed_as ?? (returned ? 'returned' : status);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        p: 1,
        border: 1,
        borderColor: isOpen ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOpen ? 'action.selected' : 'background.paper',
        ...(isOpen ? { [FORCED_COLORS]: { borderInlineStartWidth: '0.5rem' } } : {}),
      }}
    >
      <Avatar
        {...(picture ? { src: picture } : {})}
        alt=""
        aria-hidden
        slotProps={{ img: { loading: 'lazy' } }}
      >
        {initialsOf(name)}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }} lang={langOfText(name)}>
          <Box
            component={Link}
            {...link}
            id={`request-${row.id}`}
            // Tab continues from the open row to its card; the arrow keys move between rows.
            tabIndex={isInTabOrder ? 0 : -1}
            aria-describedby={id}
            aria-current={isOpen}
            sx={WHOLE_ROW}
          >
            {name}
          </Box>
        </Typography>
        <div id={id}>
          {details ? <Typography variant="body2">{details}</Typography> : null}
          {facts.kind ? <Typography variant="body2">{t(facts.kind)}</Typography> : null}
          {facts.isChanged ? <Typography variant="body2">{t('admin.row-changed')}</Typography> : null}
          {facts.isReplaced ? <Typography variant="body2">{t('admin.row-replaced')}</Typography> : null}
          {status !== 'pending' && person?.membership ? (
            <MembershipLine
              membership={{ ...person.membership, ends_at: new Date(person.membership.ends_at) }}
              variant="body2"
            />
          ) : null}
          {dates.map((date) => (
            <Typography key={date} variant="body2" color="textSecondary">
              {date}
            </Typography>
          ))}
          {hasState && !card.own ? (
            <Chip size="small" variant="outlined" label={t(`admin.state-${state}`)} sx={WRAPPING} />
          ) : null}
          {mark ? <Chip size="small" color={mark.color} label={mark.label} sx={WRAPPING} /> : null}
        </div>
      </Box>
    </Box>
  );
});
