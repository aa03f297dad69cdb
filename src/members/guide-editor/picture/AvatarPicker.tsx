import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { joinName } from '../../../domain/guide/profile.ts';
import { useT } from '../../../i18n/use-t.ts';
import { After } from '../../../ui/feedback/Loading.tsx';
import { uploadAvatar } from '../../firebase/avatars.ts';
import { AccountPicture } from '../../shared/AccountPicture.tsx';
import { PictureButton } from '../../shared/picture/PictureButton.tsx';
import { preparePicture, type PictureArea } from '../../shared/picture/shrink-picture.ts';
import { useToasts } from '../../shared/Toasts.tsx';
import { useCall } from '../../shared/use-call.ts';
import type { GuideFormValues } from '../guide-form.ts';

interface AvatarPickerProps {
  readonly control: Control<GuideFormValues>;
  readonly uid: string;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** The guide's picture: select, crop, upload with progress, or remove. */
export const AvatarPicker = memo(function AvatarPicker({ control, uid, onBusyChange }: AvatarPickerProps) {
  const t = useT();
  const { show } = useToasts();
  const { field, fieldState } = useController({ control, name: 'avatar_url' });
  const name = useWatch({ control, name: ['first_name', 'last_name'] });
  const { isBusy, run } = useCall();
  const [part, setPart] = useState(0);
  const [uploaded, setUploaded] = useState<string>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  const upload = async (file: File, area: PictureArea) => {
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    const work = async () => {
      try {
        const prepared = await preparePicture(file, area);
        const url = await warnBeforeUnload(uploadAvatar(uid, prepared, setPart, controller.signal));
        field.onChange(url);
        setUploaded(url);
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    };
    await run('picture', work, (message) => t('editor.avatar-failed', { message }));
  };
  const cancel = () => {
    running.current?.abort();
    show({ about: 'picture', severity: 'info', message: t('errors.cancelled') });
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
      <AccountPicture
        name={useDeferredValue(joinName(...name))}
        url={field.value}
        sx={{ width: 112, height: 112, fontSize: 40, bgcolor: 'primary.main' }}
      />
      <Box sx={{ flex: 1 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <PictureButton
            label={t(field.value ? 'editor.avatar-change' : 'editor.avatar-choose')}
            disabled={isBusy}
            onUse={(file, area) => area && void upload(file, area)}
          />
          {field.value && !isBusy ? (
            <Button onClick={() => field.onChange(null)}>{t('editor.avatar-remove')}</Button>
          ) : null}
        </Stack>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('picture.wanted')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('editor.avatar-hint')}
        </Typography>
        {isBusy ? <Progress part={part} onCancel={cancel} /> : null}
        <output>
          {uploaded === field.value && fieldState.isDirty ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('editor.avatar-uploaded')}
            </Typography>
          ) : null}
        </output>
      </Box>
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
