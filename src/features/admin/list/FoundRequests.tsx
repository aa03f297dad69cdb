import type { SearchPlan } from '../../../domain/desk-search/search-plan.ts';
import { SEARCHED_REQUESTS } from '../../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../../../ui/feedback/Toasts.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { RequestsPanel } from './RequestsPanel.tsx';
import { FoundCount } from './FoundCount.tsx';
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
