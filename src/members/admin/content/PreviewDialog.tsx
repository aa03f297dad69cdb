import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useT } from '../../../i18n/use-t.ts';

interface PreviewDialogProps {
  /** Undefined closes it. */
  readonly html: string | undefined;
  readonly onClose: () => void;
}

/** The page as the server draws it, in a frame that runs no script. */
export function PreviewDialog({ html, onClose }: PreviewDialogProps) {
  const t = useT();
  return (
    <Dialog fullScreen open={html !== undefined} onClose={onClose} aria-label={t('admin.preview')}>
      <Stack
        direction="row"
        sx={{ p: 1, alignItems: 'center', justifyContent: 'space-between', bgcolor: 'warning.light' }}
      >
        <Typography sx={{ fontWeight: 600, color: 'common.black' }}>{t('admin.preview-note')}</Typography>
        <Button variant="contained" onClick={onClose}>
          {t('admin.preview-close')}
        </Button>
      </Stack>
      <iframe
        sandbox="allow-same-origin"
        srcDoc={html}
        title={t('admin.preview')}
        style={{ flex: 'auto', border: 0, inlineSize: '100%' }}
      />
    </Dialog>
  );
}
