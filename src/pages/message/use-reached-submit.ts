import { useEffect, useRef, useState, type SubmitEvent } from 'react';

/** A small file of the site that is always there. */
const PROBE = '/favicon.svg';

/** Timeout in ms after which the network counts as unavailable. */
const PATIENCE_MS = 10_000;

/** ms after which a form that was sent may be sent again: someone has stopped the loading, which no event tells. */
const STOPPED_MS = 30_000;

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
  /** From the press until the answer's page is there: a second press does nothing. */
  readonly isSending: boolean;
  /** How often in a row the site could not be reached: the form was not sent and still holds what was typed. */
  readonly failures: number;
}

/**
 * Sends a plain form only while the site can be reached: a form that is sent without network ends on the browser's
 * own page, and what was typed may be lost.
 */
export function useReachedSubmit(): ReachedSubmit {
  const [failures, setFailures] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // Two presses may come before anything is rendered.
  const isBusy = useRef(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const end = () => {
      isBusy.current = false;
      setIsSending(false);
    };
    const timer = setTimeout(end, STOPPED_MS);
    // The way back from the answer may find this page as it was left.
    window.addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', end);
    };
  }, [isSending]);
  const send = async (form: HTMLFormElement) => {
    isBusy.current = true;
    setIsSending(true);
    const isReached = await isReachable();
    setFailures((count) => (isReached ? 0 : count + 1));
    isBusy.current = isReached;
    setIsSending(isReached);
    if (isReached) form.submit();
  };
  return {
    failures,
    isSending,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy.current) void send(event.currentTarget);
    },
  };
}
