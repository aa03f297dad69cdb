import { TOAST_MS } from '../../../domain/settings.ts';

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

/** Maximum simultaneous toasts, not counting those that stay. */
const MAX_PASSING = 3;

/** Adds a toast. Pure. */
export function withToast(present: readonly Toast[], toast: Toast): readonly Toast[] {
  const others = present.filter(({ about }) => about !== toast.about);
  const all = [...others, toast];
  const passing = all.filter((one) => TOAST_MS[one.severity] !== undefined);
  const dropped = new Set(passing.slice(0, -MAX_PASSING).map(({ id }) => id));
  return all.filter(({ id }) => !dropped.has(id));
}
