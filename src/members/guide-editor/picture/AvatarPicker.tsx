import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { joinName } from '../../../domain/guide/profile.ts';
import { isFailure } from '../../firebase/errors.ts';
import { useT } from '../../../i18n/use-t.ts';
import { MIN_PICTURE_SIDE } from '../../../domain/settings.ts';
import { After } from '../../../ui/feedback/After.tsx';
import { AccountPicture } from '../../shared/AccountPicture.tsx';
import { useToasts } from '../../shared/toasts/Toasts.tsx';
import type { GuideFormValues } from '../guide-form.ts';
import { useAvatarUpload, type AvatarProblem } from './use-avatar-upload.ts';

/** File types offered by file dialogs; whether a file can be opened is decided by its content. */
const ACCEPTED = 'image/*,.heic,.heif';

function useProblemText(problem: AvatarProblem | undefined): string | undefined {
  const t = useT();
  if (problem === undefined) return undefined;
  if (problem === 'cancelled') return t('errors.cancelled');
  if (isFailure(problem)) return t('editor.avatar-failed', { message: t(`errors.${problem}`) });
  return t(`editor.avatar-${problem}`, { side: MIN_PICTURE_SIDE });
}

interface AvatarPickerProps {
  readonly control: Control<GuideFormValues>;
  readonly uid: string;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** The guide's picture: select, crop, upload with progress, or remove. */
export const AvatarPicker = memo(function AvatarPicker({ control, uid, onBusyChange }: AvatarPickerProps) {
  const t = useT();
  const { show, dismiss } = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState } = useController({ control, name: 'avatar_url' });
  const { onChange } = field;
  const name = useWatch({ control, name: ['first_name', 'last_name'] });
  const { state, choose, use, cancel } = useAvatarUpload(
    uid,
    useCallback((url: string) => onChange(url), [onChange]),
  );
  const problem = state.step === 'idle' ? state.problem : undefined;
  const problemText = useProblemText(problem);
  const isBusy = state.step === 'uploading';

  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  // A cancelled file dialog fires no change event, and React does not support the `cancel` event of
  // inputs.
  useEffect(() => {
    const element = input.current;
    const chooseNone = () => void choose(undefined);
    element?.addEventListener('cancel', chooseNone);
    return () => element?.removeEventListener('cancel', chooseNone);
  }, [choose]);
  useEffect(() => {
    if (problem === undefined) dismiss('picture');
    if (problemText === undefined || problem === undefined || problem === 'cancelled') return;
    show({ about: 'picture', severity: 'error', message: problemText });
    // Once for each problem, not again when the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [problem, show, dismiss]);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
      <AccountPicture
        name={useDeferredValue(joinName(...name))}
        url={field.value}
        sx={{ width: 112, height: 112, fontSize: 40, bgcolor: 'primary.main' }}
      />
      <Box sx={{ flex: 1 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
            {t(field.value ? 'editor.avatar-change' : 'editor.avatar-choose')}
          </Button>
          {field.value && !isBusy ? (
            <Button onClick={() => onChange(null)}>{t('editor.avatar-remove')}</Button>
          ) : null}
        </Stack>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t('editor.avatar')}
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('picture.wanted')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('editor.avatar-hint')}
        </Typography>
        {state.step === 'uploading' ? <Progress {...state} onCancel={cancel} /> : null}
        {problemText === undefined ? null : (
          // Errors are already announced by the toast.
          <Alert
            severity={problem === 'cancelled' ? 'info' : 'error'}
            role={problem === 'cancelled' ? 'alert' : 'note'}
            sx={{ mt: 1 }}
          >
            {problemText}
          </Alert>
        )}
        <output>
          {state.step === 'idle' && state.isUploaded && fieldState.isDirty ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('editor.avatar-uploaded')}
            </Typography>
          ) : null}
        </output>
      </Box>
      {state.step === 'cropping' ? (
        <state.CropDialog picture={state.url} canRotate={state.canRotate} onUse={use} onCancel={cancel} />
      ) : null}
    </Stack>
  );
});

interface ProgressProps {
  /** From 0 to 1. */
  readonly part: number;
  readonly onCancel: () => void;
}

const STALLED_MS = 5000;

function Progress({ part, onCancel }: ProgressProps) {
  const t = useT();
  const percent = Math.round(part * 100);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 1 }}>
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography variant="body2">{t('editor.avatar-uploading')}</Typography>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={t('editor.avatar-uploading')}
          aria-valuetext={t('editor.avatar-progress', { percent })}
        />
      </Box>
      <Button onClick={onCancel}>{t('editor.avatar-cancel')}</Button>
      {/* The upload has not moved for this long; it is retried meanwhile. */}
      <After key={part} ms={STALLED_MS}>
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {t('editor.avatar-stalled', { seconds: STALLED_MS / 1000 })}
        </Alert>
      </After>
    </Stack>
  );
}
