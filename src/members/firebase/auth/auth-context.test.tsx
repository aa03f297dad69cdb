import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAuth } from './auth-context.ts';

function Sample() {
  useAuth();
  return null;
}

test('useAuth throws outside of its provider', () => {
  // React logs errors thrown by components.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Sample />)).toThrow('useAuth must be used within an AuthProvider');
  report.mockRestore();
});
