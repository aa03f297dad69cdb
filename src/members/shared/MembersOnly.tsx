import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPage, isFocusLost } from '../../browser/focus-page.ts';
import { SESSION_AREAS } from '../../content/routes.ts';
import { useAuth, type Session, type SessionUser } from '../firebase/auth/auth-context.ts';
import { hasSessionHint } from '../firebase/auth/session-hint.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { MembersButtonLink } from './MembersLink.tsx';
import { MembersTitle } from './MembersTitle.tsx';

interface MembersOnlyProps {
  /** Of the screen, also to come back to after sign-in. */
  readonly path: keyof typeof SESSION_AREAS;
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

/** A screen that shows its content to a signed-in account, and a sign-in link to anybody else. */
export function MembersOnly({ path, children }: MembersOnlyProps) {
  const t = useT();
  const area = SESSION_AREAS[path];
  const { search } = useLocation();
  const { user, session, loading } = useAuth();
  useFocusAfterSession(user !== null);
  return (
    <>
      <MembersTitle title={t(`${area}.title`)} />
      {user && session ? (
        <Fragment key={user.id}>{children(user, session)}</Fragment>
      ) : loading && hasSessionHint() ? (
        // Without a hint the server's page shows the link already.
        <Loading isPage label={t('errors.loading')} />
      ) : (
        <EmptyState heading="h1" title={t(`${area}.log-in`)}>
          <MembersButtonLink to={`/auth?next=${encodeURIComponent(path + search)}`} variant="contained">
            {t(`${area}.go-to-login`)}
          </MembersButtonLink>
        </EmptyState>
      )}
    </>
  );
}
