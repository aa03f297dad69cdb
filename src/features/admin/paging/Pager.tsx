import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';

interface PagerProps {
  /** Rows on all pages; undefined if unknown. */
  readonly total?: number | undefined;
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Buttons for the previous and next page; renders nothing for a single page. */
export function Pager({ total, page, onPrevious, onNext }: PagerProps) {
  const t = useT();
  const lang = useLang();
  if (!onPrevious && !onNext) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mt: 3, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={!onPrevious} onClick={onPrevious}>
        {t('admin.previous')}
      </Button>
      <Typography aria-live="polite">{t('admin.page', { page })}</Typography>
      {total === undefined ? null : (
        <Typography color="textSecondary">
          {t('admin.total', { count: formatNumber(total, lang) })}
        </Typography>
      )}
      <Button variant="outlined" disabled={!onNext} onClick={onNext}>
        {t('admin.next')}
      </Button>
    </Stack>
  );
}
