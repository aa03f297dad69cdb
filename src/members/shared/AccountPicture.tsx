import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import { initialsOf } from '../../domain/guide/profile.ts';
import { useStoredPicture } from '../firebase/avatars.ts';

interface AccountPictureProps extends Pick<AvatarProps, 'sx'> {
  readonly name: string;
  /** The stored address. */
  readonly url: string | null | undefined;
}

/** The picture of an account, or its initials. Decorative: the name is next to it. */
export function AccountPicture({ name, url, ...rest }: AccountPictureProps) {
  const picture = useStoredPicture(url);
  return (
    <Avatar {...rest} {...(picture ? { src: picture } : {})} alt="" aria-hidden>
      {initialsOf(name)}
    </Avatar>
  );
}
