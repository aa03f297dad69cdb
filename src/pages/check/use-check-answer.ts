import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { checkPageSchema, type CheckAnswer } from '../../domain/membership/check-answer.ts';
import { parsePath } from '../../domain/paths.ts';
import { AnswersContext } from '../../navigation/answers.ts';

/** Returns the response from which the server rendered this page; undefined if there is none. */
export function useCheckAnswer(): CheckAnswer | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(AnswersContext);
  if (initial?.address === pathname + search) return checkPageSchema.safeParse(initial.answer).data?.check;
  // The empty form needs no response.
  const isForm = parsePath(pathname).path === '/check' && search === '';
  return isForm ? { outcome: 'ask', checked_at: '' } : undefined;
}
