import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messagePageSchema, type MessageStep } from '../../domain/messages/message-page.ts';
import { AnswersContext } from '../../navigation/answers.ts';

/** What the server said when it made this page; `failed` where it could say nothing, undefined where it was not asked. */
export function useMessageStep(): MessageStep | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(AnswersContext);
  const isMade = initial?.address === pathname + search;
  useServerPage(isMade, pathname);
  if (!isMade) return undefined;
  return messagePageSchema.safeParse(initial.answer).data?.message ?? { step: 'failed' };
}

/**
 * These pages are server-rendered only: one that was reached by client-side navigation, as by the other
 * language, is reloaded.
 */
function useServerPage(isMade: boolean, pathname: string): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (!isMade && loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [isMade, pathname]);
}
