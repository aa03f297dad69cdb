import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { mendNetwork } from './network.ts';
import { said, tell } from './page.ts';
import { closeSession } from './session.ts';

afterEach(async ({ task }) => {
  const lines = said.splice(0).filter((line) => !/ act\(|theme function prop/u.test(line));
  if (task.result?.state === 'fail') tell(lines.join('\n'));
  cleanup();
  mendNetwork();
  await closeSession();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
