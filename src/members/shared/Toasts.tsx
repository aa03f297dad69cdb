import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { TOAST_MS } from '../../domain/settings.ts';
import { requiredContext } from '../../browser/required-context.ts';

/** A short message at the edge of the window. */
interface ToastContent {
  /** The topic: a later toast about it replaces an earlier one. */
  readonly about: string;
  readonly severity: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly message?: string;
}

type Toast = ToastContent & { readonly id: number };

/** Marks the list beside a card: in a wide window toasts are shown below it (`BESIDE_LIST`). */
export const BESIDE_TOASTS = 'beside-toasts';

/** Marks a bar of buttons that may be at the foot of a narrow window: toasts are shown over the header. */
export const STICKY_BAR = 'sticky-bar';

const Foot = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInlineEnd: '1rem',
  zIndex: theme.zIndex.snackbar,
  inlineSize: 'min(100% - 2rem, 20rem)',
  maxBlockSize: 'calc(100% - var(--header-cover) - 2rem)',
  overflowY: 'auto',
  display: 'grid',
  gap: '0.5rem',
  // The card beside the list of the desk shows what is decided, and the buttons.
  [`html:has(.${BESIDE_TOASTS}) &`]: {
    [theme.breakpoints.up('md')]: { insetInline: '1rem auto', maxBlockSize: '9rem' },
  },
  // Nearer to the bar they would cover the field that is being filled in.
  [`html:has(.${STICKY_BAR}) &`]: {
    [theme.breakpoints.down('md')]: { insetBlock: '0.5rem auto', inlineSize: 'calc(100% - 2rem)' },
  },
}));

/** The list beside a card ends above the toasts, if there are any. */
export const BESIDE_LIST = { 'html:has(.toasts > *) &': { mb: { md: '10rem' } } } as const;

interface ToastActions {
  /** Shows a toast and announces it to screen readers. */
  readonly show: (content: ToastContent) => void;
  /** Removes the toast about a resolved topic. */
  readonly dismiss: (about: string) => void;
}

export const [ToastContext, useToasts] = requiredContext<ToastActions>('useToasts', 'Toasts');

let lastId = 0;

/** Holds the toasts, and shows them in a live region, the newest below. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const t = useT();
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
      <Foot className="toasts no-print" aria-live="polite">
        {toasts.map(({ id, severity, title, message }) => (
          <Snackbar
            key={id}
            open
            autoHideDuration={TOAST_MS[severity] ?? null}
            resumeHideDuration={TOAST_MS[severity] ?? 0}
            onClose={(_event, reason) => reason === 'timeout' && close(id)}
            slotProps={{ transition: { appear: false } }}
            sx={{ position: 'static', display: 'block' }}
          >
            <Alert
              severity={severity}
              variant="filled"
              role={severity === 'error' ? 'alert' : 'presentation'}
              closeText={t('shell.toast.close')}
              onClose={() => close(id)}
            >
              {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
              {message}
            </Alert>
          </Snackbar>
        ))}
      </Foot>
    </ToastContext>
  );
}
