import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isFocusLost } from '../../../browser/focus-page.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { ADMIN_ROLE, ROLES, type Role, type UserRole } from '../../../domain/roles.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { nameAdmin, removeAdmin } from '../../firebase/callables.ts';
import { useAdmins } from '../../firebase/firestore/verification-desk.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { useCall } from '../../shared/use-call.ts';

/** Who is admin or editor since when; admins name and remove one another, and editors. */
export function AdminsPanel() {
  const t = useT();
  const admins = useAdmins();
  const count = admins.status === 'ready' ? admins.data.rows.length : 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed may be gone with its row.
    if (count > 0 && isFocusLost()) heading.current?.focus();
  }, [count]);
  return (
    <>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ fontSize: '1.25rem', mb: 1 }}>
        {t('admin.admins')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
        {t('admin.admins-text')}
      </Typography>
      {admins.status === 'failed' ? (
        <FailureNotice title={t('admin.admins-failed')} failure={admins.failure} onRetry={admins.retry} />
      ) : admins.status === 'ready' ? (
        <List sx={{ mb: 3, maxWidth: '48rem' }}>
          {admins.data.rows.map(({ id, data }) => (
            <AdminRow key={id} role={data} />
          ))}
        </List>
      ) : (
        <Loading label={t('admin.loading')} />
      )}
      <NameAdmin />
    </>
  );
}

function AdminRow({ role: { user_id, role, granted_at } }: { readonly role: UserRole }) {
  const t = useT();
  const lang = useLang();
  const { run } = useCall();
  const { refresh } = useDeskRows();
  const isSelf = useAuth().user?.id === user_id;
  const { name, email } = usePerson(user_id);
  const since = granted_at && t('admin.admins-since', { date: formatDate(granted_at, lang) });
  const remove = async () => {
    await removeAdmin(user_id);
    refresh();
    return t('admin.admins-removed', { name });
  };
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={<span lang={langOfText(name)}>{name}</span>}
        secondary={[
          role === ADMIN_ROLE ? '' : t('admin.role-editor'),
          email,
          since,
          isSelf ? t('admin.admins-you') : '',
        ]
          .filter(Boolean)
          .join(' · ')}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {isSelf ? null : (
        <Button
          variant="outlined"
          aria-label={t('admin.admins-remove-name', { name })}
          onClick={() => {
            if (window.confirm(t('admin.admins-confirm', { name }))) void run(user_id, remove);
          }}
        >
          {t('admin.admins-remove')}
        </Button>
      )}
    </ListItem>
  );
}

function NameAdmin() {
  const t = useT();
  const { isBusy, run } = useCall();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>(ADMIN_ROLE);
  const { people, refresh } = useDeskRows();
  const email = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const known = [...(people?.values() ?? [])].find((one) => one.email === email.toLowerCase());
    const name = known?.full_name || email;
    if (!window.confirm(t(`admin.confirm-${role}`, { name, email }))) return;
    void run(email, async () => {
      await nameAdmin(email, role);
      setTyped('');
      refresh();
      return t(`admin.named-${role}`, { name });
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        type="email"
        label={t('admin.admins-email')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        helperText={t('admin.admins-email-hint')}
        autoComplete="off"
        sx={{ maxWidth: '30rem', mb: 1 }}
      />
      <RadioGroup
        row
        aria-label={t('admin.role')}
        value={role}
        onChange={(_event, value) => setRole(ROLES.find((one) => one === value) ?? role)}
      >
        {ROLES.map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={t(`admin.role-${one}`)} />
        ))}
      </RadioGroup>
      <Button type="submit" variant="contained" disabled={isBusy || email === ''} sx={{ display: 'block' }}>
        {t(`admin.name-${role}`)}
      </Button>
    </form>
  );
}
