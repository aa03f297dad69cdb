import type { SearchPlan } from '../../../domain/desk-search/search-plan.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../../../ui/feedback/Toasts.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { RequestsPanel } from '../list/RequestsPanel.tsx';
import { FoundCount } from './FoundCount.tsx';
import { useRequestSearch } from './use-request-search.ts';

interface FoundRequestsProps {
  readonly plan: SearchPlan;
  readonly adminId: string;
  readonly desk: Desk;
}

/** Search results among requests of all states. */
export function FoundRequests({ plan, adminId, desk }: FoundRequestsProps) {
  const t = useT();
  const { show } = useToasts();
  const list = useRequestSearch(plan, () =>
    show({ about: 'requests', severity: 'error', message: t('admin.fetch-failed') }),
  );
  return (
    <RequestsPanel
      name="found"
      list={list}
      order="newest"
      adminId={adminId}
      desk={desk}
      total={undefined}
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
