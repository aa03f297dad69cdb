import Avatar from '@mui/material/Avatar';
import { initialsOf } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';

interface GuideAvatarProps {
  readonly name: string;
  readonly url: string | null;
  /** CSS pixels, both sides. */
  readonly size: number;
}

/** A guide's picture, or the initials. Decorative: the name always stands beside it. */
export function GuideAvatar({ name, url, size }: GuideAvatarProps) {
  return (
    <Avatar
      {...(url ? { src: url } : {})}
      alt=""
      aria-hidden
      lang={langOfText(name)}
      slotProps={{ img: { loading: 'lazy', decoding: 'async', width: size, height: size } }}
      sx={{ width: size, height: size, fontSize: size * 0.36, fontWeight: 600, bgcolor: 'primary.main' }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
