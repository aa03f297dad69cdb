import Button, { type ButtonProps } from '@mui/material/Button';
import { LocalLink, type LocalLinkProps } from './LocalLink.tsx';

export type LocalButtonLinkProps = Omit<ButtonProps<typeof LocalLink>, 'component' | 'href' | 'to'> &
  Pick<LocalLinkProps, 'to'>;

/** A link within the site that looks like a button. */
export function LocalButtonLink(props: LocalButtonLinkProps) {
  return <Button component={LocalLink} {...props} />;
}
