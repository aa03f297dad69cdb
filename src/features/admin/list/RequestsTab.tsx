import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../../../ui/feedback/Toasts.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { ListTools } from './ListTools.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { ANY_PROFESSION, useRequestList } from './use-request-list.ts';

interface RequestsTabProps {
  readonly status: RequestStatus;
  readonly adminId: string;
  readonly desk: Desk;
}

/** One of the three lists of requests. */
export function RequestsTab({ status, adminId, desk }: RequestsTabProps) {
  const t = useT();
  const { show } = useToasts();
  const list = useRequestList(status, () =>
    show({ about: 'requests', severity: 'error', message: t('admin.fetch-failed') }),
  );
  const { dispatch } = desk.actions;
  const isFiltered = list.profession !== ANY_PROFESSION;
  return (
    <RequestsPanel
      name={status}
      list={list}
      order={list.order}
      adminId={adminId}
      desk={desk}
      total={isFiltered ? undefined : desk.state.counts?.[status]}
      tools={
        <ListTools
          status={status}
          profession={list.profession}
          onProfession={(profession) => {
            dispatch({ type: 'turn' });
            list.setProfession(profession);
          }}
          order={list.order}
          onOrder={(order) => {
            dispatch({ type: 'turn' });
            list.setOrder(order);
          }}
        />
      }
      empty={isFiltered ? 'filtered' : status}
    />
  );
}
