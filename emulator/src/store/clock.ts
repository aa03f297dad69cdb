/** Time and timers, replaceable in tests. */
export interface Clock {
  /** Microseconds since 1970. */
  nowMicros(): number;
  /** Calls back after `ms` unless cancelled; never keeps the process alive. */
  after(ms: number, callback: () => void): { cancel(): void };
}

export const systemClock: Clock = {
  nowMicros: () => Date.now() * 1000,
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return { cancel: () => clearTimeout(timer) };
  },
};
