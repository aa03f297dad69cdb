import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { hasNames, type Profile } from '../../domain/guide/profile.ts';
import { MAIL_LANGS, LANGUAGES } from '../../domain/lang.ts';
import { isUnwanted, MAIL_CHOICES, type MailChoice } from '../../domain/guide/mail-choices.ts';
import { mayDo } from '../../domain/roles.ts';
import { useAuth } from '../firebase/auth/auth-context.ts';
import type { MailSettings } from '../firebase/auth/save-account.ts';
import { useT } from '../../i18n/use-t.ts';
import { Field } from '../shared/Field.tsx';
import { MembersLink } from '../shared/MembersLink.tsx';
import { AccountCard } from './AccountCard.tsx';
import { useSettingsForm } from './use-settings-form.tsx';

interface MailChoicesProps {
  readonly profile: Profile;
  /** Rejects when it was not stored. */
  readonly onSave: (settings: MailSettings) => Promise<void>;
}

/** The language of the account's emails, and which ones come beyond the necessary. */
export function MailChoices({ profile, onSave }: MailChoicesProps) {
  const t = useT();
  const { session } = useAuth();
  const offered = MAIL_CHOICES.filter((choice) => choice !== 'desk-report' || mayDo(session?.role, 'desk'));
  const mayEdit = hasNames(profile);
  const unwanted = MAIL_CHOICES.filter((choice) => isUnwanted(profile, choice));
  const { control, isSubmitting, onSubmit, guard } = useSettingsForm<MailSettings>(
    'mail',
    { values: { language: profile.language, unwanted } },
    onSave,
  );
  const { field } = useController({ control, name: 'unwanted' });
  const choose = (choice: MailChoice, isWanted: boolean) =>
    field.onChange(MAIL_CHOICES.filter((one) => (one === choice ? !isWanted : field.value.includes(one))));
  return (
    <AccountCard title={t('account.mail-title')}>
      {guard}
      <form onSubmit={onSubmit}>
        <Field
          control={control}
          name="language"
          select
          label={t('account.mail-language')}
          disabled={!mayEdit}
          sx={{ mt: 1, mb: 2, maxWidth: '20rem' }}
          slotProps={{ select: { native: true } }}
        >
          {MAIL_LANGS.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGES[one].name}
            </option>
          ))}
        </Field>
        <Typography sx={{ mb: 1 }}>{t('account.mail-text')}</Typography>
        <FormGroup sx={{ mb: 2 }}>
          {offered.map((choice) => (
            <FormControlLabel
              key={choice}
              control={<Checkbox />}
              label={t(`account.mail-${choice}`)}
              checked={!field.value.includes(choice)}
              disabled={!mayEdit}
              onChange={(_, isWanted) => choose(choice, isWanted)}
            />
          ))}
        </FormGroup>
        <Typography sx={{ mb: 2 }}>
          {t('account.mail-messages')} <MembersLink to="/guide-profile">{t('account.edit')}</MembersLink>
        </Typography>
        <Button type="submit" variant="outlined" disabled={!mayEdit || isSubmitting}>
          {t(isSubmitting ? 'account.username-saving' : 'account.mail-save')}
        </Button>
      </form>
      {mayEdit ? null : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('account.username-needs-name')}
        </Typography>
      )}
    </AccountCard>
  );
}
