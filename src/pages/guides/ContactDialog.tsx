import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { MaterialTheme } from '../../theme/MaterialTheme.tsx';
import { AssociationContact } from './AssociationContact.tsx';
import { telephoneLink, UNTRUSTED_LINK } from './contact-links.ts';

interface ContactDialogProps {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly website?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Way({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        sx={{
          overflowWrap: 'anywhere',
          fontSize: '1.125rem',
          // Touch targets are as high as a button.
          '& a': { display: 'inline-block', py: 1 },
        }}
      >
        {children}
      </Typography>
    </div>
  );
}

function OwnWays({ phone, website }: Pick<ContactDialogProps, 'phone' | 'website'>) {
  const t = useT();
  return (
    <>
      <Typography>{t('guide.contactShown')}</Typography>
      {phone ? (
        <Way label={t('guide.phone')}>
          <Link href={telephoneLink(phone)}>{phone}</Link>
        </Way>
      ) : null}
      {website ? (
        <Way label={t('guide.website')}>
          <Link href={website} {...UNTRUSTED_LINK}>
            {website}
          </Link>
        </Way>
      ) : null}
    </>
  );
}

/**
 * The contact details that a guide shows, or the association's if there are none. Includes Material UI,
 * which guide pages load only when the dialog is opened.
 */
export function ContactDialog({ name, phone, website, open, onClose }: ContactDialogProps) {
  const t = useT();
  const titleId = useId();
  return (
    <MaterialTheme>
      <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>{t('guide.contactTitle', { name })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {phone || website ? (
              <OwnWays phone={phone} website={website} />
            ) : (
              <AssociationContact text={t('guide.contactNone')} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('guide.close')}</Button>
        </DialogActions>
      </Dialog>
    </MaterialTheme>
  );
}
