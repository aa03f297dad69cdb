import Typography from '@mui/material/Typography';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { MAX_SEARCH_ROWS } from '../../../domain/limits.ts';
import { formatNumber } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';

interface SearchSummaryProps {
  /** undefined: nothing is searched for. */
  readonly found: number | undefined;
  readonly isLimited: boolean;
}

/** How many a search found, and whether it read everything. */
export function SearchSummary({ found, isLimited }: SearchSummaryProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Typography aria-live="polite" sx={found === undefined ? {} : { mb: 2 }}>
      {found === undefined ? null : t('admin.found', { count: found })}
      {isLimited ? ` ${t('admin.search-limited', { count: formatNumber(MAX_SEARCH_ROWS, lang) })}` : null}
    </Typography>
  );
}

interface EmptyListProps {
  readonly status: RequestStatus;
  readonly isLoading: boolean;
  readonly isSearch: boolean;
}

/** Why a list shows no request. */
export function EmptyList({ status, isLoading, isSearch }: EmptyListProps) {
  const t = useT();
  if (isLoading) return <Loading label={t('admin.loading')} />;
  if (isSearch) return <EmptyState title={t('admin.none-found')} text={t('admin.none-found-text')} />;
  return <EmptyState title={t(`admin.none-${status}`)} text={t(`admin.none-${status}-text`)} />;
}
