/** A short message at the foot of the window. */
export interface ToastContent {
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly message?: string;
}

export interface Toast extends ToastContent {
  readonly id: number;
}
