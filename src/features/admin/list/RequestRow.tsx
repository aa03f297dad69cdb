import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { initialsOf } from '../../../domain/guide/profile.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { standingOf } from '../../../domain/verification/standing.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useStoredPicture } from '../../../firebase/avatars.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { professionName } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FORCED_COLORS } from '../../../theme/conditions.ts';
import { onCardKey, PENDING_CARD, rowId, type CardShortcuts } from '../desk/desk-keys.ts';
import type { CardState, DeskRequest } from '../desk/desk-state.ts';
import type { JoinedRequest } from '../desk/join-requests.ts';
import { useOpenJournal } from '../journal/journal-context.ts';

interface RequestRowProps {
  readonly joined: JoinedRequest;
  /** The status that the request is shown under. */
  readonly status: RequestStatus;
  /** Whether the list is of all states, so that each row says its own. */
  readonly isOfAll?: boolean;
  readonly card: CardState;
  readonly isOpen: boolean;
  /** Milliseconds since 1970; ages are counted from here. */
  readonly now: number;
  readonly onOpen: (request: DeskRequest) => void;
  /** What the open card leaves for the keys of its row. */
  readonly shortcuts: RefObject<CardShortcuts | null>;
}

/** What the officer has begun there, or what did not succeed. */
function markOf({ problem, changed, note }: CardState): MessageId | undefined {
  if (problem || changed) return 'admin.not-decided';
  return note.trim() === '' ? undefined : 'admin.has-note';
}

/** One line of the list; having the focus opens its card. */
export function RequestRow({
  joined,
  status,
  isOfAll,
  card,
  isOpen,
  now,
  onOpen,
  shortcuts,
}: RequestRowProps) {
  const t = useT();
  const lang = useLang();
  const openJournal = useOpenJournal();
  const { request, name, guide, profile } = joined;
  const { requested_at, reviewed_at } = joined.current;
  const picture = useStoredPicture(profile?.avatar_url);
  const id = `request-row-${request.id}`;
  const place = guide?.address;
  const profession = (guide ?? request.data.applied)?.profession ?? '';
  const details = [professionName(profession, lang), place].filter(Boolean).join(' · ');
  const when =
    status === 'pending'
      ? requested_at && formatAge((now - requested_at.getTime()) / DAY_MS, lang)
      : reviewed_at && formatDate(reviewed_at, lang);
  const mark = status === 'pending' ? markOf(card) : undefined;
  return (
    <Box
      component="article"
      id={rowId(request.id)}
      // Tab goes on from the open row to its card; the arrows go from row to row.
      tabIndex={isOpen ? 0 : -1}
      {...(status === 'pending' ? { [PENDING_CARD]: request.id } : {})}
      aria-labelledby={id}
      aria-current={isOpen}
      onFocus={() => onOpen(request)}
      onKeyDown={(event) =>
        onCardKey(event, {
          openJournal: () => openJournal({ guideId: request.data.user_id, name }),
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
        scrollMarginTop: 'calc(var(--header-height) + 1rem)',
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
        {when ? (
          <Typography variant="body2" color="textSecondary">
            {when}
          </Typography>
        ) : null}
        {isOfAll ? (
          <Chip size="small" variant="outlined" label={t(`admin.standing-${standingOf(joined.current)}`)} />
        ) : null}
        {mark ? <Chip size="small" color="warning" label={t(mark)} /> : null}
      </Box>
    </Box>
  );
}
