import type { User } from 'firebase/auth';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { AuthProvider as AuthSdkProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { removeDraftsExceptOf } from '../../../browser/drafts.ts';
import { useAsync } from '../../../browser/use-async.ts';
import { deleteCardExceptOf } from '../../../browser/card-storage.ts';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { mayDo } from '../../../domain/roles.ts';
import { profileSchema, type Profile } from '../../../domain/guide/profile.ts';
import { guideTask } from '../../../domain/verification/guide-task.ts';
import { ensureProfile, refusalOfError } from '../callables.ts';
import {
  AuthContext,
  type AuthContextValue,
  type RoleState,
  type Session,
  type SessionUser,
} from './auth-context.ts';
import { returnedSignIn, signInWithGoogle as signInAtGoogle } from './google-sign-in.ts';
import { useLiveDocument, type Live } from '../firestore/live.ts';
import { countWaiting, useGuideProfileOf, useRequestsOf } from '../firestore/verification-desk.ts';
import { clearSessionHint, noteWaiting, writeSessionHint } from './session-hint.ts';
import { app, auth } from '../members-app.ts';
import { signOut } from './sign-out.ts';
import { useRole } from './use-role.ts';

/** The account's own profile, live; created by the server at the first sign-in. */
function useOwnProfile(user: User | null): Pick<Session, 'profile' | 'isClosing'> {
  const profile = useLiveDocument(COLLECTIONS.profiles, user?.uid, profileSchema);
  const { status } = profile;
  const [seenOf, setSeenOf] = useState<User | null>(null);
  const [refusedTo, setRefusedTo] = useState<User>();
  if (status === 'ready' && seenOf !== user) setSeenOf(user);
  const isMissing = user !== null && status === 'missing';
  // A profile that disappears belongs to an account that is being deleted.
  const wasDeleted = isMissing && seenOf === user;
  useEffect(() => {
    if (!isMissing || wasDeleted) return;
    // Also fails when the user leaves the page meanwhile. Without a profile the screens show Google's
    // data; the next page retries, and so does saving.
    ensureProfile().catch((error: unknown) => {
      console.debug('The account profile is not created yet');
      if (refusalOfError(error)?.reason === 'account-closing') setRefusedTo(user);
    });
  }, [user, isMissing, wasDeleted]);
  return { profile, isClosing: wasDeleted || (isMissing && refusedTo === user) };
}

/** What waits for the guide, by the newest request, and whether that has been read. */
function useGuideTask(uid: string | undefined, role: RoleState) {
  const guide = useGuideProfileOf(uid);
  const newest = useRequestsOf(guide.data && uid);
  const own = guide.data;
  // Nothing is said of what cannot be read; who works at the desk needs no guide profile.
  const isSaid = own ? newest.status === 'ready' : guide.status === 'missing' && !mayDo(role, 'content');
  return {
    isRead: guide.status !== 'loading' && (!own || newest.status !== 'loading'),
    task: isSaid ? guideTask(own, newest.data?.rows[0]?.data) : undefined,
  };
}

/**
 * Updates the session hint for the header of pages that do not load Firebase.
 * @returns whether all that it says is known.
 */
function useSessionHint(user: User | null | undefined, profile: Live<Profile>, role: RoleState): boolean {
  // Once for each admin and page load; later counts come from the desk, which also shows what fails.
  useAsync(mayDo(role, 'desk') ? user?.uid : undefined, countWaiting, noteWaiting);
  const { isRead: isTaskRead, task } = useGuideTask(user?.uid, role);
  const isRead = profile.status !== 'loading' && isTaskRead;
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) {
      clearSessionHint();
      return;
    }
    if (!isRead || role === 'checking' || role === 'unknown') return;
    writeSessionHint({
      email: user.email,
      name: profile.data?.full_name ?? user.displayName ?? '',
      avatar_url: profile.data?.avatar_url ?? null,
      isAdmin: mayDo(role, 'content'),
      ...(task && { task }),
    });
  }, [user, profile, role, isRead, task]);
  return isRead && role !== 'checking';
}

/**
 * Drafts and a saved card end with the session, whoever ended it: this window, another one, or the server. Runs
 * after a form that is taken down has stored its last input.
 */
function useClearedSessionData(user: User | null | undefined): void {
  useEffect(() => {
    if (user === undefined) return;
    removeDraftsExceptOf(user?.uid);
    void deleteCardExceptOf(user?.uid);
  }, [user]);
}

function toSessionUser(user: User): SessionUser {
  const created = user.metadata.creationTime;
  return {
    id: user.uid,
    email: user.email,
    displayName: user.displayName ?? '',
    createdAt: created ? new Date(created) : undefined,
  };
}

/** Provides `useAuth`. */
function AuthProvider({ children }: { readonly children: ReactNode }) {
  const { status, data } = useUser();
  // Undefined until the stored session has been checked.
  const user = status === 'loading' ? undefined : data;
  const { role, checkRole } = useRole(user ?? null);
  const { profile, isClosing } = useOwnProfile(user ?? null);
  const [isSigningIn, setSigningIn] = useState(false);
  const isKnown = useSessionHint(user, profile, role);
  useClearedSessionData(user);

  const signInWithGoogle = useCallback(async () => {
    setSigningIn(true);
    try {
      return await signInAtGoogle();
    } finally {
      setSigningIn(false);
    }
  }, []);

  const value = useMemo<AuthContextValue>(
    () => ({
      user: user ? toSessionUser(user) : null,
      session: user ? { role, checkRole, profile, isClosing, isKnown } : null,
      loading: user === undefined || isSigningIn,
      signInWithGoogle,
      returnedSignIn,
      signOut,
    }),
    [user, role, checkRole, profile, isClosing, isKnown, isSigningIn, signInWithGoogle],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** The providers of all signed-in screens. Heavy (reactfire and the full SDK), so load it lazily. */
export function MembersProviders({ children }: { readonly children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthSdkProvider sdk={auth}>
        <AuthProvider>{children}</AuthProvider>
      </AuthSdkProvider>
    </FirebaseAppProvider>
  );
}
