import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import type { ApprovedField } from '../../domain/guide/guide-fields.ts';
import { fieldLabels } from '../../i18n/guide-texts.ts';
import { useT } from '../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../theme/conditions.ts';
import { STICKY_BAR } from '../shared/Toasts.tsx';
import { MembersButtonLink } from '../shared/MembersLink.tsx';

interface SaveBarProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Whether saving replaces what another window has saved. */
  readonly replacesOthers: boolean;
  /** A picture is being uploaded: saving waits for it. */
  readonly isUploading: boolean;
  readonly isNew: boolean;
  /** Number of invalid fields that prevent saving. */
  readonly invalidFields: number;
  /**
   * Whether the stored profile waits for the association, still has to be sent to it, wholly or what has changed since,
   * or is again as it was approved.
   */
  readonly request: 'waiting' | 'unsent' | 'unsubmitted' | 'restored' | undefined;
  /** The fields that have changed since the open request was sent. */
  readonly unsubmitted: readonly ApprovedField[];
  /** The status text: receives the focus when a focused button disappears. */
  readonly status: RefObject<HTMLOutputElement | null>;
  /** The button of the next step after saving, if any; shown next to the Save button. */
  readonly next: ReactNode;
  /** What is asked and answered about a request, above the bar. */
  readonly note: ReactNode;
}

/** Maximum height of the bar in pixels: focused fields are scrolled clear of it. */
export const SAVE_BAR_HEIGHT = 160;

/**
 * The Save button, the result of the last attempt, and whether there are unsaved changes. It sticks to the
 * bottom of the window, so that saving never requires scrolling, unless the window is too low.
 */
export function SaveBar({
  isSaving,
  isDirty,
  replacesOthers,
  isUploading,
  isNew,
  invalidFields,
  request,
  unsubmitted,
  status,
  next,
  note,
}: SaveBarProps) {
  const t = useT();
  const saved = () =>
    t(request ? `editor.all-saved-${request}` : 'editor.all-saved', { fields: fieldLabels(unsubmitted, t) });
  const statusText = () => {
    if (isSaving) return '';
    if (isUploading) return t('editor.avatar-uploading');
    if (invalidFields > 0) return t('editor.to-correct', { count: invalidFields });
    if (replacesOthers) return t('editor.unsaved-replaces');
    if (isDirty) return t('editor.unsaved');
    return isNew ? '' : saved();
  };
  const isToSend = !isDirty && (request === 'unsent' || request === 'unsubmitted');
  // The decision concerns also those who are changing the form.
  const showsNote = !isDirty || (request !== undefined && request !== 'unsent');
  return (
    <>
      {showsNote && note ? <Box sx={{ mt: 4 }}>{note}</Box> : null}
      <Stack
        className={STICKY_BAR}
        spacing={{ xs: 1, md: 2 }}
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          mt: 4,
          mx: { xs: -2, sm: -3, lg: 0 },
          px: { xs: 2, sm: 3, lg: 0 },
          py: 1.25,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
          [LOW_WINDOW]: { position: 'static' },
        }}
      >
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
            // Not `disabled`, so that it keeps the focus while saving.
            aria-disabled={isSaving}
          >
            {t(isSaving ? 'editor.saving' : isNew ? 'editor.save-first' : 'editor.save')}
          </Button>
          {isDirty ? null : next}
          <Typography
            component="output"
            ref={status}
            tabIndex={-1}
            variant="body2"
            color={isToSend ? 'textPrimary' : 'textSecondary'}
            sx={{ fontWeight: isToSend ? 600 : undefined, flexGrow: { xs: 1, sm: 0 } }}
          >
            {statusText()}
          </Typography>
          {next ? null : (
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <MembersButtonLink to="/profile">{t('editor.to-profile')}</MembersButtonLink>
            </Box>
          )}
        </Stack>
      </Stack>
    </>
  );
}
