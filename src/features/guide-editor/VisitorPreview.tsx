import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import { CERTIFICATION_NAMES } from '../../domain/certification.ts';
import { pendingChanges, SHOW_FLAGS, type GuideProfile } from '../../domain/guide-profile.ts';
import { EDITOR_PROFESSION_NAMES } from '../../domain/professions.ts';
import { initialsOf } from '../../domain/profile.ts';
import type { PublicGuide } from '../../domain/public-guide.ts';
import { spokenLanguageName } from '../../domain/spoken-languages.ts';
import { langOfText } from '../../domain/text-lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import type { GuideFormValues } from './guide-form.ts';
import { visitorView } from './visitor-view.ts';

/** The label of what each flag shows. */
const HIDEABLE = {
  show_phone: 'editor.phone',
  show_address: 'editor.address',
  show_website: 'editor.website',
  show_experience: 'editor.experience',
  show_certifications: 'editor.level',
} as const;

interface VisitorPreviewProps {
  readonly control: Control<GuideFormValues>;
  readonly stored: GuideProfile | undefined;
}

/** The profile as visitors will see it, while it is being filled in. */
export function VisitorPreview({ control, stored }: VisitorPreviewProps) {
  const t = useT();
  const values = useWatch({ control, compute: (present: GuideFormValues) => present });
  const guide = visitorView(values, stored);
  const hidden = SHOW_FLAGS.filter((flag) => !values[flag]).map((flag) => t(HIDEABLE[flag]));
  const isWaiting =
    stored && Object.keys(pendingChanges({ ...values, approved: stored.approved })).length > 0;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="preview-title" sx={{ p: 3 }}>
      <Typography id="preview-title" variant="h2" sx={{ fontSize: '1.125rem', mb: 2 }}>
        {t('editor.preview')}
      </Typography>
      {guide ? <Preview guide={guide} /> : <Typography>{t('editor.preview-unlisted')}</Typography>}
      {isWaiting ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('editor.preview-waiting')}
        </Alert>
      ) : null}
      {guide && hidden.length > 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {t('editor.preview-hidden', { list: hidden.join(', ') })}
        </Typography>
      ) : null}
    </Paper>
  );
}

function Preview({ guide }: { readonly guide: PublicGuide }) {
  const t = useT();
  const lang = useLang();
  const profession =
    guide.profession === '' ? t('editor.preview-name') : EDITOR_PROFESSION_NAMES[guide.profession][lang];
  const facts = [
    guide.experience_years === undefined
      ? undefined
      : t('editor.preview-years', { years: guide.experience_years }),
    guide.certification_level ? CERTIFICATION_NAMES[guide.certification_level][lang] : undefined,
    guide.languages.map((code) => spokenLanguageName(code, lang)).join(', ') || undefined,
    guide.phone || undefined,
    guide.website || undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2}>
        <Avatar
          {...(guide.avatar_url ? { src: guide.avatar_url } : {})}
          alt=""
          aria-hidden
          sx={{ width: 64, height: 64 }}
        >
          {initialsOf(guide.full_name)}
        </Avatar>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }} lang={langOfText(guide.full_name)}>
            {guide.full_name || t('editor.preview-name')}
          </Typography>
          <Typography variant="body2">{profession}</Typography>
          <Typography variant="body2" color="text.secondary">
            {guide.address || t('editor.preview-country')}
          </Typography>
        </Box>
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {guide.description || t('editor.preview-description')}
      </Typography>
      {facts.map((fact) => (
        <Typography key={fact} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {fact}
        </Typography>
      ))}
      {guide.specialties.length > 0 ? (
        <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
          {guide.specialties.map((specialty) => (
            <Chip key={specialty} size="small" variant="outlined" label={specialty} />
          ))}
        </Stack>
      ) : null}
      {guide.bio ? (
        <>
          <Divider />
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {guide.bio}
          </Typography>
        </>
      ) : null}
    </Stack>
  );
}
