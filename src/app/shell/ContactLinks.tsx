import { contact } from '../../content/contact.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

export function ContactLinks() {
  const t = useT();
  const { phone, email } = contact;
  if (!phone && !email) return null;
  return (
    <ul className="link-row" aria-label={t('shell.contactLinks')}>
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
  const { instagram, facebook } = contact;
  if (!instagram && !facebook) return null;
  return (
    <ul className="link-row" aria-label={t('shell.socialLinks')}>
      {instagram ? (
        <li>
          <a className="icon-link" href={instagram} aria-label="Instagram" rel="noopener">
            <Icon name="instagram" />
          </a>
        </li>
      ) : null}
      {facebook ? (
        <li>
          <a className="icon-link" href={facebook} aria-label="Facebook" rel="noopener">
            <Icon name="facebook" />
          </a>
        </li>
      ) : null}
    </ul>
  );
}
