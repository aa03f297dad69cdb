import Alert from '@mui/material/Alert';
import type { ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import { mayBeOneName } from '../../../domain/spelling/same-name.ts';
import { useT } from '../../../i18n/use-t.ts';

/** Warns when the two names that an approval would publish cannot belong to one person. */
export function NamesNote({ applied }: { readonly applied: ApprovedValues | null | undefined }) {
  const t = useT();
  if (!applied) return null;
  const { full_name, georgian_name, latin_name } = applied;
  const names = [full_name, georgian_name, latin_name];
  const agree = names.every((one) => names.every((other) => mayBeOneName(one, other)));
  return agree ? null : (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {t('admin.names-differ', { names: [...new Set(names.filter((name) => name !== ''))].join(' · ') })}
    </Alert>
  );
}
