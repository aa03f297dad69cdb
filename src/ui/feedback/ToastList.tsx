import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { useTimeout } from '../../browser/use-timer.ts';
import { useT } from '../../i18n/use-t.ts';
import { durationOf, type Toast } from './toast.ts';
import { useToastPlace } from './use-toast-place.ts';
import './ToastList.css';

interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly onClose: (id: number) => void;
}

export function ToastList({ toasts, onClose }: ToastListProps) {
  const [isHeld, setHeld] = useState(false);
  const { ref, place, lift } = useToastPlace(toasts);
  return (
    <div
      ref={ref}
      className="toast-stack"
      data-vertical={place.vertical}
      data-horizontal={place.horizontal}
      style={{ marginBlockEnd: lift }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isHeld} onClose={onClose} />
      ))}
    </div>
  );
}

interface ToastItemProps {
  readonly toast: Toast;
  /** Whether the pointer or the focus is on the toasts: none disappears meanwhile. */
  readonly isHeld: boolean;
  readonly onClose: (id: number) => void;
}

function ToastItem({ toast, isHeld, onClose }: ToastItemProps) {
  const t = useT();
  const { id, severity, title, message } = toast;

  useTimeout(() => onClose(id), isHeld ? undefined : durationOf(toast));

  return (
    <Alert
      severity={severity}
      variant="filled"
      role={severity === 'error' ? 'alert' : 'presentation'}
      className="toast"
      closeText={t('shell.toast.close')}
      onClose={() => onClose(id)}
    >
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {message}
    </Alert>
  );
}
