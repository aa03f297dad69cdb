import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { hasNames, type Profile } from '../../domain/guide/profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { isVisibleTextOrEmpty, maxCharacters, toLine } from '../../domain/text.ts';
import { failureOf } from '../firebase/errors.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { useToast } from '../shared/toasts/Toasts.tsx';
import { Field } from '../../ui/Field.tsx';

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
  const toast = useToast();
  const mayEdit = hasNames(profile);
  const { control, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(formSchema),
    values: { username: profile.username ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const save = handleSubmit(async ({ username }) => {
    try {
      await onSave(username);
      // The profile shows it late after a lost connection.
      reset({ username });
      toast({ about: 'username', severity: 'success', message: t('account.username-saved') });
    } catch (error) {
      const message = t(`errors.${failureOf(error)}`);
      toast({ about: 'username', severity: 'error', message: t('account.username-failed', { message }) });
    }
  });
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      onSubmit={(event) => void save(event)}
      sx={{ alignItems: 'flex-start', mb: 3, maxWidth: '32rem' }}
    >
      <LeaveGuard
        active={formState.isDirty && !formState.isSubmitting}
        title={t('account.leave-title')}
        text={t('account.leave-text')}
      />
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
      <Button
        type="submit"
        variant="outlined"
        disabled={!mayEdit || formState.isSubmitting}
        sx={{ flexShrink: 0 }}
      >
        {t(formState.isSubmitting ? 'account.username-saving' : 'account.username-save')}
      </Button>
    </Stack>
  );
}
