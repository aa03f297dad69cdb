/** What the panels of the desk have in common. */
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isFocusLost } from '../../browser/focus-page.ts';
import { useT } from '../../i18n/use-t.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import type { Live } from '../firebase/firestore/live.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';

/** For what appears in the place of what had the focus. */
function takeLostFocus(element: HTMLElement | null): void {
  if (isFocusLost()) element?.focus();
}

/** What a panel, or a part of it, is about. */
export function PanelHead({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Typography variant="h2" ref={takeLostFocus} tabIndex={-1} sx={{ fontSize: '1.25rem', mb: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
        {text}
      </Typography>
    </>
  );
}

interface LoadedProps<T> {
  readonly live: Live<T>;
  /** What is said if it cannot be read. */
  readonly failed: string;
  /** @param data undefined if the document is missing. */
  readonly children: (data: T | undefined) => ReactNode;
}

export function Loaded<T>({ live, failed, children }: LoadedProps<T>) {
  const t = useT();
  if (live.status === 'failed') return <FailureNotice of={live} title={failed} />;
  if (live.status === 'loading') return <Loading label={t('admin.loading')} />;
  return children(live.data);
}
