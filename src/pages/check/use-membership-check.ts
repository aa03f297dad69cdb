import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { checkPageSchema, type MembershipCheck } from '../../domain/membership/membership-check.ts';
import { parsePath } from '../../domain/paths.ts';
import { ResponsesContext } from '../../navigation/responses.ts';

/** Returns the response from which the server rendered this page; undefined if there is none. */
export function useMembershipCheck(): MembershipCheck | undefined {
  const { pathname, search } = useLocation();
  const { initial } = use(ResponsesContext);
  if (initial?.address === pathname + search) return checkPageSchema.safeParse(initial.response).data?.check;
  // The empty form needs no response.
  const isForm = parsePath(pathname).path === '/check' && search === '';
  return isForm ? { outcome: 'ask', checked_at: '' } : undefined;
}
