/**
 * Returns the role of the account. The document in `user_roles` is authoritative; rules and
 * callables use its copy, the token's claim `role`. If the two differ, the token is refreshed, so that a
 * new admin needs no new sign-in and a former one also loses the claim.
 */
import type { User } from 'firebase/auth';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAsync } from '../../../browser/use-async.ts';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { toRole, userRoleSchema, type Role } from '../../../domain/roles.ts';
import type { RoleState, Session } from './auth-context.ts';
import { failureOf } from '../errors.ts';
import { useLiveDocument } from '../firestore/live.ts';

/** Backoff in ms before the token is refreshed again while the claim is still stale. */
const CLAIM_WAITS = [0, 500, 1000, 2000, 4000, 8000, 16_000];

/** What this needs of the SDK's user. */
export type RoleUser = Pick<User, 'uid' | 'getIdTokenResult'>;

/** True as soon as the token's claim matches the record; false when it never did. */
async function awaitClaim(user: RoleUser, wanted: Role | undefined, signal: AbortSignal): Promise<boolean> {
  const hasClaim = async (isFresh: boolean) => {
    const { claims } = await user.getIdTokenResult(isFresh);
    return toRole(claims['role']) === wanted;
  };
  if (await hasClaim(false)) return true;
  for (const ms of CLAIM_WAITS) {
    await new Promise((done) => setTimeout(done, ms));
    if (signal.aborted) return false;
    if (await hasClaim(true)) return true;
  }
  return false;
}

export function useRole(user: RoleUser | null): Pick<Session, 'role' | 'checkRole'> {
  const record = useLiveDocument(COLLECTIONS.userRoles, user?.uid, userRoleSchema);
  const recorded = toRole(record.data?.role);
  const isLoaded = record.status !== 'loading';
  const failure = record.status === 'failed' ? record.failure : undefined;
  const [attempt, setAttempt] = useState(0);
  // Another attempt asks for the token again.
  const asked = useMemo(
    () => (user && isLoaded ? { user, recorded, attempt } : undefined),
    [user, recorded, isLoaded, attempt],
  );
  const [answer, setAnswer] = useState<{ readonly to: object; readonly role: RoleState }>();
  useAsync(
    asked,
    (of, signal) => awaitClaim(of.user, of.recorded, signal),
    (agrees, to) =>
      setAnswer({ to, role: to.recorded === undefined ? 'none' : agrees ? to.recorded : 'unknown' }),
    (error, to) => {
      console.error(`Role lookup failed: ${failureOf(error)}`);
      setAnswer({ to, role: 'unknown' });
    },
  );
  useEffect(() => {
    if (failure !== undefined) console.error(`Role lookup failed: ${failure}`);
  }, [failure]);

  const checkRole = useCallback(() => {
    setAttempt((count) => count + 1);
    if (record.status === 'failed') record.retry();
  }, [record]);
  const state = (): RoleState => {
    if (!asked) return 'checking';
    if (failure !== undefined) return 'unknown';
    // Also unknown if the claim never arrived, or the token could not be refreshed.
    if (answer?.to === asked) return answer.role;
    return recorded ? 'checking' : 'none';
  };
  return { role: state(), checkRole };
}
