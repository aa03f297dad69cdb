import type { ReactNode } from 'react';
import { AuthProvider as AuthSdkProvider, FirebaseAppProvider } from 'reactfire';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { app, auth } from './members-app.ts';

/** The providers of all signed-in screens. Heavy (reactfire and the full SDK), so load it lazily. */
export function MembersProviders({ children }: { readonly children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthSdkProvider sdk={auth}>
        <AuthProvider>{children}</AuthProvider>
      </AuthSdkProvider>
    </FirebaseAppProvider>
  );
}
