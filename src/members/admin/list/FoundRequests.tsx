import Typography from '@mui/material/Typography';
import type { SearchPlan } from '../../../domain/desk-search/search-plan.ts';
import { SEARCHED_REQUESTS } from '../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../../shared/toasts/Toasts.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { RequestsPanel } from './RequestsPanel.tsx';
import type { PageOf } from './Pager.tsx';
import { useSearch } from './use-search.ts';

interface FoundRequestsProps {
  readonly plan: SearchPlan;
  readonly adminId: string;
  readonly desk: Desk;
}

/** Search results among requests of all states. */
export function FoundRequests({ plan, adminId, desk }: FoundRequestsProps) {
  const t = useT();
  const { show } = useToasts();
  const list = useSearch(SEARCHED_REQUESTS, plan, () =>
    show({ about: 'requests', severity: 'error', message: t('admin.fetch-failed') }),
  );
  return (
    <RequestsPanel
      name="found"
      list={list}
      order="newest"
      adminId={adminId}
      desk={desk}
      tools={
        <FoundCount
          page={list.state.status === 'ready' ? list : undefined}
          count={list.rows.length}
          isSimilar={list.isSimilar}
        />
      }
      empty="found"
    />
  );
}

interface FoundCountProps<T> {
  /** undefined when nothing has been found yet, or there is no search. */
  readonly page: Pick<PageOf<T>, 'page' | 'onNext'> | undefined;
  readonly count: number;
  /** Whether nothing matches, and these are similar. */
  readonly isSimilar: boolean;
}

/** The number of search results read so far. */
export function FoundCount<T>({ page, count, isSimilar }: FoundCountProps<T>) {
  const t = useT();
  const isAll = page?.page === 1 && !page.onNext;
  return (
    <Typography aria-live="polite" sx={page ? { mb: 2 } : {}}>
      {page && isSimilar ? `${t('admin.found-similar')} ` : null}
      {page ? t(isAll ? 'admin.found' : 'admin.found-page', { count }) : null}
    </Typography>
  );
}
