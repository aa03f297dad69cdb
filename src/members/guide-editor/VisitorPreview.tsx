import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { SPECIALTY_NAMES } from '../../domain/guide/catalogues/specialties.ts';
import { FIELD_OF_FLAG, SHOW_FLAGS } from '../../domain/guide/guide-fields.ts';
import {
  changedSinceRequest,
  pendingChanges,
  type ApprovedValues,
  type GuideProfile,
} from '../../domain/guide/guide-profile.ts';
import { joinName } from '../../domain/guide/profile.ts';
import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { codeName } from '../../domain/lang.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { fieldLabel, useGuideTexts } from '../../i18n/guide-texts.ts';
import { MarkedList } from '../../ui/text/MarkedList.tsx';
import { AccountPicture } from '../shared/AccountPicture.tsx';
import { Fact } from '../shared/Fact.tsx';
import { TypedText } from '../shared/TypedText.tsx';
import { storedFromText, type GuideFormValues } from './guide-form.ts';
import { visitorView } from './visitor-view.ts';

interface VisitorPreviewProps {
  readonly control: Control<GuideFormValues>;
  readonly stored: GuideProfile | undefined;
  /** What the open request asks to be approved. */
  readonly applied: ApprovedValues | undefined;
}

/** Live preview of the profile as visitors will see it; deferred, so that typing does not wait for it. */
export function VisitorPreview({ control, stored, applied }: VisitorPreviewProps) {
  const values = useWatch({ control, compute: (present: GuideFormValues) => present });
  return <VisitorView values={useDeferredValue(values)} stored={stored} applied={applied} />;
}

/** Says why the preview differs from the form, if it does. */
function noteOn(
  values: GuideFormValues,
  approved: GuideProfile['approved'],
  applied: ApprovedValues | undefined,
): MessageId | undefined {
  const full_name = joinName(values.first_name, values.last_name);
  const typed = { ...values, ...storedFromText(values), full_name };
  if (approved) {
    return pendingChanges({ ...typed, approved }).length > 0 ? 'editor.preview-waiting' : undefined;
  }
  return applied && changedSinceRequest(applied, typed).length > 0 ? 'editor.preview-asked' : undefined;
}

type VisitorViewProps = Omit<VisitorPreviewProps, 'control'> & { readonly values: GuideFormValues };

const VisitorView = memo(function VisitorView({ values, stored, applied }: VisitorViewProps) {
  const t = useT();
  const guide = visitorView(values, stored, applied);
  const hidden = SHOW_FLAGS.filter((flag) => !values[flag]).map((flag) => t(fieldLabel(FIELD_OF_FLAG[flag])));
  const note = noteOn(values, stored?.approved, applied);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="preview-title" sx={{ p: 3 }}>
      <Typography id="preview-title" variant="h2" sx={{ fontSize: '1.125rem', mb: 2 }}>
        {t('editor.preview')}
      </Typography>
      {stored?.is_verified ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('editor.preview-unapproved')}
        </Typography>
      )}
      {guide ? (
        <Preview guide={guide} pictureUrl={values.avatar_url} />
      ) : (
        <Typography>{t('editor.preview-unlisted')}</Typography>
      )}
      {note ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t(note)}
        </Alert>
      ) : null}
      {guide && hidden.length > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('editor.preview-hidden', { list: hidden.join(', ') })}
        </Typography>
      ) : null}
    </Paper>
  );
});

interface PreviewProps {
  readonly guide: PublicGuide;
  /** The account's own picture; visitors see a copy of it. */
  readonly pictureUrl: string | null;
}

function Preview({ guide, pictureUrl }: PreviewProps) {
  const { t, lang } = useI18n();
  const { name, otherName, description, bio, address, professions, facts } = useGuideTexts(guide);
  const specialties = guide.specialties.map((stored) => codeName(SPECIALTY_NAMES, stored, lang)).join(', ');
  const shown = [
    ...facts,
    [t('field.specialties'), specialties],
    [t('field.phone'), guide.phone],
    [t('field.website'), guide.website],
  ] as const;
  return (
    <Stack spacing={1.5} sx={{ overflowWrap: 'anywhere' }}>
      <AccountPicture name={name.text} url={pictureUrl} sx={{ width: 64, height: 64 }} />
      <Typography sx={{ fontWeight: 600 }} lang={name.lang} translate="no">
        {name.text}
      </Typography>
      {otherName ? (
        <Typography variant="body2" lang={otherName.lang} translate="no">
          {otherName.text}
        </Typography>
      ) : null}
      {professions ? <Typography variant="body2">{professions}</Typography> : null}
      <Typography variant="body2" lang={address.lang}>
        {address.text}
      </Typography>
      <TypedText variant="body2">{description.text}</TypedText>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {shown.map(([label, value]) =>
          value ? (
            <Fact key={label} label={label}>
              <MarkedList text={value} />
            </Fact>
          ) : null,
        )}
      </Box>
      {bio ? <TypedText variant="body2">{bio.text}</TypedText> : null}
    </Stack>
  );
}
