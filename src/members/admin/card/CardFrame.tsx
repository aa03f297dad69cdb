import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { romanizedName } from '../../../domain/spelling/romanize.ts';
import type { GuideFieldName } from '../../../domain/guide/guide-fields.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { DAY_MS } from '../../../domain/timestamp.ts';
import { formatAge, formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { focusRow, nameId, onCardKey, type CardShortcuts } from '../desk/desk-keys.ts';
import { asApproved } from '../desk/since-approval.ts';
import { JournalButton } from '../journal/JournalButton.tsx';
import { useOpenJournal } from '../journal/JournalProvider.tsx';
import { CardPicture } from './CardPicture.tsx';
import type { RequestCardProps } from './card-props.ts';
import { GuideFacts } from './GuideFacts.tsx';
import { MembershipLine } from './MembershipLine.tsx';
import { holdsKeys } from './readiness.ts';
import { ChangedSince, EarlierRequests, Returned, Unapproved } from './RequestHistory.tsx';

interface CardFrameProps extends RequestCardProps {
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
  const { request, current, name, guide, membership, frame, keys, turnedAt, onFocus, children } = props;
  const { changed = [] } = props;
  const t = useT();
  const openJournal = useOpenJournal();
  const journalGuide = { guideId: request.data.user_id, name };
  const isPending = current.status === 'pending';
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
          { journal: () => openJournal(journalGuide), isHeld: () => holdsKeys(turnedAt), ...keys },
          () => focusRow(request.id),
        )
      }
    >
      <div>
        <CardHead {...props} isPictureChanged={changed.includes('avatar_url')} />
        {membership ? (
          <Box sx={{ mb: 2 }}>
            <MembershipLine membership={membership} />
          </Box>
        ) : null}
        <Returned current={current} />
        {guide ? (
          <>
            {isPending ? null : <Unapproved guide={guide} />}
            <ChangedSince {...props} />
            <GuideFacts guide={isPending ? guide : asApproved(guide)} changed={changed} />
          </>
        ) : (
          <Alert severity="warning">{t('admin.profile-missing')}</Alert>
        )}
        <EarlierRequests {...props} />
        <Box sx={{ mt: 1.5, ml: -1.5 }}>
          <JournalButton guide={journalGuide} hasKey />
        </Box>
      </div>
      <Box sx={{ alignSelf: 'start', minWidth: 0 }}>{children}</Box>
    </Paper>
  );
}

/** Picture, name as typed and in the other script, email and its language, and date and age of the request. */
function CardHead(props: RequestCardProps & { readonly isPictureChanged: boolean }) {
  const { request, current, name, profile, guide, about = guide, now, isPictureChanged } = props;
  const { requested_at: requestedAt } = current;
  const t = useT();
  const lang = useLang();
  const inOtherScript = [about?.latin_name || romanizedName(name), about?.georgian_name].find(
    (one) => one && one !== name,
  );
  const age = requestedAt ? formatAge((now - requestedAt.getTime()) / DAY_MS, lang) : undefined;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <CardPicture name={name} url={profile?.avatar_url} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          id={nameId(request.id)}
          variant="h2"
          // The scroll margin includes the edge of the card above the name.
          sx={{ fontSize: '1.25rem', scrollMarginTop: '1.5rem' }}
          lang={langOfText(name)}
        >
          {name}
        </Typography>
        {inOtherScript ? (
          <Typography variant="body2" lang={langOfText(inOtherScript)}>
            {inOtherScript}
          </Typography>
        ) : null}
        {profile?.email ? (
          <Typography variant="body2">
            <Link href={`mailto:${profile.email}`}>{profile.email}</Link>
            {` · ${t('admin.mail-lang', { lang: profile.language })}`}
          </Typography>
        ) : null}
        {requestedAt && age !== undefined ? (
          <Typography variant="body2" color="textSecondary">
            {t('admin.requested', { date: formatDate(requestedAt, lang), age })}
          </Typography>
        ) : null}
        {isPictureChanged ? (
          <Typography variant="body2" color="warning">
            {t('admin.picture-changed')}
          </Typography>
        ) : null}
      </Box>
    </Stack>
  );
}
