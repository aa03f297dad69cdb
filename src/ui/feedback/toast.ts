/** A short message at the foot of the window. */
export interface ToastContent {
  /** The topic: a later toast about it replaces an earlier one. */
  readonly about: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly message?: string;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

/** Toasts shown simultaneously, without errors: those stay until they are closed or resolved. */
const MAX_PASSING = 3;

/** Adds a toast. Pure. */
export function withToast(present: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = present.filter(({ about }) => about !== toast.about);
  const all = [...others, toast];
  const passing = all.filter(({ severity }) => severity !== 'error');
  const dropped = new Set(passing.slice(0, -MAX_PASSING).map(({ id }) => id));
  return all.filter(({ id }) => !dropped.has(id));
}

/** Removes the toast about a resolved topic. Pure. */
export function withoutMatter(present: readonly Toast[], matter: string): readonly Toast[] {
  return present.some(({ about }) => about === matter)
    ? present.filter(({ about }) => about !== matter)
    : present;
}
