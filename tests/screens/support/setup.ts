import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { mendNetwork, watchNetwork } from './network.ts';
import { closeSession } from './session.ts';

// Screens wait for servers, not only for React.
configure({
  asyncUtilTimeout: 20_000,
  // The words of the page tell more than its elements, and do not fill the screen.
  getElementError: (message) => new Error(`${message?.split('\n')[0] ?? ''}\nThe page: ${pageText()}`),
});

function pageText(): string {
  const parts = [...document.querySelectorAll('main, [role="dialog"], .toasts')];
  return parts.map(({ textContent }) => textContent).join(' ¶ ');
}

// Answers of the emulators change the screens whenever they come, outside of any `act`.
const report = console.error.bind(console);
console.error = (...said: unknown[]) => {
  if (!/not (?:wrapped in|configured to support) act\(/u.test(String(said[0]))) report(...said);
};

await watchNetwork();
// happy-dom lays nothing out.
window.scrollTo = vi.fn<typeof window.scrollTo>();

afterEach(async () => {
  cleanup();
  mendNetwork();
  await closeSession();
  localStorage.clear();
  vi.useRealTimers();
});

afterAll(async () => {
  const { app } = await import('../../../src/firebase/auth/auth-app.ts');
  const { deleteApp } = await import('firebase/app');
  await deleteApp(app);
});
