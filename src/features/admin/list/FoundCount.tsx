import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/use-t.ts';
import type { PageOf } from './Pager.tsx';

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
