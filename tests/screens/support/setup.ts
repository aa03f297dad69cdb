import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import '../../support/element-names.ts';
import '../../support/no-owner-stacks.ts';
import { readOwnStyles } from '../../support/own-style.ts';
import { mendNetwork, watchNetwork } from './network.ts';
import { closeSession } from './session.ts';

// Screens wait for servers, not only for React.
configure({
  asyncUtilTimeout: 30_000,
  // The page's text is more useful than its elements, and shorter.
  getElementError: (message) => new Error(`${message?.split('\n')[0] ?? ''}\nThe page: ${pageText()}`),
});

function pageText(): string {
  const parts = [...document.querySelectorAll('main, [role="dialog"], .toasts')];
  return parts.map(({ textContent }) => textContent).join(' ¶ ');
}

// Console output of a page is shown only when its test fails.
const said: string[] = [];
const tell = console.info.bind(console);
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...parts: unknown[]) => {
    said.push(`${level}: ${parts.map(String).join(' ')}`);
  };
}

await watchNetwork();
// happy-dom has no layout.
vi.stubGlobal('scrollTo', () => undefined);
readOwnStyles();
// It loads no documents either: tests read the address.
for (const name of ['assign', 'replace'] as const) {
  Object.defineProperty(window.location, name, {
    value: (address: string) => window.history.replaceState(null, '', address),
  });
}

afterEach(async ({ task }) => {
  const lines = said.splice(0).filter((line) => !/ act\(|theme function prop/u.test(line));
  if (task.result?.state === 'fail') tell(lines.join('\n'));
  cleanup();
  mendNetwork();
  await closeSession();
  localStorage.clear();
  vi.useRealTimers();
});

afterAll(async () => {
  const { app } = await import('../../../src/members/firebase/auth/auth-app.ts');
  const { deleteApp } = await import('firebase/app');
  await deleteApp(app);
});
