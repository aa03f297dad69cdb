/** Deterministic random numbers: the same seed gives the same picture on every machine. */

export interface Random {
  /** A number in [0, 1). */
  next: () => number;
  /** A number in [low, high). */
  between: (low: number, high: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
}

/** Mulberry32 (public domain, Tommy Ettinger): 32 bits of state, good enough to draw with. */
export function createRandom(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
  };
}
