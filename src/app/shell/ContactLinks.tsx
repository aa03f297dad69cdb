import { site } from '../../content/site.ts';
import { useT } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

export function ContactLinks() {
  const t = useT();
  return (
    <ul className="link-row" aria-label={t('shell.contactLinks')}>
      <li>
        <a href={site.phone.href}>
          <Icon name="phone" size={18} />
          {site.phone.display}
        </a>
      </li>
      <li>
        <a href={`mailto:${site.email}`}>
          <Icon name="mail" size={18} />
          {site.email}
        </a>
      </li>
    </ul>
  );
}

export function SocialLinks() {
  const t = useT();
  return (
    <ul className="link-row" aria-label={t('shell.socialLinks')}>
      <li>
        <a className="icon-link" href={site.instagram} aria-label="Instagram" rel="noopener">
          <Icon name="instagram" />
        </a>
      </li>
      <li>
        <a className="icon-link" href={site.facebook} aria-label="Facebook" rel="noopener">
          <Icon name="facebook" />
        </a>
      </li>
    </ul>
  );
}
