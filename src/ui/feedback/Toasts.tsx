import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { withoutToast, withToast, type Toast, type ToastContent } from './toast.ts';

interface ToastActions {
  /** Shows a toast and announces it to screen readers. */
  readonly show: (content: ToastContent) => void;
  /** Removes the toast about a resolved topic. */
  readonly dismiss: (about: string) => void;
}

const ToastContext = createContext<ToastActions | null>(null);

/** Returns the actions for toasts at the foot of the window. */
export function useToasts(): ToastActions {
  const actions = use(ToastContext);
  if (!actions) throw new Error('useToasts must be used within Toasts');
  return actions;
}

/** Returns the function that shows a toast, for callers that never remove one. */
export function useToast(): ToastActions['show'] {
  return useToasts().show;
}

/** Removes the toast about a topic as soon as it is resolved. */
export function useDismissedToast(about: string, isResolved: boolean): void {
  const { dismiss } = useToasts();
  useEffect(() => {
    if (isResolved) dismiss(about);
  }, [about, isResolved, dismiss]);
}

/** Plain text, used when `ToastList` could not be fetched: a message must not break the page. */
function PlainToasts({ toasts }: { readonly toasts: readonly Toast[] }) {
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

/** Prefetches the toast code, so that a lost connection can be reported. */
export function preloadToasts(): void {
  importToastList().catch(() => undefined);
}

let lastId = 0;

/** Holds the toasts; the code that renders them is loaded with the first one. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const actions = useMemo<ToastActions>(
    () => ({
      show: (content) => {
        lastId += 1;
        const toast = { ...content, id: lastId };
        setToasts((present) => withToast(present, toast));
      },
      dismiss: (about) => setToasts((present) => withoutToast(present, about)),
    }),
    [],
  );
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
    <ToastContext value={actions}>
      {children}
      <div className="toasts" aria-live="polite">
        {list}
      </div>
    </ToastContext>
  );
}
