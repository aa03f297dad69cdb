import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { contact } from '../../content/contact.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from './LocalLink.tsx';

/** The association's contact details, and why they are shown here. */
export function AssociationContact({ text }: { readonly text: string }) {
  const t = useT();
  const { phone, email } = contact;
  return (
    // A row of its own among buttons.
    <Box sx={{ flexBasis: '100%' }}>
      <Typography>{text}</Typography>
      {/* Touch targets are as high as a button. */}
      <Stack
        direction="row"
        translate={phone || email ? 'no' : undefined}
        sx={{ flexWrap: 'wrap', columnGap: 2.5, '& > a': { py: 1 } }}
      >
        {phone ? <Link href={phone.href}>{phone.display}</Link> : null}
        {email ? <Link href={`mailto:${email}`}>{email}</Link> : null}
        {phone || email ? null : <LocalLink to="/contact">{t('shell.page/contact')}</LocalLink>}
      </Stack>
    </Box>
  );
}
