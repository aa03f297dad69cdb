/** A short message at the foot of the window. */
export interface ToastContent {
  /** The matter: a later message about it takes the place of an earlier one. */
  readonly about: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly message?: string;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** Messages shown at once, errors apart: those stay until they are closed or their matter is settled. */
const MAX_PASSING = 3;

/** The messages with a new one. Pure. */
export function withToast(present: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = present.filter(({ about }) => about !== toast.about);
  const all = [...others, toast];
  const passing = all.filter(({ severity }) => severity !== 'error');
  const dropped = new Set(passing.slice(0, -MAX_PASSING).map(({ id }) => id));
  return all.filter(({ id }) => !dropped.has(id));
}

/** The messages without the one about a matter that is settled. Pure. */
export function withoutMatter(present: readonly Toast[], matter: string): readonly Toast[] {
  return present.some(({ about }) => about === matter)
    ? present.filter(({ about }) => about !== matter)
    : present;
}
