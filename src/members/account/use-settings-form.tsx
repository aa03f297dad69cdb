import type { SyntheticEvent } from 'react';
import { useForm, type FieldValues, type UseFormProps } from 'react-hook-form';
import { failureOf } from '../firebase/errors.ts';
import { useT } from '../../i18n/use-t.ts';
import { LeaveGuard } from '../shared/LeaveGuard.tsx';
import { useToasts } from '../shared/toasts/Toasts.tsx';

/**
 * A form of the settings: keeps what was typed while the profile changes, and says in a toast whether it was saved.
 * @param save rejects when it was not stored.
 * @returns `guard`, to be rendered, which asks before unsaved input is left.
 */
export function useSettingsForm<Values extends FieldValues>(
  about: 'username' | 'mail',
  options: UseFormProps<Values>,
  save: (values: Values) => Promise<void>,
) {
  const t = useT();
  const { show: toast } = useToasts();
  const { control, handleSubmit, formState, reset } = useForm({
    ...options,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    try {
      await save(values);
      // The profile shows it late after a lost connection.
      reset(values);
      toast({ about, severity: 'success', message: t(`account.${about}-saved`) });
    } catch (error) {
      const message = t(`account.${about}-failed`, { message: t(`errors.${failureOf(error)}`) });
      toast({ about, severity: 'error', message });
    }
  });
  return {
    control,
    isSubmitting,
    onSubmit: (event: SyntheticEvent) => void submit(event),
    guard: (
      <LeaveGuard
        active={isDirty && !isSubmitting}
        title={t('account.leave-title')}
        text={t('account.leave-text')}
      />
    ),
  };
}
