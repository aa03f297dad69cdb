import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { joinName, type Profile } from '../../domain/guide/profile.ts';
import { failureMessage } from '../../firebase/errors.ts';
import type { SessionUser } from '../../firebase/auth/auth-context.ts';
import { toStoredEdit, type SaveOutcome } from '../../firebase/firestore/guide-documents.ts';
import { useT } from '../../i18n/use-t.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { AvatarPicker } from './picture/AvatarPicker.tsx';
import {
  ContactFields,
  FormSection,
  NameFields,
  PrivacyFields,
  TextFields,
  WorkFields,
} from './FormSections.tsx';
import { toFormValues, type GuideFormValues } from './guide-form.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PublicationNotice } from './PublicationNotice.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useGuideForm } from './use-guide-form.ts';
import { VisitorPreview } from './VisitorPreview.tsx';

const OUTCOME_MESSAGES = {
  updated: 'editor.updated',
  created: 'editor.created',
  'created-without-request': 'editor.created-without-request',
} as const;

interface GuideFormProps {
  readonly user: SessionUser;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
}

/** The form of the guide profile with its preview. */
export function GuideForm({ user, profile, guide }: GuideFormProps) {
  const t = useT();
  const toast = useToast();
  const [isUploading, setUploading] = useState(false);
  const stored = useMemo(
    () => toFormValues(profile, guide, user.displayName),
    [profile, guide, user.displayName],
  );
  const { form, save, discard, failure, wasRestored, isChangedElsewhere } = useGuideForm({
    uid: user.id,
    stored,
    storedEdit: profile && guide && toStoredEdit(profile, guide),
    onSaved: (outcome: SaveOutcome) =>
      toast({
        about: 'save',
        severity: outcome === 'created-without-request' ? 'warning' : 'success',
        message: t(OUTCOME_MESSAGES[outcome]),
      }),
    onFailed: (why) =>
      toast({
        about: 'save',
        severity: 'error',
        message: t('editor.save-failed', { message: t(failureMessage(why)) }),
      }),
  });
  const { control, formState, setValue } = form;
  const { isDirty, isSubmitting } = formState;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' },
        alignItems: 'start',
      }}
    >
      <Stack
        component="form"
        noValidate
        spacing={4}
        divider={<Divider />}
        onSubmit={(event) => void save(event)}
        sx={{ minWidth: 0 }}
      >
        {wasRestored ? (
          <Notice
            severity="info"
            text={t('editor.draft-restored')}
            action={t('editor.draft-discard')}
            onAction={discard}
          />
        ) : null}
        {isChangedElsewhere ? (
          <Notice
            severity="warning"
            text={t('editor.changed-elsewhere')}
            action={t('editor.take-changes')}
            onAction={discard}
          />
        ) : null}
        <FormSection title={t('editor.section-person')}>
          <Picture control={control} uid={user.id} onBusyChange={setUploading} />
          <NameFields control={control} setValue={setValue} />
        </FormSection>
        <FormSection title={t('editor.section-work')}>
          <WorkFields control={control} />
        </FormSection>
        <FormSection title={t('editor.section-text')}>
          <TextFields control={control} />
        </FormSection>
        <FormSection title={t('editor.section-contact')}>
          <ContactFields control={control} />
        </FormSection>
        <FormSection title={t('editor.section-privacy')}>
          <PrivacyFields control={control} />
        </FormSection>
        <Box>
          <PublicationNotice isNew={!guide} />
          <SaveBar
            isSaving={isSubmitting}
            isDirty={isDirty}
            isUploading={isUploading}
            isNew={!guide}
            failure={failure}
          />
        </Box>
      </Stack>
      <Box sx={{ position: { lg: 'sticky' }, top: 'calc(var(--header-height) + 1.5rem)' }}>
        <VisitorPreview control={control} stored={guide} />
      </Box>
      <LeaveGuard active={isDirty && !isSubmitting} />
    </Box>
  );
}

interface NoticeProps {
  readonly severity: 'info' | 'warning';
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({ severity, text, action, onAction }: NoticeProps) {
  return (
    <Alert
      severity={severity}
      action={
        <Button color="inherit" onClick={onAction}>
          {action}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

function Picture({
  control,
  uid,
  onBusyChange,
}: {
  readonly control: Control<GuideFormValues>;
  readonly uid: string;
  readonly onBusyChange: (isBusy: boolean) => void;
}) {
  const [first, last] = useWatch({ control, name: ['first_name', 'last_name'] });
  return (
    <AvatarPicker control={control} uid={uid} fullName={joinName(first, last)} onBusyChange={onBusyChange} />
  );
}
