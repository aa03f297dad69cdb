import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import type { Toast } from './Toasts.tsx';
import './ToastList.css';

/** Long enough to be read twice at an easy pace (WCAG 2.2.1); errors wait until they are closed. */
const SHOWN_FOR_MS = 8000;

interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

export function ToastList({ toasts, onClose }: ToastListProps) {
  return (
    <MaterialTheme>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </MaterialTheme>
  );
}

function ToastItem({ toast, onClose }: { readonly toast: Toast; readonly onClose: (id: number) => void }) {
  const t = useT();
  const [held, setHeld] = useState(false);
  const { id, severity, title, message } = toast;

  useEffect(() => {
    if (held || severity === 'error') return;
    const timer = setTimeout(() => onClose(id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held, severity, id, onClose]);

  return (
    <Alert
      severity={severity}
      variant="filled"
      role={severity === 'error' ? 'alert' : 'presentation'}
      className="toast"
      closeText={t('shell.toast.close')}
      onClose={() => onClose(id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {message}
    </Alert>
  );
}
