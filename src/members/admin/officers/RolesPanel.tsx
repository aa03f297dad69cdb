import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import Typography from '@mui/material/Typography';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { ADMIN_ROLE, ROLES, toRole, type Role, type UserRole } from '../../../domain/roles.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { nameAdmin, removeAdmin, planAssociationYear, setAssociationYear } from '../../firebase/callables.ts';
import { useAdmins, useAssociationYear } from '../../firebase/firestore/verification-desk.ts';
import { Choice } from '../Choice.tsx';
import { useDeskRows, usePerson } from '../desk-rows.tsx';
import { Loaded, PanelHead } from '../Panel.tsx';
import { useCall } from '../../shared/use-call.ts';
import { formatYearDay, monthNames } from '../../../domain/format-date.ts';
import { daysOfMonth, type YearEnd } from '../../../domain/membership/association-year.ts';
import { lastDayOf, termEnd } from '../../../domain/membership/term.ts';
import { FIRST_TERM_DAYS } from '../../../domain/settings.ts';

/** Who is admin or editor since when, whom admins name and remove; and on which day terms end. */
export function RolesPanel() {
  const t = useT();
  const admins = useAdmins();
  const count = admins.data?.count ?? 0;
  return (
    <>
      {/* A new heading with each change: the button that was pressed may be gone with its row. */}
      <PanelHead key={count} title={t('admin.roles')} text={t('admin.roles-text')} />
      <Loaded live={admins} failed={t('admin.admins-failed')}>
        {(found) => (
          <List sx={{ mb: 2, maxWidth: '48rem' }}>
            {found?.rows.map(({ id, data }) => (
              <AdminRow key={id} role={data} />
            ))}
          </List>
        )}
      </Loaded>
      <NameAdmin />
      <Box component="section" sx={{ mt: 5 }}>
        <PanelHead title={t('admin.terms')} text={t('admin.terms-text')} />
        <Loaded live={useAssociationYear()} failed={t('admin.terms-failed')}>
          {/* Without a document nobody has chosen yet. */}
          {(year) => <YearForm key={JSON.stringify(year?.year_end)} present={year?.year_end ?? null} />}
        </Loaded>
      </Box>
    </>
  );
}

function AdminRow({ role: { user_id, role, granted_at } }: { readonly role: UserRole }) {
  const { t, lang } = useI18n();
  const { run } = useCall();
  const { refresh } = useDeskRows();
  const isSelf = useAuth().user?.id === user_id;
  const { name, email } = usePerson(user_id);
  const known = toRole(role);
  const facts = [
    known && t(`admin.role-${known}`),
    email,
    granted_at && t('admin.admins-since', { date: formatDate(granted_at, lang) }),
    isSelf && t('admin.admins-you'),
  ];
  const remove = async () => {
    if (!window.confirm(t('admin.admins-confirm', { name }))) return undefined;
    await removeAdmin(user_id);
    refresh();
    return t('admin.admins-removed', { name });
  };
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={<span lang={langOfText(name)}>{name}</span>}
        secondary={facts.filter(Boolean).join(' · ')}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {isSelf ? null : (
        <Button
          variant="outlined"
          aria-label={t('admin.admins-remove-name', { name })}
          onClick={() => void run(user_id, remove)}
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
  const { everybody, refresh } = useDeskRows();
  const [problem, setProblem] = useState('');
  const email = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const known = everybody.find((one) => one.email === email.toLowerCase());
    const name = known?.full_name || email;
    if (!window.confirm(t(`admin.confirm-${role}`, { name, email }))) return;
    const nameThem = async () => {
      await nameAdmin(email, role);
      setTyped('');
      refresh();
      return t(`admin.named-${role}`, { name });
    };
    void run('named', nameThem, (said) => {
      setProblem(said);
      return said;
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack spacing={1} useFlexGap sx={{ display: 'grid', maxWidth: '30rem', justifyItems: 'start' }}>
        <TextField
          type="email"
          label={t('admin.admins-email')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
          error={problem !== ''}
          helperText={problem || t('admin.admins-email-hint')}
          autoComplete="off"
        />
        <Choice
          label={t('admin.role')}
          value={role}
          choices={ROLES.map((one) => [one, t(`admin.role-${one}`)])}
          onChoose={(value) => setRole(toRole(value) ?? role)}
        />
        <Button type="submit" variant="contained" disabled={isBusy || email === ''}>
          {t(`admin.name-${role}`)}
        </Button>
      </Stack>
    </form>
  );
}

function YearForm({ present }: { readonly present: YearEnd }) {
  const { t, lang } = useI18n();
  const { isBusy, run } = useCall();
  const { refresh } = useDeskRows();
  const [chosen, setChosen] = useState(present);
  const months = [t('admin.terms-endless'), ...monthNames(lang)];
  const isSame = chosen?.month === present?.month && chosen?.day === present?.day;
  const choose = (month: number, day: number) =>
    setChosen(month === 0 ? null : { month, day: Math.min(day, daysOfMonth(month)) });

  const question = (touched: number): string => {
    if (!chosen) return t('admin.terms-confirm-lifted', { count: touched });
    const day = formatYearDay(chosen, lang);
    if (present && touched === 0) return t('admin.terms-confirm-moved', { day });
    const end = termEnd(new Date(), chosen, FIRST_TERM_DAYS);
    return t('admin.terms-confirm-given', { day, count: touched, date: formatDate(lastDayOf(end), lang) });
  };
  const change = async () => {
    const touched = await planAssociationYear(chosen);
    if (!window.confirm(question(touched))) return undefined;
    await setAssociationYear(chosen, { year_end: present, touched });
    refresh();
    return t('admin.terms-done', { count: touched });
  };
  return (
    <>
      <Typography sx={{ mb: 2, fontWeight: 600 }}>
        {present ? t('admin.terms-now', { day: formatYearDay(present, lang) }) : t('admin.terms-none')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <Choice
          label={t('admin.terms-month')}
          value={String(chosen?.month ?? 0)}
          choices={months.map((name, month) => [String(month), name])}
          onChoose={(month) => choose(Number(month), chosen?.day ?? 31)}
        />
        {chosen ? (
          <Choice
            label={t('admin.terms-day')}
            value={String(chosen.day)}
            choices={Array.from({ length: daysOfMonth(chosen.month) }, (_, day) => [String(day + 1)])}
            onChoose={(day) => choose(chosen.month, Number(day))}
          />
        ) : null}
        <Button variant="contained" disabled={isBusy || isSame} onClick={() => void run('terms', change)}>
          {t('admin.terms-change')}
        </Button>
      </Stack>
    </>
  );
}
