import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { standingRejection } from '../../domain/verification/request-state.ts';
import { openQuestion } from '../../domain/verification/questions.ts';
import type { Session, SessionUser } from '../firebase/auth/auth-context.ts';
import { useGuideProfileOf, useRequestsOf } from '../firebase/firestore/verification-desk.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { AssociationWords, Rejection, WhereToSend } from '../shared/AssociationWords.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { MembersOnly } from '../shared/MembersOnly.tsx';
import { VerificationSteps } from '../shared/VerificationSteps.tsx';
import { GuideForm } from './GuideForm.tsx';

/** Returns the intro for the current state of the profile. */
function introOf(stored: GuideProfile | undefined): MessageId {
  if (!stored) return 'editor.intro-new';
  if (!stored.is_verified) return 'editor.intro-unapproved';
  return stored.is_public ? 'editor.intro' : 'editor.intro-unlisted';
}

function Editor({ user, session }: { readonly user: SessionUser; readonly session: Session }) {
  const t = useT();
  const guide = useGuideProfileOf(user.id);
  const requests = useRequestsOf(user.id);
  const { profile } = session;
  const failed = [guide, profile].find((state) => state.status === 'failed');
  if (failed?.status === 'failed') return <FailureNotice of={failed} />;
  // The form is rendered after the texts above it, which would otherwise move it.
  if ([guide, profile, requests].some(({ status }) => status === 'loading'))
    return <Loading isPage label={t('editor.loading')} />;
  const stored = guide.data;
  // If the requests could not be read, the account page shows the error.
  const rows = requests.data?.rows ?? [];
  const rejection = standingRejection(rows);
  const request = rows.find(({ id }) => id === stored?.open_request_id)?.data;
  const question = request && openQuestion(request);
  return (
    <>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 1.5 }}>
        {t('editor.title')}
      </Typography>
      <Typography sx={{ mb: 4, maxWidth: '42rem' }}>{t(introOf(stored))}</Typography>
      {stored ? (
        // The reason next to the fields to correct.
        rejection && (
          <Box sx={{ mb: 4 }}>
            <Rejection request={rejection} isVerified={stored.is_verified} />
          </Box>
        )
      ) : (
        <Box sx={{ mb: 4, maxWidth: '42rem' }}>
          <VerificationSteps />
        </Box>
      )}
      {stored?.open_request_id && !stored.is_verified ? (
        <Typography sx={{ mb: 4, maxWidth: '42rem' }}>
          <WhereToSend by="steps.send" to="steps.send-to" />
        </Typography>
      ) : null}
      {question ? (
        <Box sx={{ mb: 4 }}>
          <AssociationWords severity="warning" title={t('thread.question')} words={question.text}>
            <Typography sx={{ mt: 1 }}>{t('thread.answer-below')}</Typography>
          </AssociationWords>
        </Box>
      ) : null}
      <GuideForm user={user} profile={profile.data} guide={stored} request={request} rejection={rejection} />
    </>
  );
}

/** `/guide-profile`: the guide profile editor. */
export function Screen() {
  return (
    <Container sx={{ pt: { xs: 3, md: 6 }, pb: 6 }}>
      <MembersOnly path="/guide-profile">
        {(user, session) => <Editor user={user} session={session} />}
      </MembersOnly>
    </Container>
  );
}
