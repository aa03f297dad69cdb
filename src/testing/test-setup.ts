import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../../tests/support/element-names.ts';
import '../../tests/support/no-owner-stacks.ts';
import { readOwnStyles } from '../../tests/support/own-style.ts';

readOwnStyles();
// Until it is done, however busy the machine is: a test that fails waits, no other.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // What a server's page has put there; React and emotion remove their own.
  document.head
    .querySelectorAll('title, meta, link, [data-variables]')
    .forEach((element) => element.remove());
  document.body.replaceChildren();
  localStorage.clear();
});
