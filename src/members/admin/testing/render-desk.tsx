import type { ReactNode } from 'react';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { Toasts } from '../../shared/toasts/Toasts.tsx';
import { JournalProvider } from '../journal/JournalProvider.tsx';

/** For tests: renders a part of the desk in English, inside the providers of `AdminScreen`. */
export async function renderDesk(element: ReactNode): Promise<void> {
  await renderInLang(
    <Toasts>
      <JournalProvider>{element}</JournalProvider>
    </Toasts>,
    'en',
    ['shell', 'admin', 'errors', 'guides', 'fields'],
  );
}
