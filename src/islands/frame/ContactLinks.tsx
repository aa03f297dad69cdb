import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { contact } from '../../content/contact.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';

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
  ...ROW_LINKS,
});

/** How to reach the association, and its profiles; what has not been supplied is left out. */
export function ContactLinks() {
  const t = useT();
  const { phone, email, instagram, facebook } = contact;
  return (
    <>
      <Links
        name={t('shell.contactLinks')}
        links={[
          { icon: 'phone', href: phone?.href, children: phone?.display },
          { icon: 'mail', href: email && `mailto:${email}`, children: email },
        ]}
      />
      <Links
        name={t('shell.socialLinks')}
        links={[
          { icon: 'instagram', href: instagram, 'aria-label': 'Instagram', rel: 'noopener' },
          { icon: 'facebook', href: facebook, 'aria-label': 'Facebook', rel: 'noopener' },
        ]}
      />
    </>
  );
}

interface LinksProps {
  readonly name: string;
  readonly links: readonly (LinkProps & { readonly icon: IconName })[];
}

function Links({ name, links }: LinksProps) {
  const supplied = links.filter(({ href }) => href);
  if (supplied.length === 0) return null;
  return (
    <LinkRow className="plain-list" aria-label={name}>
      {supplied.map(({ icon, children, ...link }) => (
        <li key={icon}>
          <Link {...link} underline="hover" translate="no">
            <Icon name={icon} size={children ? 18 : 20} />
            {children}
          </Link>
        </li>
      ))}
    </LinkRow>
  );
}
