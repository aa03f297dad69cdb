import { useState, type ReactNode } from 'react';
import { useTimeout } from '../../browser/use-timer.ts';

/** Shows its content once this many ms have passed since it was mounted. */
export function After({ ms, children }: { readonly ms: number; readonly children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useTimeout(() => setTime(true), ms);
  return isTime ? children : null;
}
