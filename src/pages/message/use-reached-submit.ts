import { useEffect, useRef, useState, type SubmitEvent } from 'react';

/** A small file of the site that always exists. */
const PROBE = '/favicon.svg';

/** Timeout in ms after which the network counts as unavailable. */
const PATIENCE_MS = 10_000;

/**
 * Milliseconds after which a sent form can be sent again, because no event reports that the user stopped
 * the loading.
 */
const STOPPED_MS = 30_000;

async function isReachable(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends a plain form only while the site is reachable: offline, the browser would show its own error
 * page, and the typed text might be lost.
 */
export function useReachedSubmit() {
  /** How often in a row the site could not be reached: the form was not sent and still contains the typed text. */
  const [failures, setFailures] = useState(0);
  /** From the click until the page of the response is loaded: a second click does nothing. */
  const [isSending, setIsSending] = useState(false);
  // Two clicks may happen before anything is rendered.
  const isBusy = useRef(false);
  useEffect(() => {
    if (!isSending) return undefined;
    const end = () => {
      isBusy.current = false;
      setIsSending(false);
    };
    const timer = setTimeout(end, STOPPED_MS);
    // Back from the response may restore this page from the browser's cache.
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
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy.current) void send(event.currentTarget);
    },
  };
}
