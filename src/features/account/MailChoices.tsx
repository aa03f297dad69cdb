import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { hasNames, type Profile } from '../../domain/guide/profile.ts';
import { MAIL_LANGS, LANGUAGES, type MailLang } from '../../domain/lang.ts';
import { isUnwanted, MAIL_CHOICES, type MailChoice } from '../../domain/guide/mail-choices.ts';
import type { MailSettings } from '../../firebase/auth/save-account.ts';
import { failureMessage, failureOf } from '../../firebase/errors.ts';
import { useT } from '../../i18n/use-t.ts';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
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
  const [isBusy, setBusy] = useState(false);
  /** The unsaved choices; undefined while they equal the stored ones. */
  const [chosen, setChosen] = useState<readonly MailChoice[]>();
  const [chosenLang, setChosenLang] = useState<MailLang>();
  /** What was saved last: after a lost connection the profile shows it late. */
  const [saved, setSaved] = useState<MailSettings>();
  const mayEdit = hasNames(profile);
  const ofProfile = {
    language: profile.language,
    unwanted: MAIL_CHOICES.filter((choice) => isUnwanted(profile, choice)),
  };
  const language = chosenLang ?? ofProfile.language;
  const unwanted = chosen ?? ofProfile.unwanted;
  const stored = saved ?? ofProfile;
  const isChanged =
    language !== stored.language ||
    MAIL_CHOICES.some((choice) => unwanted.includes(choice) !== stored.unwanted.includes(choice));
  const choose = (choice: MailChoice, isWanted: boolean) => {
    const others = unwanted.filter((one) => one !== choice);
    setChosen(isWanted ? others : [...others, choice]);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave({ language, unwanted });
      setSaved({ language, unwanted });
      toast({ about: 'mail', severity: 'success', message: t('account.mail-saved') });
    } catch (error) {
      const message = t(failureMessage(failureOf(error)));
      toast({ about: 'mail', severity: 'error', message: t('account.mail-failed', { message }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountCard title={t('account.mail-title')}>
      <LeaveGuard
        active={isChanged && !isBusy}
        title={t('account.leave-title')}
        text={t('account.leave-text')}
      />
      <form onSubmit={(event) => void save(event)}>
        <TextField
          select
          label={t('account.mail-language')}
          value={language}
          onChange={({ target }) => setChosenLang(MAIL_LANGS.find((one) => one === target.value))}
          disabled={!mayEdit}
          sx={{ mt: 1, mb: 2, maxWidth: '20rem' }}
          slotProps={{ select: { native: true } }}
        >
          {MAIL_LANGS.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGES[one].name}
            </option>
          ))}
        </TextField>
        <Typography sx={{ mb: 1 }}>{t('account.mail-text')}</Typography>
        <FormGroup sx={{ mb: 2 }}>
          {MAIL_CHOICES.map((choice) => (
            <FormControlLabel
              key={choice}
              control={<Checkbox />}
              label={t(`account.mail-${choice}`)}
              checked={!unwanted.includes(choice)}
              disabled={!mayEdit}
              onChange={(_, isWanted) => choose(choice, isWanted)}
            />
          ))}
        </FormGroup>
        <Typography sx={{ mb: 2 }}>
          {t('account.mail-messages')} <LocalLink to="/guide-profile">{t('account.edit')}</LocalLink>
        </Typography>
        <Button type="submit" variant="outlined" disabled={!mayEdit || isBusy}>
          {t(isBusy ? 'account.username-saving' : 'account.mail-save')}
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
