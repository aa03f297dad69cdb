import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { initialsOf } from '../../../domain/guide/profile.ts';
import { useStoredPicture } from '../../firebase/avatars.ts';
import { useT } from '../../../i18n/use-t.ts';

interface CardPictureProps {
  readonly name: string;
  readonly url: string | null | undefined;
}

const SIZE = { width: { xs: 56, sm: 88 }, height: { xs: 56, sm: 88 } } as const;

/** The guide's picture, which a press enlarges; shows initials if there is none. */
export function CardPicture({ name, url }: CardPictureProps) {
  const t = useT();
  const picture = useStoredPicture(url);
  const [isLarge, setLarge] = useState(false);
  const avatar = (
    <Avatar {...(picture ? { src: picture } : {})} alt="" aria-hidden sx={SIZE}>
      {initialsOf(name)}
    </Avatar>
  );
  if (!picture) return avatar;
  return (
    <>
      <ButtonBase
        aria-label={t('admin.enlarge', { name })}
        onClick={() => setLarge(true)}
        sx={{ borderRadius: '50%', alignSelf: 'start' }}
        focusRipple
      >
        {avatar}
      </ButtonBase>
      {isLarge ? (
        <Dialog
          open
          onClose={() => setLarge(false)}
          slotProps={{ paper: { 'aria-label': t('admin.picture-of', { name }) } }}
          maxWidth="md"
        >
          <Box
            component="img"
            src={picture}
            alt={t('admin.picture-of', { name })}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '75vh', width: 512, objectFit: 'contain' }}
          />
          <DialogActions>
            <Button onClick={() => setLarge(false)}>{t('admin.close')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
