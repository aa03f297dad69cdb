import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/use-t.ts';

interface FoundCountProps {
  readonly count: number;
  /** Whether nothing matches, and these are similar. */
  readonly isSimilar: boolean;
}

/** The number of search results. */
export function FoundCount({ count, isSimilar }: FoundCountProps) {
  const t = useT();
  return (
    <Typography aria-live="polite">
      {isSimilar ? `${t('admin.found-similar')} ` : null}
      {t('admin.found', { count })}
    </Typography>
  );
}
