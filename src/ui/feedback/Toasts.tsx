import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';

export type ToastSeverity = 'success' | 'info' | 'warning' | 'error';

export interface ToastContent {
  readonly severity: ToastSeverity;
  readonly title?: string;
  readonly message?: string;
}

export interface Toast extends ToastContent {
  readonly id: number;
}

type ShowToast = (content: ToastContent) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message at the foot of the window and reads it to screen readers. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast must be used within Toasts');
  return show;
}

interface PlainToastsProps {
  readonly toasts: readonly Toast[];
}

/** Words alone, where their look cannot be fetched: a message must not take the page down. */
function PlainToasts({ toasts }: PlainToastsProps) {
  return (
    <>
      {toasts.map(({ id, title, message }) => (
        <p key={id} role="alert">
          {title} {message}
        </p>
      ))}
    </>
  );
}

const ToastList = lazy(() =>
  import('./ToastList.tsx').then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToasts }),
  ),
);

let lastId = 0;

/** Holds the messages; their look is fetched with the first one. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback<ShowToast>((content) => {
    lastId += 1;
    const toast = { ...content, id: lastId };
    setToasts((present) => [...present.slice(-2), toast]);
  }, []);
  const close = useCallback((id: number) => {
    setToasts((present) => present.filter((toast) => toast.id !== id));
  }, []);
  const list = useMemo(
    () =>
      toasts.length === 0 ? null : (
        <Suspense>
          <ToastList toasts={toasts} onClose={close} />
        </Suspense>
      ),
    [toasts, close],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" aria-live="polite">
        {list}
      </div>
    </ToastContext>
  );
}
