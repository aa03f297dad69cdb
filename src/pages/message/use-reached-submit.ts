import { useRef, useState, type SubmitEvent } from 'react';

/** A small file of the site that is always there. */
const PROBE = '/favicon.svg';

/** ms without an answer after which a network counts as none. */
const PATIENCE_MS = 10_000;

async function isReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

interface ReachedSubmit {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** How often in a row the site could not be reached: the form was not sent and still holds what was typed. */
  readonly failures: number;
}

/**
 * Sends a plain form only while the site can be reached: a form that is sent without network ends on the browser's
 * own page, and what was typed may be lost.
 */
export function useReachedSubmit(): ReachedSubmit {
  const [failures, setFailures] = useState(0);
  const isAsking = useRef(false);
  const send = async (form: HTMLFormElement) => {
    isAsking.current = true;
    const isReached = await isReachable();
    isAsking.current = false;
    setFailures((count) => (isReached ? 0 : count + 1));
    if (isReached) form.submit();
  };
  return {
    failures,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isAsking.current) void send(event.currentTarget);
    },
  };
}
