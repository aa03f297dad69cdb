import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/use-t.ts';
import type { PageOf } from '../paging/use-pages.ts';

interface FoundCountProps<T> {
  /** undefined: nothing has been found yet, or nothing is searched for. */
  readonly page: Pick<PageOf<T>, 'page' | 'onNext'> | undefined;
  readonly count: number;
}

/** How many a search found, as far as it has been read. */
export function FoundCount<T>({ page, count }: FoundCountProps<T>) {
  const t = useT();
  const isAll = page?.page === 1 && !page.onNext;
  return (
    <Typography aria-live="polite" sx={page ? { mb: 2 } : {}}>
      {page ? t(isAll ? 'admin.found' : 'admin.found-page', { count }) : null}
    </Typography>
  );
}
