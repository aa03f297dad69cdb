import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isUnwanted, MAIL_CHOICES, type MailChoice } from '../../domain/guide/mail-choices.ts';
import { hasNames, type Profile } from '../../domain/guide/profile.ts';
import { LANGUAGES, MAIL_LANGS } from '../../domain/lang.ts';
import { LIMITS } from '../../domain/limits.ts';
import { mayDo } from '../../domain/roles.ts';
import { isVisibleTextOrEmpty, maxCharacters, toLine } from '../../domain/text.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { useAuth } from '../firebase/auth/auth-context.ts';
import { saveSettings } from '../firebase/auth/save-account.ts';
import { Field } from '../shared/Field.tsx';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import { MembersLink } from '../shared/MembersLink.tsx';
import { useCall } from '../shared/use-call.ts';

const settingsSchema = z.object({
  username: z
    .string()
    .check(
      z.overwrite(toLine),
      z.refine(isVisibleTextOrEmpty, 'editor.text-unreadable' satisfies MessageId),
      maxCharacters(LIMITS.username, 'shell.field.too-long' satisfies MessageId),
    ),
  language: z.enum(MAIL_LANGS),
  unwanted: z.array(z.enum(MAIL_CHOICES)),
});

/** The account's username, which may be empty, the language of its emails, and which ones come beyond the necessary. */
export function SettingsForm({ uid, profile }: { readonly uid: string; readonly profile: Profile }) {
  const t = useT();
  const { run } = useCall();
  const { session } = useAuth();
  const offered = MAIL_CHOICES.filter((choice) => choice !== 'desk-report' || mayDo(session?.role, 'desk'));
  const mayEdit = hasNames(profile);
  const { control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(settingsSchema),
    values: {
      username: profile.username ?? '',
      language: profile.language,
      unwanted: MAIL_CHOICES.filter((choice) => isUnwanted(profile, choice)),
    },
    // What was typed stays while the profile changes.
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = formState;
  const { field } = useController({ control, name: 'unwanted' });
  const choose = (choice: MailChoice, isWanted: boolean) =>
    field.onChange(MAIL_CHOICES.filter((one) => (one === choice ? !isWanted : field.value.includes(one))));
  const save = handleSubmit((values) => {
    const store = async () => {
      await saveSettings(uid, values);
      // The profile shows it late after a lost connection.
      reset(values);
      return t('account.settings-saved');
    };
    return run('settings', store, (message) => t('account.settings-failed', { message }));
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <LeaveGuard active={isDirty && !isSubmitting} question="account.leave" />
      <Field
        control={control}
        name="username"
        autoComplete="nickname"
        label={t('account.username')}
        disabled={!mayEdit}
        helperText={t(mayEdit ? 'account.username-hint' : 'account.settings-need-name')}
        limit={LIMITS.username}
        sx={{ mt: 1, mb: 3, maxWidth: '20rem' }}
      />
      <Field
        control={control}
        name="language"
        select
        label={t('account.mail-language')}
        disabled={!mayEdit}
        sx={{ mb: 2, maxWidth: '20rem' }}
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
        {t(isSubmitting ? 'account.settings-saving' : 'account.settings-save')}
      </Button>
    </form>
  );
}
