import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { SignInOutcome } from '../firebase/auth/auth-context.ts';
import { DEMO_ACCOUNTS, newAccount, type DemoAccount } from '../firebase/auth/demo-accounts.ts';
import { signInOnEmulator } from '../firebase/auth/emulator-sign-in.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { CHOOSER_TEXTS } from './emulator-chooser-texts.ts';

interface EmulatorAccountChooserProps {
  readonly onDone: (outcome: SignInOutcome) => void;
  readonly onClose: () => void;
}

/** Replaces Google's account window while the site runs on the emulators. */
export function EmulatorAccountChooser({ onDone, onClose }: EmulatorAccountChooserProps) {
  const texts = CHOOSER_TEXTS[useLang()];
  const [email, setEmail] = useState('');
  const choose = (account: DemoAccount) => {
    void signInOnEmulator(account).then(onDone);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.text}</DialogContentText>
        <List>
          {DEMO_ACCOUNTS.map((account) => (
            <li key={account.sub}>
              <ListItemButton onClick={() => choose(account)}>
                <ListItemText primary={account.name} secondary={`${account.email} – ${account.about}`} />
              </ListItemButton>
            </li>
          ))}
        </List>
        <Stack
          component="form"
          direction="row"
          spacing={1}
          sx={{ alignItems: 'flex-start', mt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            choose(newAccount(email));
          }}
        >
          <TextField
            label={texts.new}
            type="email"
            size="small"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            slotProps={{ htmlInput: { required: true } }}
          />
          <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
            {texts.use}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}
