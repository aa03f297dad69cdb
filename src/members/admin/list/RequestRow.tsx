import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { initialsOf } from '../../../domain/guide/profile.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { requestStateOf } from '../../../domain/verification/request-state.ts';
import { RENEWAL, wasRevoked } from '../../../domain/verification/verification.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useStoredPicture } from '../../firebase/avatars.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { fieldLabels, professionName } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT, type Translate } from '../../../i18n/use-t.ts';
import { FORCED_COLORS } from '../../../theme/conditions.ts';
import { MembershipLine } from '../card/MembershipLine.tsx';
import { onCardKey, PENDING_CARD, rowId, type CardShortcuts } from '../desk/desk-keys.ts';
import type { CardState, DeskRequest, EarlierDecision, ListName } from '../desk/desk-state.ts';
import { earlierDecision, earlierText, lastApproval, type JoinedRequest } from '../desk/join-requests.ts';
import { renewalChanges, unseenFields } from '../desk/since-approval.ts';
import { useOpenJournal } from '../journal/JournalProvider.tsx';

interface RequestRowProps {
  readonly joined: JoinedRequest;
  /** The status that the request is shown under. */
  readonly status: RequestStatus;
  readonly list: ListName;
  readonly card: CardState;
  readonly isOpen: boolean;
  /** True for one row of the list: the open one, or the first. */
  readonly isInTabOrder: boolean;
  /** Milliseconds since 1970; ages are counted from here. */
  readonly now: number;
  readonly onOpen: (request: DeskRequest) => void;
  /** Returns whether keys are still disabled. */
  readonly isHeld: () => boolean;
  /** The shortcuts of the open card, which also work on its row. */
  readonly shortcuts: RefObject<CardShortcuts | null>;
}

/** Marks what the admin has started there, what failed, or who decided first. */
function markOf(
  { problem, changed, note }: CardState,
  earlier: EarlierDecision | undefined,
  t: Translate,
): string | undefined {
  if (earlier) return earlierText(earlier, 'row-earlier', t);
  if (problem || changed) return t('admin.not-decided');
  return note.trim() === '' ? undefined : t('admin.has-note');
}

/** Kind of the request; undefined for the first request of a guide. */
function kindOf({ request, guide, attempts = [] }: JoinedRequest): MessageId | undefined {
  if (request.data.kind === RENEWAL) return 'admin.renewal';
  // Nothing is asked for: the row says when the withdrawal was taken back.
  if (wasRevoked(request.data)) return undefined;
  if (guide?.is_verified) return 'admin.row-change';
  return attempts.some(({ id }) => id !== request.id) ? 'admin.row-again' : undefined;
}

/**
 * Returns what has changed since the last approval: in a request of a verified guide, or for a second look
 * at the approval itself.
 */
function changeOf(joined: JoinedRequest, status: RequestStatus, t: Translate): string | undefined {
  const { request, guide, attempts } = joined;
  const isPending = status === 'pending';
  const isInForce = guide?.is_verified && lastApproval(attempts)?.id === request.id;
  if (!isPending && !isInForce) return undefined;
  const changed = isPending ? renewalChanges(joined) : unseenFields(joined);
  if (changed.length === 0) return undefined;
  const fields = fieldLabels(changed, t);
  return t(isPending ? 'admin.renewal-changed' : 'admin.changed-since', { fields });
}

/** Whether a later approval of the same guide has replaced this one. */
function isReplaced({ request, attempts }: JoinedRequest, status: RequestStatus): boolean {
  const last = lastApproval(attempts);
  return status === 'approved' && last !== undefined && last.id !== request.id;
}

/** Labels wrap instead of being cut off: the longest take two lines. */
const WRAPPING = { height: 'auto', mt: 0.5, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } } as const;

/** Lists whose rows have different states, so that each row shows its own. */
const OF_SEVERAL: readonly ListName[] = ['rejected', 'found'];

/** Returns the dates of the request; the first is the one its list is ordered by. */
function useDates({ current }: JoinedRequest, list: ListName, status: RequestStatus, now: number): string[] {
  const t = useT();
  const lang = useLang();
  const { requested_at: requested, reviewed_at: decided, returned } = current;
  const age = (date: Date) => formatAge((now - date.getTime()) / DAY_MS, lang);
  if (status === 'pending') {
    const isReturned = current.status === 'pending' && returned;
    return [
      requested ? age(requested) : '',
      isReturned ? t('admin.returned-ago', { age: age(returned.at) }) : '',
    ].filter(Boolean);
  }
  if (!decided) return [];
  const date = formatDate(decided, lang);
  // Search results are ordered by request date.
  return list === 'found' && requested
    ? [t('admin.asked-and-reviewed', { asked: formatDate(requested, lang), reviewed: date })]
    : [t('admin.reviewed-on', { date })];
}

/** One row of the list; focusing it opens its card. */
export function RequestRow(props: RequestRowProps) {
  const { joined, status, list, card, isOpen, isInTabOrder, now, onOpen, isHeld, shortcuts } = props;
  const t = useT();
  const lang = useLang();
  const openJournal = useOpenJournal();
  const { request, about, name, guide, profile } = joined;
  const picture = useStoredPicture(profile?.avatar_url);
  const id = `request-row-${request.id}`;
  const place = guide?.address;
  const profession = (about ?? guide ?? request.data.applied)?.profession ?? '';
  const details = [professionName(profession, lang), place].filter(Boolean).join(' · ');
  const dates = useDates(joined, list, status, now);
  const earlier = status === 'pending' ? earlierDecision(joined, card) : undefined;
  const mark = status === 'pending' ? markOf(card, earlier, t) : undefined;
  const kind = status === 'pending' && !earlier ? kindOf(joined) : undefined;
  const change = earlier ? undefined : changeOf(joined, status, t);
  return (
    <Box
      component="article"
      id={rowId(request.id)}
      // Tab continues from the open row to its card; the arrow keys move between rows.
      tabIndex={isInTabOrder ? 0 : -1}
      {...(status === 'pending' && !earlier ? { [PENDING_CARD]: request.id } : {})}
      aria-labelledby={id}
      aria-current={isOpen}
      onFocus={() => onOpen(request)}
      onKeyDown={(event) =>
        onCardKey(event, {
          isHeld,
          journal: () => openJournal({ guideId: request.data.user_id, name }),
          ...(isOpen ? shortcuts.current : {}),
        })
      }
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        p: 1,
        cursor: 'pointer',
        border: 1,
        borderColor: isOpen ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOpen ? 'action.selected' : 'background.paper',
        ...(isOpen ? { [FORCED_COLORS]: { borderInlineStartWidth: '0.5rem' } } : {}),
        scrollMarginTop: 'calc(var(--header-cover) + 1rem)',
        '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
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
        <Typography id={id} sx={{ fontWeight: 600 }} lang={langOfText(name)}>
          {name}
        </Typography>
        {details ? <Typography variant="body2">{details}</Typography> : null}
        {kind ? <Typography variant="body2">{t(kind)}</Typography> : null}
        {change ? <Typography variant="body2">{change}</Typography> : null}
        {isReplaced(joined, status) ? (
          <Typography variant="body2">{t('admin.row-replaced')}</Typography>
        ) : null}
        {status !== 'pending' && joined.membership ? (
          <MembershipLine membership={joined.membership} variant="body2" />
        ) : null}
        {dates.map((date) => (
          <Typography key={date} variant="body2" color="textSecondary">
            {date}
          </Typography>
        ))}
        {OF_SEVERAL.includes(list) ? (
          <Chip
            size="small"
            variant="outlined"
            label={t(`admin.state-${requestStateOf(joined.current)}`)}
            sx={WRAPPING}
          />
        ) : null}
        {mark ? <Chip size="small" color="warning" label={mark} sx={WRAPPING} /> : null}
      </Box>
    </Box>
  );
}
