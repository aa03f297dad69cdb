import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { checkPageSchema, type CheckAnswer } from '../../domain/membership/check-answer.ts';
import { parsePath } from '../../domain/paths.ts';
import { AnswersContext } from '../../navigation/answers.ts';

/** What the server said when it made this page; undefined where it did not, or could not. */
export function useCheckAnswer(): CheckAnswer | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(AnswersContext);
  if (initial?.address === pathname + search) return checkPageSchema.safeParse(initial.answer).data?.check;
  // The form needs no answer.
  const isForm = parsePath(pathname).path === '/check' && search === '';
  return isForm ? { outcome: 'ask', checked_at: '' } : undefined;
}
