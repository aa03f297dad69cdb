import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { useTimeout } from '../../browser/use-timer.ts';
import { useT } from '../../i18n/use-t.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import type { Toast } from './toast.ts';
import './ToastList.css';

/** Long enough to be read twice (WCAG 2.2.1); errors stay until they are closed. */
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

  useTimeout(() => onClose(id), held || severity === 'error' ? undefined : SHOWN_FOR_MS);

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
