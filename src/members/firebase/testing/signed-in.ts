/** For tests: a signed-in account, without a way to Google. */
import type { AuthContextValue, Session, SessionUser } from '../auth/auth-context.ts';
import { sampleProfile } from './sample-documents.ts';

interface SignedIn {
  readonly user?: Partial<SessionUser>;
  readonly session?: Partial<Session>;
  readonly signOut?: AuthContextValue['signOut'];
}

export function signedIn({ user, session, signOut }: SignedIn): AuthContextValue {
  return {
    user: {
      id: 'nino',
      email: 'nino@example.com',
      displayName: 'Nino Adamia',
      createdAt: new Date('2025-01-15T10:00:00Z'),
      ...user,
    },
    session: {
      role: 'none',
      checkRole: () => undefined,
      profile: { status: 'ready', data: sampleProfile('Nino Adamia') },
      isClosing: false,
      isKnown: true,
      ...session,
    },
    loading: false,
    signInWithGoogle: () => Promise.reject(new Error('not here')),
    returnedSignIn: () => Promise.resolve(undefined),
    signOut: signOut ?? (() => Promise.resolve()),
  };
}
