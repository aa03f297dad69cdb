import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { useOpenJournal } from '../journal/journal-context.ts';
import { onCardKey, PENDING_CARD, type CardShortcuts } from '../desk/desk-keys.ts';
import { CardHead } from './CardHead.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import type { RequestCardProps } from './card-props.ts';
import { RequestHistory } from './RequestHistory.tsx';

interface CardFrameProps extends Omit<RequestCardProps, 'actions' | 'card'> {
  /** What the card's own keys call. */
  readonly shortcuts?: Omit<CardShortcuts, 'openJournal' | 'reopen'>;
  readonly onFocus?: () => void;
  /** What can be done about the request. */
  readonly children: ReactNode;
}

/** A card with everything that is known about a request; the children stand beside it. */
export function CardFrame({
  request,
  current,
  status,
  name,
  profile,
  guide,
  attempts,
  now,
  shortcuts,
  onFocus,
  children,
}: CardFrameProps) {
  const t = useT();
  const openJournal = useOpenJournal();
  const journalGuide = { guideId: request.data.user_id, name };
  return (
    <Paper
      component="article"
      variant="outlined"
      id={`request-${request.id}`}
      tabIndex={0}
      {...(status === 'pending' ? { [PENDING_CARD]: request.id } : {})}
      aria-labelledby={`request-name-${request.id}`}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 23rem' },
        scrollMarginTop: 'calc(var(--header-height) + 1rem)',
        '&:focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
      }}
      onFocus={onFocus}
      onKeyDown={(event) => onCardKey(event, { ...shortcuts, openJournal: () => openJournal(journalGuide) })}
    >
      <div>
        <CardHead
          id={request.id}
          name={name}
          profile={profile}
          requestedAt={current.requested_at}
          now={now}
        />
        {guide ? (
          <GuideFacts guide={guide} />
        ) : (
          <Alert severity="warning">{t('admin.profile-missing')}</Alert>
        )}
        <RequestHistory
          journalGuide={journalGuide}
          currentId={request.id}
          attempts={attempts}
          guide={guide}
          profile={profile}
        />
      </div>
      <Box
        sx={{
          alignSelf: 'start',
          position: { md: 'sticky' },
          top: 'calc(var(--header-height) + 1rem)',
          minWidth: 0,
        }}
      >
        {children}
      </Box>
    </Paper>
  );
}
