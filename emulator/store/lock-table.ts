/**
 * Pessimistic locks of read-write transactions on one database.
 * Facts (measured): transactions lock what they read; any other write to it waits up to 2 s and then
 * fails ABORTED "Transaction lock timeout."; plain reads never wait.
 * Ours: who waits is served in order; a request that would close a circle of waiting transactions is
 * refused at once instead of after 2 s; a transaction that retries an aborted one locks exclusively,
 * so that retries run one after the other instead of aborting each other again.
 */
import { StatusError } from '../model/status-error.ts';
import type { Clock } from './clock.ts';

export const LOCK_TIMEOUT_MS = 2000;

/** A transaction, or any object standing for a single write. */
export type LockOwner = object;

/** `write` waits for everybody else and holds nothing afterwards: the work is done at once. */
export type LockMode = 'shared' | 'exclusive' | 'write';

interface Waiter {
  readonly owner: LockOwner;
  readonly mode: LockMode;
  readonly keys: readonly string[];
  readonly grant: () => void;
}

export class LockTable {
  readonly #clock: Clock;
  readonly #held = new Map<string, Map<LockOwner, 'shared' | 'exclusive'>>();
  #waiters: Waiter[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Runs `work` synchronously as soon as the locks allow it. `keys` may come from the present state:
   * they are evaluated once, at the call.
   */
  async run<T>(owner: LockOwner, mode: LockMode, keys: readonly string[], work: () => T): Promise<T> {
    if (!this.#isBlocked({ owner, mode, keys }, this.#waiters)) {
      this.#hold(owner, mode, keys);
      return work();
    }
    if (this.#closesCircle({ owner, mode, keys })) throw lockTimeout();
    return this.#wait(owner, mode, keys, work);
  }

  release(owner: LockOwner): void {
    for (const [key, holders] of this.#held) {
      if (holders.delete(owner) && holders.size === 0) this.#held.delete(key);
    }
    this.#grantWaiters();
  }

  #wait<T>(owner: LockOwner, mode: LockMode, keys: readonly string[], work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = this.#clock.after(LOCK_TIMEOUT_MS, () => {
        this.#waiters = this.#waiters.filter((other) => other !== waiter);
        reject(lockTimeout());
        this.#grantWaiters();
      });
      const waiter: Waiter = {
        owner,
        mode,
        keys,
        grant: () => {
          timer.cancel();
          try {
            resolve(work());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
      };
      this.#waiters.push(waiter);
    });
  }

  #grantWaiters(): void {
    for (let index = 0; index < this.#waiters.length;) {
      const waiter = this.#waiters[index];
      if (!waiter || this.#isBlocked(waiter, this.#waiters.slice(0, index))) {
        index += 1;
        continue;
      }
      this.#waiters.splice(index, 1);
      this.#hold(waiter.owner, waiter.mode, waiter.keys);
      waiter.grant();
    }
  }

  #hold(owner: LockOwner, mode: LockMode, keys: readonly string[]): void {
    if (mode === 'write') return;
    for (const key of keys) {
      const holders = this.#held.get(key) ?? new Map<LockOwner, 'shared' | 'exclusive'>();
      if (holders.get(owner) !== 'exclusive') holders.set(owner, mode);
      this.#held.set(key, holders);
    }
  }

  #isBlocked(request: Omit<Waiter, 'grant'>, earlier: readonly Waiter[]): boolean {
    if (this.#held.size === 0 && earlier.length === 0) return false;
    return this.#blockers(request, earlier).size > 0;
  }

  #blockers({ owner, mode, keys }: Omit<Waiter, 'grant'>, earlier: readonly Waiter[]): Set<LockOwner> {
    const blockers = this.#conflictingHolders({ owner, mode, keys });
    for (const waiter of earlier) {
      const conflicts = mode !== 'shared' || waiter.mode !== 'shared';
      if (!conflicts || waiter.owner === owner || !waiter.keys.some((key) => keys.includes(key))) continue;
      // Who already waits for this owner must not hold it up.
      if (!this.#conflictingHolders(waiter).has(owner)) blockers.add(waiter.owner);
    }
    return blockers;
  }

  #conflictingHolders({ owner, mode, keys }: Omit<Waiter, 'grant'>): Set<LockOwner> {
    const conflicting = new Set<LockOwner>();
    for (const key of keys) {
      for (const [holder, held] of this.#held.get(key) ?? []) {
        if (holder !== owner && (mode !== 'shared' || held === 'exclusive')) conflicting.add(holder);
      }
    }
    return conflicting;
  }

  #closesCircle(request: Omit<Waiter, 'grant'>): boolean {
    const seen = new Set<LockOwner>();
    const open = [...this.#blockers(request, this.#waiters)];
    for (let owner = open.pop(); owner; owner = open.pop()) {
      if (owner === request.owner) return true;
      if (seen.has(owner)) continue;
      seen.add(owner);
      for (const [index, waiter] of this.#waiters.entries()) {
        if (waiter.owner === owner) open.push(...this.#blockers(waiter, this.#waiters.slice(0, index)));
      }
    }
    return false;
  }
}

function lockTimeout(): StatusError {
  return new StatusError('ABORTED', 'Transaction lock timeout.');
}
