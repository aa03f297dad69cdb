import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Toast, ToastContent } from './toast.ts';

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

/** Plain text, used when `ToastList` could not be fetched: a message must not break the page. */
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

const importToastList = () => import('./ToastList.tsx');

const ToastList = lazy(() =>
  importToastList().then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToasts }),
  ),
);

/** Fetches the code of toasts ahead, so that one can say that the connection is lost. */
export function preloadToasts(): void {
  importToastList().catch(() => undefined);
}

let lastId = 0;

/** Holds the messages; the code that draws them is fetched with the first one. */
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
