import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../theme/conditions.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';

interface SaveBarProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** A picture is on its way: saving waits for it. */
  readonly isUploading: boolean;
  readonly isNew: boolean;
  /** How many fields hold up the save. */
  readonly invalidFields: number;
  /** Whether what is stored waits for the association, or would have to be sent to it. */
  readonly request: 'waiting' | 'unsent' | undefined;
  /** Whether the last save failed. */
  readonly hasFailed: boolean;
  /** The words that say whether all is saved: they take the focus of a button that goes away. */
  readonly status: RefObject<HTMLOutputElement | null>;
  /** What is to be done after the save, if anything: a button, beside that of the save. */
  readonly next: ReactNode;
  /** Why; on a phone above the bar. */
  readonly note: ReactNode;
}

/** Pixels above the lower edge of the window that the bar may take: fields in focus scroll clear of it. */
export const SAVE_BAR_HEIGHT = 160;

/**
 * The Save button, what became of the last attempt, and whether anything is unsaved. On a phone it
 * stays at the lower edge of the window, so that saving never needs scrolling; not where that would leave no room.
 */
export function SaveBar({ note, isDirty, ...rest }: SaveBarProps) {
  return (
    <>
      {isDirty || !note ? null : <Box sx={{ mt: 4 }}>{note}</Box>}
      <Bar isDirty={isDirty} {...rest} />
    </>
  );
}

function Bar({
  isSaving,
  isDirty,
  isUploading,
  isNew,
  invalidFields,
  request,
  hasFailed,
  status,
  next,
}: Omit<SaveBarProps, 'note'>) {
  const t = useT();
  const saved = request ? (`editor.all-saved-${request}` as const) : 'editor.all-saved';
  const said = () => {
    if (isSaving) return '';
    if (isUploading) return t('editor.avatar-uploading');
    if (invalidFields > 0) return t('editor.to-correct', { count: invalidFields });
    if (isDirty) return t('editor.unsaved');
    return isNew ? '' : t(saved);
  };
  return (
    <Stack
      spacing={{ xs: 1, md: 2 }}
      sx={{
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 2,
        mt: 4,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1.25, md: 0 },
        bgcolor: 'background.default',
        borderTop: { xs: '1px solid', md: 'none' },
        borderColor: { xs: 'divider', md: 'transparent' },
        [LOW_WINDOW]: { position: 'static' },
      }}
    >
      {hasFailed ? (
        // Why is told by the message that pops up, and is read aloud with it.
        <Alert severity="error" role="note">
          {t('editor.input-kept')}
        </Alert>
      ) : null}
      <Stack
        direction="row"
        useFlexGap
        spacing={{ xs: 1, sm: 2 }}
        sx={{ alignItems: 'center', flexWrap: 'wrap', '& button': { px: { xs: 2, sm: 2.75 } } }}
      >
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          disabled={isUploading}
          // It keeps the focus while it saves.
          aria-disabled={isSaving}
          sx={{ flexShrink: 0, '&[aria-disabled="true"]': { opacity: 0.6 } }}
        >
          {t(isSaving ? 'editor.saving' : 'editor.save')}
        </Button>
        {isDirty ? null : next}
        <Typography
          component="output"
          ref={status}
          tabIndex={-1}
          variant="body2"
          color="textSecondary"
          sx={{ flexGrow: { xs: 1, sm: 0 } }}
        >
          {said()}
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <LocalButtonLink to="/profile">{t('editor.to-profile')}</LocalButtonLink>
        </Box>
      </Stack>
    </Stack>
  );
}
