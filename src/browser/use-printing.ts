import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(change: () => void) {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    change();
  };
  const events = ['beforeprint', 'afterprint'];
  for (const event of events) window.addEventListener(event, onPrint);
  return () => {
    for (const event of events) window.removeEventListener(event, onPrint);
  };
}

/** Whether the page is printed. An external store renders before the page is laid out for that. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
