import { contact } from '../../content/contact.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import './guide-parts.css';

/** The association's contact details, and why they are shown here. */
export function AssociationContact({ text }: { readonly text: string }) {
  const t = useT();
  const { phone, email } = contact;
  return (
    <>
      <p>{text}</p>
      <p className="association-contact">
        {phone ? <a href={phone.href}>{phone.display}</a> : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        {phone || email ? null : <LocalLink to="/contact">{t('shell.nav.contact')}</LocalLink>}
      </p>
    </>
  );
}
