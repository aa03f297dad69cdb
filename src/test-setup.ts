import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import '../tests/support/element-names.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});
