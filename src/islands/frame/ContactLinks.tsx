import { contact } from '../../content/contact.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

export function ContactLinks() {
  const t = useT();
  const { phone, email } = contact;
  if (!phone && !email) return null;
  return (
    <ul className="plain-list link-row" aria-label={t('shell.contactLinks')}>
      {phone ? (
        <li>
          <a href={phone.href}>
            <Icon name="phone" size={18} />
            {phone.display}
          </a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" size={18} />
            {email}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

export function SocialLinks() {
  const t = useT();
  const profiles = [
    { icon: 'instagram', name: 'Instagram', url: contact.instagram },
    { icon: 'facebook', name: 'Facebook', url: contact.facebook },
  ] as const;
  const supplied = profiles.filter(({ url }) => url);
  if (supplied.length === 0) return null;
  return (
    <ul className="plain-list link-row" aria-label={t('shell.socialLinks')}>
      {supplied.map(({ icon, name, url }) => (
        <li key={icon}>
          <a className="icon-link" href={url} aria-label={name} rel="noopener">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
