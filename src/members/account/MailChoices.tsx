import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useController, useForm } from 'react-hook-form';
import { hasNames, type Profile } from '../../domain/guide/profile.ts';
import { MAIL_LANGS, LANGUAGES } from '../../domain/lang.ts';
import { isUnwanted, MAIL_CHOICES, type MailChoice } from '../../domain/guide/mail-choices.ts';
import type { MailSettings } from '../firebase/auth/save-account.ts';
import { failureOf } from '../firebase/errors.ts';
import { useT } from '../../i18n/use-t.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { useToast } from '../shared/toasts/Toasts.tsx';
import { Field } from '../../ui/Field.tsx';
import { MembersLink } from '../shared/MembersLink.tsx';
import { AccountCard } from './AccountCard.tsx';

interface MailChoicesProps {
  readonly profile: Profile;
  /** Rejects when it was not stored. */
  readonly onSave: (settings: MailSettings) => Promise<void>;
}

/** The language of a guide's emails, and which ones come beyond the necessary. */
export function MailChoices({ profile, onSave }: MailChoicesProps) {
  const t = useT();
  const toast = useToast();
  const mayEdit = hasNames(profile);
  const { control, handleSubmit, formState, reset } = useForm<MailSettings>({
    values: {
      language: profile.language,
      unwanted: MAIL_CHOICES.filter((choice) => isUnwanted(profile, choice)),
    },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = formState;
  const { field } = useController({ control, name: 'unwanted' });
  const choose = (choice: MailChoice, isWanted: boolean) =>
    field.onChange(MAIL_CHOICES.filter((one) => (one === choice ? !isWanted : field.value.includes(one))));
  const save = handleSubmit(async (settings) => {
    try {
      await onSave(settings);
      // The profile shows it late after a lost connection.
      reset(settings);
      toast({ about: 'mail', severity: 'success', message: t('account.mail-saved') });
    } catch (error) {
      const message = t(`errors.${failureOf(error)}`);
      toast({ about: 'mail', severity: 'error', message: t('account.mail-failed', { message }) });
    }
  });
  return (
    <AccountCard title={t('account.mail-title')}>
      <LeaveGuard
        active={isDirty && !isSubmitting}
        title={t('account.leave-title')}
        text={t('account.leave-text')}
      />
      <form onSubmit={(event) => void save(event)}>
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
          {MAIL_CHOICES.map((choice) => (
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
