/**
 * Pessimistic locks of read-write transactions on one database.
 * Measured: transactions lock what they read; another write to it waits up to 2 s and then fails ABORTED
 * "Transaction lock timeout."; plain reads never wait.
 * Documented for production: locks are granted in the order in which the transactions began; of a
 * deadlock one transaction is aborted; a retry names the aborted transaction.
 * Ours: a retry keeps the rank of the first attempt, so it cannot starve, and locks exclusively. The
 * deadlock victim is the youngest transaction, aborted at once.
 */
import { StatusError } from '../model/status-error.ts';
import type { Clock } from './clock.ts';

export const LOCK_TIMEOUT_MS = 2000;

/** A transaction, or any object that represents a single write. */
export interface LockOwner {
  /** Order of start: a lower rank is older and goes first. */
  readonly rank: number;
}

/** `write` waits for all other owners and holds no lock afterwards, because its work runs immediately. */
export type LockMode = 'shared' | 'exclusive' | 'write';

interface Request {
  readonly owner: LockOwner;
  readonly mode: LockMode;
  readonly keys: readonly string[];
}

interface Waiter extends Request {
  readonly grant: () => void;
  readonly refuse: () => void;
}

export class LockTable {
  readonly #clock: Clock;
  readonly #held = new Map<string, Map<LockOwner, 'shared' | 'exclusive'>>();
  /** Deadlock victims: their later requests are refused. */
  readonly #aborted = new WeakSet<LockOwner>();
  /** By rank; requests of one owner in order of arrival. */
  #waiters: Waiter[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Runs `work` synchronously as soon as the locks allow it. `keys` may depend on the current state: they
   * are evaluated once, at the call.
   * @throws StatusError ABORTED after two seconds, or as deadlock victim
   */
  async run<T>(owner: LockOwner, mode: LockMode, keys: readonly string[], work: () => T): Promise<T> {
    if (this.#aborted.has(owner)) throw lockTimeout();
    const request = { owner, mode, keys };
    if (this.#isBlocked(request, this.#older(owner))) return this.#wait(request, work);
    this.#hold(request);
    // A parallel request of the same owner may wait for a younger one that is now blocked by this lock.
    this.#breakDeadlocks(owner);
    return work();
  }

  release(owner: LockOwner): void {
    for (const [key, holders] of this.#held) {
      if (holders.delete(owner) && holders.size === 0) this.#held.delete(key);
    }
    this.#grantWaiters();
  }

  #older({ rank }: LockOwner): Waiter[] {
    return this.#waiters.filter(({ owner }) => owner.rank <= rank);
  }

  #wait<T>(request: Request, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const timer = this.#clock.after(LOCK_TIMEOUT_MS, () => {
        this.#waiters = this.#waiters.filter((other) => other !== waiter);
        reject(lockTimeout());
        this.#grantWaiters();
      });
      const waiter: Waiter = {
        ...request,
        refuse: () => {
          timer.cancel();
          reject(lockTimeout());
        },
        grant: () => {
          timer.cancel();
          try {
            resolve(work());
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
      };
      this.#waiters.splice(this.#older(request.owner).length, 0, waiter);
      this.#breakDeadlocks(request.owner);
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
      this.#hold(waiter);
      waiter.grant();
    }
  }

  #hold({ owner, mode, keys }: Request): void {
    if (mode === 'write') return;
    for (const key of keys) {
      const holders = this.#held.get(key) ?? new Map<LockOwner, 'shared' | 'exclusive'>();
      if (holders.get(owner) !== 'exclusive') holders.set(owner, mode);
      this.#held.set(key, holders);
    }
  }

  #isBlocked(request: Request, earlier: readonly Waiter[]): boolean {
    if (this.#held.size === 0 && earlier.length === 0) return false;
    return this.#blockers(request, earlier).size > 0;
  }

  #blockers({ owner, mode, keys }: Request, earlier: readonly Waiter[]): Set<LockOwner> {
    const blockers = this.#conflictingHolders({ owner, mode, keys });
    for (const waiter of earlier) {
      const conflicts = mode !== 'shared' || waiter.mode !== 'shared';
      if (!conflicts || waiter.owner === owner || !waiter.keys.some((key) => keys.includes(key))) continue;
      // A waiter blocked by this owner must not block this owner.
      if (!this.#conflictingHolders(waiter).has(owner)) blockers.add(waiter.owner);
    }
    return blockers;
  }

  #conflictingHolders({ owner, mode, keys }: Request): Set<LockOwner> {
    const conflicting = new Set<LockOwner>();
    for (const key of keys) {
      for (const [holder, held] of this.#held.get(key) ?? []) {
        if (holder !== owner && (mode !== 'shared' || held === 'exclusive')) conflicting.add(holder);
      }
    }
    return conflicting;
  }

  /** Aborts victims until no wait cycle includes `owner`. */
  #breakDeadlocks(owner: LockOwner): void {
    for (let cycle = this.#cycleThrough(owner); cycle; cycle = this.#cycleThrough(owner)) {
      this.#abort(cycle.reduce((youngest, other) => (other.rank > youngest.rank ? other : youngest)));
    }
  }

  /** Refuses the victim's requests and releases its locks. */
  #abort(owner: LockOwner): void {
    this.#aborted.add(owner);
    const refused = this.#waiters.filter((waiter) => waiter.owner === owner);
    this.#waiters = this.#waiters.filter((waiter) => waiter.owner !== owner);
    for (const { refuse } of refused) refuse();
    this.release(owner);
  }

  #cycleThrough(start: LockOwner): LockOwner[] | undefined {
    /** Maps each owner to the waiter that it blocks. */
    const waitsFor = new Map<LockOwner, LockOwner>();
    const open = [start];
    for (let owner = open.pop(); owner; owner = open.pop()) {
      for (const blocker of this.#blockersOf(owner)) {
        if (blocker === start) return pathTo(owner, waitsFor);
        if (waitsFor.has(blocker)) continue;
        waitsFor.set(blocker, owner);
        open.push(blocker);
      }
    }
    return undefined;
  }

  #blockersOf(owner: LockOwner): LockOwner[] {
    return this.#waiters.flatMap((waiter, index) =>
      waiter.owner === owner ? [...this.#blockers(waiter, this.#waiters.slice(0, index))] : [],
    );
  }
}

function pathTo(end: LockOwner, waitsFor: ReadonlyMap<LockOwner, LockOwner>): LockOwner[] {
  const path = [end];
  for (let owner = waitsFor.get(end); owner; owner = waitsFor.get(owner)) path.push(owner);
  return path;
}

function lockTimeout(): StatusError {
  return new StatusError('ABORTED', 'Transaction lock timeout.');
}
