import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/use-t.ts';

interface PagerProps {
  readonly page: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Buttons to the previous and the next page; nothing for a single page. */
export function Pager({ page, onPrevious, onNext }: PagerProps) {
  const t = useT();
  if (!onPrevious && !onNext) return null;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mt: 3, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={!onPrevious} onClick={onPrevious}>
        {t('admin.previous')}
      </Button>
      <Typography aria-live="polite">{t('admin.page', { page })}</Typography>
      <Button variant="outlined" disabled={!onNext} onClick={onNext}>
        {t('admin.next')}
      </Button>
    </Stack>
  );
}
