/** Who is signed in (specification, section 3: user, session, loading and two actions). */
import { requiredContext } from '../../../browser/required-context.ts';
import type { Profile } from '../../../domain/guide/profile.ts';
import type { Role } from '../../../domain/roles.ts';
import type { Failure } from '../errors.ts';
import type { Live } from '../firestore/live.ts';

export interface SessionUser {
  /** The account's uid. */
  readonly id: string;
  readonly email: string | null;
  readonly displayName: string;
  readonly createdAt: Date | undefined;
}

/**
 * 'checking' until the role document has been read; nobody has a role before, or if reading failed.
 */
export type RoleState = 'checking' | Role | 'none' | 'unknown';

export interface Session {
  readonly role: RoleState;
  /** Checks the role again, if it is unknown. */
  readonly checkRole: () => void;
  /** The own `profiles` document, live. */
  readonly profile: Live<Profile>;
  /** Whether the account is being deleted. */
  readonly isClosing: boolean;
  /** Whether all has been read that the header of other pages shows. */
  readonly isKnown: boolean;
}

export type SignInOutcome =
  /** Includes the name of the Google account. */
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly kind: 'google' | 'unexpected'; readonly failure: Failure };

export interface AuthContextValue {
  readonly user: SessionUser | null;
  readonly session: Session | null;
  readonly loading: boolean;
  /** Never throws: returns the failure. */
  readonly signInWithGoogle: () => Promise<SignInOutcome>;
  /** Resolves to the result of a sign-in by redirect; undefined when there was none. */
  readonly returnedSignIn: () => Promise<SignInOutcome | undefined>;
  readonly signOut: () => Promise<void>;
}

export const [AuthContext, useAuth] = requiredContext<AuthContextValue>('useAuth', 'an AuthProvider');
