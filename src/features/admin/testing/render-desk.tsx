import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { Toasts } from '../../../ui/feedback/Toasts.tsx';
import { JournalProvider } from '../journal/JournalProvider.tsx';
import { app, firestore } from '../../../firebase/testing/members-app.ts';

/** For tests: renders a part of the desk in English, inside the providers of `AdminScreen`. */
export async function renderDesk(element: ReactNode): Promise<void> {
  await renderInLang(
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <Toasts>
          <JournalProvider>{element}</JournalProvider>
        </Toasts>
      </FirestoreProvider>
    </FirebaseAppProvider>,
    'en',
    ['shell', 'admin', 'errors', 'guides', 'fields'],
  );
}
