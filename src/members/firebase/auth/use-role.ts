/**
 * Returns the role of the account. The document in `user_roles` is authoritative; rules and
 * callables use its copy, the token's claim `role`. If the two differ, the token is refreshed, so that a
 * new admin needs no new sign-in and a former one also loses the claim.
 */
import type { User } from 'firebase/auth';
import { doc } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { COLLECTIONS } from '../../../domain/collections.ts';
import { toRole, userRoleSchema, type Role } from '../../../domain/roles.ts';
import type { RoleState, Session } from './auth-context.ts';
import { useLiveDocument } from '../firestore/live.ts';
import { firestore } from '../members-app.ts';

/** Backoff in ms before the token is refreshed again while the claim is still stale. */
const CLAIM_WAITS = [0, 500, 1000, 2000, 4000, 8000, 16_000];

/** What this needs of the SDK's user. */
export type RoleUser = Pick<User, 'uid' | 'getIdTokenResult'>;

/** True as soon as the token's claim matches the record; false when it never did. */
async function awaitClaim(
  user: RoleUser,
  wanted: Role | undefined,
  isCurrent: () => boolean,
): Promise<boolean> {
  const hasClaim = async (isFresh: boolean) => {
    const { claims } = await user.getIdTokenResult(isFresh);
    return toRole(claims['role']) === wanted;
  };
  if (await hasClaim(false)) return true;
  for (const ms of CLAIM_WAITS) {
    await new Promise((done) => setTimeout(done, ms));
    if (!isCurrent()) return false;
    if (await hasClaim(true)) return true;
  }
  return false;
}

export function useRole(user: RoleUser | null): Pick<Session, 'role' | 'checkRole'> {
  const record = useLiveDocument(
    user ? doc(firestore, COLLECTIONS.userRoles, user.uid) : undefined,
    userRoleSchema,
  );
  const recorded = record.status === 'ready' ? toRole(record.data.role) : undefined;
  const [claimedBy, setClaimedBy] = useState<RoleUser>();
  const [refusedTo, setRefusedTo] = useState<RoleUser>();
  const [attempt, setAttempt] = useState(0);
  const isLoaded = record.status !== 'loading';
  const failure = record.status === 'failed' ? record.failure : undefined;

  useEffect(() => {
    if (!user || !isLoaded) return undefined;
    if (failure !== undefined) console.error(`Role lookup failed: ${failure}`);
    let isCurrent = true;
    awaitClaim(user, recorded, () => isCurrent).then(
      (agrees) => {
        if (!isCurrent) return;
        setClaimedBy(recorded && agrees ? user : undefined);
        setRefusedTo(recorded && !agrees ? user : undefined);
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
  }, [user, recorded, isLoaded, failure, attempt]);

  const checkRole = useCallback(() => {
    setRefusedTo(undefined);
    setAttempt((count) => count + 1);
    if (record.status === 'failed') record.retry();
  }, [record]);
  const state = (): RoleState => {
    if (!user || !isLoaded) return 'checking';
    // Also if the claim never arrived, or the token could not be refreshed.
    if (failure !== undefined || refusedTo === user) return 'unknown';
    if (!recorded) return 'none';
    return claimedBy === user ? recorded : 'checking';
  };
  return { role: state(), checkRole };
}
