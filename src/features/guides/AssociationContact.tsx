import { site } from '../../content/site.ts';
import './guide-parts.css';

/** The association's own ways of contact, and why they stand here. */
export function AssociationContact({ text }: { readonly text: string }) {
  return (
    <>
      <p>{text}</p>
      <p className="association-contact">
        <a href={site.phone.href}>{site.phone.display}</a>
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </>
  );
}
