import { dialledPhone } from '../../domain/guide/dialled-phone.ts';

/** Id of the section with the ways of contact on a guide's page. */
export const CONTACT_ID = 'contact';

/** Attributes for links to guides' websites: not trusted, and not followed by crawlers. */
export const UNTRUSTED_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

/** Returns the `tel:` URL of a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${dialledPhone(phone)}`;
}
