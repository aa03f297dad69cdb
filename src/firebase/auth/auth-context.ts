/** Who is signed in (specification, section 3: user, session, loading and two actions). */
import { createContext, use } from 'react';
import type { Profile } from '../../domain/guide/profile.ts';
import type { Failure } from '../errors.ts';
import type { Live } from '../firestore/live.ts';

export interface SessionUser {
  /** The account's uid. */
  readonly id: string;
  readonly email: string | null;
  readonly displayName: string;
  readonly createdAt: Date | undefined;
}

/** 'checking' until the role record has been read; nobody is an admin before, nor where that failed. */
export type RoleState = 'checking' | 'admin' | 'none' | 'unknown';

export interface Session {
  readonly role: RoleState;
  /** Checks the role once more, where it is unknown. */
  readonly checkRole: () => void;
  /** The own `profiles` document, live. */
  readonly profile: Live<Profile>;
  /** Whether the account is being deleted. */
  readonly isClosing: boolean;
}

export type SignInOutcome =
  /** With how Google calls the account. */
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly kind: 'google' | 'unexpected'; readonly failure: Failure };

export interface AuthContextValue {
  readonly user: SessionUser | null;
  readonly session: Session | null;
  readonly loading: boolean;
  /**
   * Never throws: the failure is returned to the caller.
   * @param beforeLeaving runs where no window can be opened and the page itself goes to Google and back.
   */
  readonly signInWithGoogle: (beforeLeaving: () => void) => Promise<SignInOutcome>;
  /** What became of a sign-in that left the page; undefined when there was none. */
  readonly returnedSignIn: () => Promise<SignInOutcome | undefined>;
  readonly signOut: () => Promise<void>;
}

export const AuthContext = createContext<AuthContextValue | undefined>(undefined);

/** @throws Error outside its provider: a mistake of the programmer. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth must be used within an AuthProvider');
  return value;
}
