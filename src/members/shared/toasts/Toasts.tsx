import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { ToastList, type Toast, type ToastContent } from './ToastList.tsx';

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

let lastId = 0;

/** Holds the toasts, and shows them. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const actions = useMemo<ToastActions>(
    () => ({
      show: (content) => {
        lastId += 1;
        const toast = { ...content, id: lastId };
        setToasts((present) => [...present.filter(({ about }) => about !== toast.about), toast]);
      },
      dismiss: (about) => setToasts((present) => present.filter((toast) => toast.about !== about)),
    }),
    [],
  );
  const close = (id: number) => setToasts((present) => present.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={actions}>
      {children}
      <ToastList toasts={toasts} onClose={close} />
    </ToastContext>
  );
}
