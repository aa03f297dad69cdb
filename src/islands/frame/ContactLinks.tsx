import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { contact } from '../../content/contact.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** Links and buttons within a line; in the side menu each is as high as a finger is wide. */
export const ROW_LINKS = {
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    minInlineSize: '1.75rem',
    minBlockSize: '1.75rem',
    'dialog &': { minBlockSize: '2.75rem' },
  },
  '& button:disabled': { opacity: 0.6, cursor: 'default' },
} as const;

export const LinkRow = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1.25rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...ROW_LINKS,
});

/** @param color as that of the text around it, or that of links. */
interface LinksProps {
  readonly color: 'inherit' | 'primary';
}

export function ContactLinks({ color }: LinksProps) {
  const t = useT();
  const { phone, email } = contact;
  const ways = [
    { icon: 'phone', href: phone?.href, text: phone?.display },
    { icon: 'mail', href: email && `mailto:${email}`, text: email },
  ] as const;
  const supplied = ways.filter(({ href }) => href);
  if (supplied.length === 0) return null;
  return (
    <LinkRow aria-label={t('shell.contactLinks')}>
      {supplied.map(({ icon, href, text }) => (
        <li key={icon}>
          <Link href={href} color={color} underline="hover">
            <Icon name={icon} size={18} />
            {text}
          </Link>
        </li>
      ))}
    </LinkRow>
  );
}

export function SocialLinks({ color }: LinksProps) {
  const t = useT();
  const profiles = [
    { icon: 'instagram', name: 'Instagram', url: contact.instagram },
    { icon: 'facebook', name: 'Facebook', url: contact.facebook },
  ] as const;
  const supplied = profiles.filter(({ url }) => url);
  if (supplied.length === 0) return null;
  return (
    <LinkRow aria-label={t('shell.socialLinks')}>
      {supplied.map(({ icon, name, url }) => (
        <li key={icon}>
          <Link href={url} color={color} underline="hover" aria-label={name} rel="noopener">
            <Icon name={icon} />
          </Link>
        </li>
      ))}
    </LinkRow>
  );
}
