import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode, Ref } from 'react';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useOpenJournal } from '../journal/journal-context.ts';
import { focusRow, nameId, onCardKey, type CardShortcuts } from '../desk/desk-keys.ts';
import { asApproved } from '../desk/since-approval.ts';
import { CardHead } from './CardHead.tsx';
import { MembershipFacts } from './MembershipFacts.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import type { RequestCardProps } from './card-props.ts';
import { RequestHistory, Returned } from './RequestHistory.tsx';
import { holdsKeys } from './use-settled.ts';
import { SinceApproval } from './SinceApproval.tsx';

interface CardFrameProps extends Omit<RequestCardProps, 'actions' | 'card' | 'shortcuts' | 'decidedAt'> {
  readonly frame?: Ref<HTMLElement>;
  /** The card's own keyboard shortcuts. */
  readonly keys?: CardShortcuts;
  readonly onFocus?: () => void;
  /** Fields to mark: those the guide changed while the card was open. */
  readonly changed?: readonly GuideFieldName[];
  /** The actions for the request. */
  readonly children: ReactNode;
}

/** The open card, with everything that is known about a request; the children are shown next to it. */
export function CardFrame(props: CardFrameProps) {
  const {
    request,
    current,
    about,
    name,
    profile,
    guide,
    membership,
    attempts,
    now,
    frame,
    keys,
    turnedAt,
    onFocus,
    changed = [],
    children,
  } = props;
  const t = useT();
  const openJournal = useOpenJournal();
  const journalGuide = { guideId: request.data.user_id, name };
  return (
    <Paper
      component="section"
      variant="outlined"
      ref={frame}
      id={`card-${request.id}`}
      tabIndex={-1}
      aria-labelledby={nameId(request.id)}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
        scrollMarginTop: 'calc(var(--header-cover) + 1rem)',
        '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
      }}
      onFocus={onFocus}
      onKeyDown={(event) =>
        onCardKey(
          event,
          { openJournal: () => openJournal(journalGuide), isHeld: () => holdsKeys(turnedAt), ...keys },
          () => focusRow(request.id),
        )
      }
    >
      <div>
        <CardHead
          id={request.id}
          name={name}
          profile={profile}
          about={about ?? guide}
          requestedAt={current.requested_at}
          now={now}
          isPictureChanged={changed.includes('avatar_url')}
        />
        {membership ? (
          <Box sx={{ mb: 2 }}>
            <MembershipFacts membership={membership} />
          </Box>
        ) : null}
        <Returned current={current} />
        <SinceApproval current={current} attempts={attempts} guide={guide} profile={profile} />
        {guide ? (
          <GuideFacts guide={current.status === 'pending' ? guide : asApproved(guide)} changed={changed} />
        ) : (
          <Alert severity="warning">{t('admin.profile-missing')}</Alert>
        )}
        <RequestHistory journalGuide={journalGuide} currentId={request.id} attempts={attempts} />
      </div>
      <Box sx={{ alignSelf: 'start', minWidth: 0 }}>{children}</Box>
    </Paper>
  );
}
