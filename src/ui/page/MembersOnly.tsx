import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusPage, isFocusLost } from '../../browser/focus-page.ts';
import { useAuth, type Session, type SessionUser } from '../../firebase/auth/auth-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { LocalLink } from '../links/LocalLink.tsx';

interface MembersOnlyProps {
  /** The page to come back to after sign-in. */
  readonly next: '/guide-profile' | '/profile' | '/admin';
  readonly prompt: string;
  readonly linkText: string;
  readonly children: (user: SessionUser, session: Session) => ReactNode;
}

/** Whoever signs out, here or elsewhere, continues from the heading of what is there now. */
function useFocusAfterSession(hasSession: boolean): void {
  const hadSession = useRef(hasSession);
  useEffect(() => {
    if (hadSession.current && !hasSession && isFocusLost()) focusPage();
    hadSession.current = hasSession;
  }, [hasSession]);
}

/** Shows its content to a signed-in account, and to anybody else the way to sign in. */
export function MembersOnly({ next, prompt, linkText, children }: MembersOnlyProps) {
  const t = useT();
  const { user, session, loading } = useAuth();
  useFocusAfterSession(user !== null);
  if (user && session) return children(user, session);
  if (loading) return <Loading isPage label={t('errors.loading')} />;
  return (
    <EmptyState
      heading="h1"
      title={prompt}
      action={
        <Button component={LocalLink} to="/auth" state={{ next }} variant="contained">
          {linkText}
        </Button>
      }
    />
  );
}
