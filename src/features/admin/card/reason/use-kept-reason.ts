import { useState } from 'react';

/** The reason of a dialog, kept when it is closed without the action. */
export interface KeptReason {
  readonly text: string;
  readonly keep: (text: string) => void;
}

/** The typed reason, and `send`, which passes it on without the space around it and forgets it on success. */
export function useKeptReason({ text, keep }: KeptReason) {
  const [reason, setReason] = useState(text);
  const write = (next: string) => {
    setReason(next);
    keep(next);
  };
  const send = async (act: (reason: string) => Promise<boolean>) => {
    const isDone = await act(reason.trim());
    if (isDone) keep('');
    return isDone;
  };
  return { reason, write, send };
}
