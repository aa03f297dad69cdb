/** Prepares the page that all files share, once. */
import '@testing-library/jest-dom/vitest';
import '../../support/element-names.ts';
import '../../support/no-owner-stacks.ts';
import { configure } from '@testing-library/react';
import { readOwnStyles } from '../../support/own-style.ts';
import { watchNetwork } from './network.ts';

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

/** Console output of a page, which is shown only when its test fails. */
export const said: string[] = [];
export const tell = console.info.bind(console);
for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...parts: unknown[]) => {
    said.push(`${level}: ${parts.map(String).join(' ')}`);
  };
}

await watchNetwork();
// happy-dom has no layout.
window.scrollTo = () => undefined;
readOwnStyles();
// It loads no documents either: tests read the address.
for (const name of ['assign', 'replace'] as const) {
  Object.defineProperty(window.location, name, {
    value: (address: string) => window.history.replaceState(null, '', address),
  });
}
