import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import type { ListName } from '../desk/desk-state.ts';

/** The list that is empty, or that its filter has emptied. */
export type EmptyReason = ListName | 'filtered';

interface EmptyListProps {
  readonly list: EmptyReason;
  readonly isLoading: boolean;
}

/** Explains why a list is empty. */
export function EmptyList({ list, isLoading }: EmptyListProps) {
  const t = useT();
  if (isLoading) return <Loading label={t('admin.loading')} />;
  return <EmptyState title={t(`admin.none-${list}`)} text={t(`admin.none-${list}-text`)} />;
}
