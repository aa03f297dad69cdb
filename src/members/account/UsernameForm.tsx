import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import * as z from 'zod/mini';
import { hasNames, type Profile } from '../../domain/guide/profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { isVisibleTextOrEmpty, maxCharacters, toLine } from '../../domain/text.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { Field } from '../shared/Field.tsx';
import { useSettingsForm } from './use-settings-form.tsx';

const TOO_LONG: MessageId = 'account.username-too-long';
const formSchema = z.object({
  username: z
    .string()
    .check(z.overwrite(toLine), z.refine(isVisibleTextOrEmpty), maxCharacters(LIMITS.username, TOO_LONG)),
});

interface UsernameFormProps {
  readonly profile: Profile;
  /** Stores the name; an empty one removes it. Rejects when it was not stored. */
  readonly onSave: (username: string) => Promise<void>;
}

/** The name that the account's header shows next to the email address; may be empty. */
export function UsernameForm({ profile, onSave }: UsernameFormProps) {
  const t = useT();
  const mayEdit = hasNames(profile);
  const { control, isSubmitting, onSubmit, guard } = useSettingsForm(
    'username',
    { resolver: zodResolver(formSchema), values: { username: profile.username ?? '' } },
    ({ username }) => onSave(username),
  );
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      onSubmit={onSubmit}
      sx={{ alignItems: 'flex-start', mb: 3, maxWidth: '32rem' }}
    >
      {guard}
      <Field
        control={control}
        name="username"
        size="small"
        autoComplete="nickname"
        label={t('account.username')}
        disabled={!mayEdit}
        helperText={t(mayEdit ? 'account.username-hint' : 'account.username-needs-name', {
          maximum: LIMITS.username,
        })}
        errorValues={{ maximum: LIMITS.username }}
      />
      <Button type="submit" variant="outlined" disabled={!mayEdit || isSubmitting} sx={{ flexShrink: 0 }}>
        {t(isSubmitting ? 'account.username-saving' : 'account.username-save')}
      </Button>
    </Stack>
  );
}
