import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { mayDo } from '../../domain/roles.ts';
import type { Session, SessionUser } from '../firebase/auth/auth-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { MembersButtonLink } from '../shared/MembersLink.tsx';
import { MembersOnly } from '../shared/MembersOnly.tsx';
import { Dashboard, DeskPanel } from './Dashboard.tsx';
import { DeskRowsProvider } from './desk-rows.tsx';

/** The desk for admins, and its content alone for editors; other users send none of its queries. */
function AdminGate({ user, session }: { readonly user: SessionUser; readonly session: Session }) {
  const t = useT();
  const { role, checkRole } = session;
  if (role === 'checking') return <Loading isPage label={t('admin.checking')} />;
  if (mayDo(role, 'desk')) {
    return (
      <DeskRowsProvider>
        <Dashboard adminId={user.id} />
      </DeskRowsProvider>
    );
  }
  if (mayDo(role, 'content')) {
    return (
      <>
        <Typography variant="h1" tabIndex={-1} sx={{ fontSize: { md: '1.5rem' }, mb: 1 }}>
          {t('admin.title-editor')}
        </Typography>
        <DeskPanel name="content" />
      </>
    );
  }
  const reason = role === 'unknown' ? 'role-unknown' : 'no-access';
  return (
    <EmptyState heading="h1" title={t(`admin.${reason}`)} text={t(`admin.${reason}-text`)}>
      {role === 'unknown' ? (
        <Button variant="contained" onClick={checkRole}>
          {t('errors.retry')}
        </Button>
      ) : (
        <MembersButtonLink to="/profile" variant="contained">
          {t('admin.no-access-back')}
        </MembersButtonLink>
      )}
    </EmptyState>
  );
}

export function Screen() {
  return (
    // Keeps the footer below the viewport, so that it does not jump while data loads.
    <Container sx={{ pt: { xs: 2, md: 1.5 }, pb: { xs: 6, md: 1 }, minHeight: '100vh' }}>
      <MembersOnly path="/admin">
        {(user, session) => <AdminGate user={user} session={session} />}
      </MembersOnly>
    </Container>
  );
}
