import { use, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { messagePageSchema, type MessageStep } from '../../domain/messages/message-page.ts';
import { ResponsesContext } from '../../navigation/responses.ts';

/**
 * Returns the server's data for this page; `failed` if the server failed, undefined if it was not requested.
 */
export function useMessageStep(): MessageStep | undefined {
  const { pathname } = useLocation();
  const { initial } = use(ResponsesContext);
  const isMade = initial?.address === pathname;
  useServerPage(isMade, pathname);
  const response = isMade ? initial.response : undefined;
  return useMemo(
    () => (isMade ? (messagePageSchema.safeParse(response).data?.message ?? { step: 'failed' }) : undefined),
    [isMade, response],
  );
}

/**
 * These pages are rendered only by the server: after client-side navigation, for example to the other
 * language, the page is reloaded.
 */
function useServerPage(isMade: boolean, pathname: string): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (!isMade && loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [isMade, pathname]);
}
