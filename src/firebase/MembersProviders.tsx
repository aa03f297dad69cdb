import type { ReactNode } from 'react';
import {
  AuthProvider as AuthSdkProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  FunctionsProvider,
  StorageProvider,
} from 'reactfire';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { app, auth, firestore, functions, storage } from './members-app.ts';

/** The providers of all signed-in screens. Heavy (reactfire and the full SDK), so load it lazily. */
export function MembersProviders({ children }: { readonly children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthSdkProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>
          <StorageProvider sdk={storage}>
            <FunctionsProvider sdk={functions}>
              <AuthProvider>{children}</AuthProvider>
            </FunctionsProvider>
          </StorageProvider>
        </FirestoreProvider>
      </AuthSdkProvider>
    </FirebaseAppProvider>
  );
}
