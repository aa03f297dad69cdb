import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { failureMessage, type Failure } from '../../firebase/errors.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

interface SaveBarProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** A picture is on its way: saving waits for it. */
  readonly isUploading: boolean;
  readonly isNew: boolean;
  readonly failure: Failure | undefined;
}

/** The Save button, what became of the last attempt, and whether anything is unsaved. */
export function SaveBar({ isSaving, isDirty, isUploading, isNew, failure }: SaveBarProps) {
  const t = useT();
  const status = isUploading ? 'editor.avatar-uploading' : isDirty ? 'editor.unsaved' : 'editor.all-saved';
  return (
    <Stack spacing={2}>
      {failure ? (
        <Alert severity="error">
          <div>{t('editor.save-failed', { message: t(failureMessage(failure)) })}</div>
          <div>{t('editor.input-kept')}</div>
        </Alert>
      ) : null}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          disabled={isSaving || isUploading}
        >
          {t(isSaving ? 'editor.saving' : 'editor.save')}
        </Button>
        <LocalButtonLink to="/profile">{t('editor.to-profile')}</LocalButtonLink>
        <Typography component="output" variant="body2" color="textSecondary">
          {isSaving || (isNew && !isDirty && !isUploading) ? '' : t(status)}
        </Typography>
      </Stack>
    </Stack>
  );
}
