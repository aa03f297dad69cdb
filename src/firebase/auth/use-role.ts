/**
 * Returns whether the account is an admin. The document in `user_roles` is authoritative; rules and
 * callables use its copy, the token's claim `role`. If the two differ, the token is refreshed, so that a
 * new admin needs no new sign-in and a former one also loses the claim.
 */
import type { User } from 'firebase/auth';
import { doc } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { COLLECTIONS } from '../../domain/collections.ts';
import { ADMIN_ROLE, userRoleSchema } from '../../domain/verification/verification.ts';
import type { RoleState } from './auth-context.ts';
import { useLiveDocument } from '../firestore/live.ts';

/** Backoff in ms before the token is refreshed again while the claim is still stale. */
const CLAIM_WAITS = [0, 500, 1000, 2000, 4000, 8000, 16_000];

/** What this needs of the SDK's user. */
export type RoleUser = Pick<User, 'uid' | 'getIdTokenResult'>;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function hasAdminClaim(user: RoleUser, isFresh: boolean): Promise<boolean> {
  const { claims } = await user.getIdTokenResult(isFresh);
  return claims['role'] === ADMIN_ROLE;
}

/** True as soon as the token's claim matches the record; false when it never did. */
async function awaitClaim(user: RoleUser, wanted: boolean, isCurrent: () => boolean): Promise<boolean> {
  if ((await hasAdminClaim(user, false)) === wanted) return true;
  for (const ms of CLAIM_WAITS) {
    await wait(ms);
    if (!isCurrent()) return false;
    if ((await hasAdminClaim(user, true)) === wanted) return true;
  }
  return false;
}

export interface CheckedRole {
  readonly role: RoleState;
  readonly checkRole: () => void;
}

export function useRole(user: RoleUser | null): CheckedRole {
  const firestore = useFirestore();
  const record = useLiveDocument(
    user ? doc(firestore, COLLECTIONS.userRoles, user.uid) : undefined,
    userRoleSchema,
  );
  const isRecorded = record.status === 'ready' && record.data.role === ADMIN_ROLE;
  const [claimedBy, setClaimedBy] = useState<RoleUser>();
  const [refusedTo, setRefusedTo] = useState<RoleUser>();
  const [attempt, setAttempt] = useState(0);
  const isSettled = record.status !== 'loading';
  const failure = record.status === 'failed' ? record.failure : undefined;

  useEffect(() => {
    if (!user || !isSettled) return undefined;
    if (failure !== undefined) console.error(`Role lookup failed: ${failure}`);
    let isCurrent = true;
    awaitClaim(user, isRecorded, () => isCurrent).then(
      (agrees) => {
        if (!isCurrent) return;
        setClaimedBy(isRecorded && agrees ? user : undefined);
        setRefusedTo(isRecorded && !agrees ? user : undefined);
      },
      () => {
        if (isCurrent) setRefusedTo(user);
      },
    );
    return () => {
      isCurrent = false;
    };
    // Another attempt asks for the token again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [user, isRecorded, isSettled, failure, attempt]);

  const checkRole = useCallback(() => {
    setRefusedTo(undefined);
    setAttempt((count) => count + 1);
    if (record.status === 'failed') record.retry();
  }, [record]);
  const state = (): RoleState => {
    if (!user || !isSettled) return 'checking';
    // Also if the claim never arrived, or the token could not be refreshed.
    if (failure !== undefined || refusedTo === user) return 'unknown';
    if (!isRecorded) return 'none';
    return claimedBy === user ? 'admin' : 'checking';
  };
  return { role: state(), checkRole };
}
