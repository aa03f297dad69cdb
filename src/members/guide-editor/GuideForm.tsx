import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { revealFields, scrollFieldIntoView } from '../../browser/scroll-into-view.ts';
import type { ApprovedField } from '../../domain/guide/guide-fields.ts';
import {
  changedSinceRequest,
  isAsApproved,
  mayRequestVerification,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { joinName, type Profile } from '../../domain/guide/profile.ts';
import type { VerificationRequest } from '../../domain/verification/verification.ts';
import type { SessionUser } from '../firebase/auth/auth-context.ts';
import { toStoredEdit } from '../firebase/firestore/guide-documents.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { LOW_WINDOW } from '../../theme/conditions.ts';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import { useToasts } from '../shared/Toasts.tsx';
import { fieldOfHash, RecommendedFields } from '../shared/RecommendedFields.tsx';
import { RequestUpdate } from '../shared/RequestUpdate.tsx';
import { RequestVerification } from '../shared/RequestVerification.tsx';
import { useVerificationStep } from '../shared/use-verification-step.ts';
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
import { PublicationNotice } from './PublicationNotice.tsx';
import { SAVE_BAR_HEIGHT, SaveBar } from './SaveBar.tsx';
import { useGuideForm } from './use-guide-form.ts';
import { VisitorPreview } from './VisitorPreview.tsx';

/** Room for the message below a field, of up to three lines. */
const MESSAGE_HEIGHT = 72;

/** Keeps the focused field and its message clear of the bar at the bottom. */
const FOCUS_ABOVE_BAR = {
  scrollMarginBottom: SAVE_BAR_HEIGHT + MESSAGE_HEIGHT,
  [LOW_WINDOW]: { scrollMarginBottom: 0 },
};

/**
 * What the bar says of approval: a change that was sent and undone needs no approval.
 * @param unsubmitted the fields that have changed since the open request was sent.
 */
function requestState(guide: GuideProfile, unsubmitted: readonly ApprovedField[]) {
  if (!guide.open_request_id) return mayRequestVerification(guide) ? 'unsent' : undefined;
  if (unsubmitted.length === 0) return 'waiting';
  return isAsApproved(guide) ? 'restored' : 'unsubmitted';
}

/** Focuses the field in the URL's hash, as set by the advice on the account page. */
function useFieldOfAddress(setFocus: UseFormReturn<GuideFormValues>['setFocus']): void {
  useEffect(() => {
    const name = fieldOfHash(window.location.hash);
    if (!name) return undefined;
    // A draft that was just restored registers the fields anew.
    const timer = setTimeout(() => setFocus(name));
    return () => clearTimeout(timer);
  }, [setFocus]);
}

interface GuideFormProps {
  readonly user: SessionUser;
  readonly profile: Profile | undefined;
  readonly guide: GuideProfile | undefined;
  /** The open one. */
  readonly request: VerificationRequest | undefined;
  /** The one that stands. */
  readonly rejection: VerificationRequest | undefined;
}

/** The form of the guide profile with its preview. */
export function GuideForm({ user, profile, guide, request, rejection }: GuideFormProps) {
  const t = useT();
  const applied = request?.applied;
  const { show: toast, dismiss } = useToasts();
  const [isUploading, setUploading] = useState(false);
  const unsubmitted = guide && applied ? changedSinceRequest(applied, guide) : [];
  const stored = useMemo(
    () => toFormValues(profile, guide, user.displayName),
    [profile, guide, user.displayName],
  );
  const { form, save, discard, bringBack, wasRestored, isChangedElsewhere } = useGuideForm({
    uid: user.id,
    stored,
    storedEdit: profile && guide && toStoredEdit(profile, guide),
    onSaved: (outcome, edit) => {
      const saved = guide && { ...guide, ...edit, full_name: joinName(edit.first_name, edit.last_name) };
      const isToSend =
        outcome === 'updated' &&
        saved &&
        (applied ? changedSinceRequest(applied, saved).length > 0 : mayRequestVerification(saved));
      toast({
        about: 'save',
        ...(isToSend && { title: t('editor.all-saved-unsent') }),
        severity: isToSend || outcome === 'created-without-request' ? 'warning' : 'success',
        message: t(`editor.${outcome}`),
      });
    },
    onFailed: (why) =>
      toast({
        about: 'save',
        severity: 'error',
        message: `${t('editor.save-failed', { message: t(`errors.${why}`) })} ${t('editor.input-kept')}`,
      }),
    // The success of an earlier save would contradict the errors.
    onRefused: (names) => {
      dismiss('save');
      revealFields(names);
    },
  });
  const { control, formState, setValue, setFocus } = form;
  useFieldOfAddress(setFocus);
  const [profession, level] = useWatch({ control, name: ['profession', 'certification_level'] });
  const { isDirty, isSubmitting, errors } = formState;
  const { words, ...step } = useVerificationStep<HTMLOutputElement>(guide?.open_request_id);
  const state = guide && requestState(guide, unsubmitted);
  const asksAgain = rejection !== undefined && guide !== undefined && mayRequestVerification(guide);
  // What asks for words stands above the bar, which leads there.
  const nextStep = useRef<HTMLElement>(null);
  const focusStep = () => nextStep.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  const ask =
    guide && mayRequestVerification(guide) ? (
      <RequestVerification guide={guide} step={step} rejection={rejection} isUnsaved={isDirty} />
    ) : null;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' },
        alignItems: 'start',
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void save(event)}
        onKeyUp={scrollFieldIntoView}
        sx={{ minWidth: 0, '& :is(input, textarea, select, button)': FOCUS_ABOVE_BAR }}
      >
        <Stack spacing={4} divider={<Divider />}>
          {wasRestored ? (
            <Notice text="editor.draft-restored" action="editor.draft-discard" onAction={discard} />
          ) : null}
          {bringBack ? (
            <Notice text="editor.draft-discarded" action="editor.draft-bring-back" onAction={bringBack} />
          ) : null}
          {isChangedElsewhere ? (
            <Notice
              severity="warning"
              text="editor.changed-elsewhere"
              action="editor.take-changes"
              onAction={discard}
            />
          ) : null}
          <FormSection title={t('editor.section-person')}>
            <AvatarPicker control={control} uid={user.id} onBusyChange={setUploading} />
            <NameFields control={control} setValue={setValue} />
          </FormSection>
          <WorkFields control={control} />
          <TextFields control={control} />
          <ContactFields control={control} />
          <PrivacyFields control={control} />
          <PublicationNotice isNew={!guide} />
        </Stack>
        {guide?.is_verified ? null : (
          <Box sx={{ mt: 4, '&:empty': { display: 'none' } }}>
            <RecommendedFields
              values={{ profession, certification_level: level }}
              isSent={Boolean(guide?.open_request_id)}
              onOpen={setFocus}
            />
          </Box>
        )}
        <SaveBar
          isSaving={isSubmitting}
          isDirty={isDirty}
          replacesOthers={isChangedElsewhere}
          isUploading={isUploading}
          isNew={!guide}
          invalidFields={Object.keys(errors).length}
          request={state}
          unsubmitted={unsubmitted}
          status={words}
          next={
            asksAgain || state === 'unsubmitted' ? (
              <Button variant="contained" size="large" onClick={focusStep}>
                {t('editor.next-step')}
              </Button>
            ) : (
              ask
            )
          }
          note={
            guide && (request || asksAgain) ? (
              <Box ref={nextStep}>
                {request ? <RequestUpdate guide={guide} request={request} isUnsaved={isDirty} /> : null}
                {asksAgain ? ask : null}
              </Box>
            ) : null
          }
        />
      </Box>
      <Box sx={{ position: { lg: 'sticky' }, top: 'calc(var(--header-cover) + 1.5rem)' }}>
        <VisitorPreview control={control} stored={guide} applied={applied} />
      </Box>
      <LeaveGuard active={isDirty && !isSubmitting} question="editor.leave" />
    </Box>
  );
}

interface NoticeProps {
  readonly severity?: 'info' | 'warning';
  readonly text: MessageId;
  readonly action: MessageId;
  readonly onAction: () => void;
}

function Notice({ severity = 'info', text, action, onAction }: NoticeProps) {
  const t = useT();
  return (
    <Alert
      severity={severity}
      action={
        <Button color="inherit" onClick={onAction}>
          {t(action)}
        </Button>
      }
    >
      {t(text)}
    </Alert>
  );
}
