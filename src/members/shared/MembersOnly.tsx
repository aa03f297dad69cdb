import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage, isFocusLost } from '../../browser/focus-page.ts';
import { useAuth, type Session, type SessionUser } from '../firebase/auth/auth-context.ts';
import { hasSessionHint } from '../firebase/auth/session-hint.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { MembersButtonLink } from './MembersLink.tsx';

interface MembersOnlyProps {
  /** The page to come back to after sign-in. */
  readonly next: '/guide-profile' | '/profile' | '/admin';
  readonly prompt: string;
  readonly linkText: string;
  readonly children: (user: SessionUser, session: Session) => ReactNode;
}

/** After signing out, here or in another tab, the focus moves to the heading of the new content. */
function useFocusAfterSession(hasSession: boolean): void {
  const hadSession = useRef(hasSession);
  useEffect(() => {
    if (hadSession.current && !hasSession && isFocusLost()) focusPage();
    hadSession.current = hasSession;
  }, [hasSession]);
}

/** Shows its content to a signed-in account, and a sign-in link to anybody else. */
export function MembersOnly({ next, prompt, linkText, children }: MembersOnlyProps) {
  const t = useT();
  const { search } = useLocation();
  const { user, session, loading } = useAuth();
  useFocusAfterSession(user !== null);
  if (user && session) return children(user, session);
  // Without a hint the server's page shows the link already.
  if (loading && hasSessionHint()) return <Loading isPage label={t('errors.loading')} />;
  return (
    <EmptyState
      heading="h1"
      title={prompt}
      action={
        <MembersButtonLink to={`/auth?next=${encodeURIComponent(next + search)}`} variant="contained">
          {linkText}
        </MembersButtonLink>
      }
    />
  );
}
