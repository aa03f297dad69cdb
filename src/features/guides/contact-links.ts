import { dialledPhone } from '../../domain/guide/dialled-phone.ts';

/** Links to a website that a guide wrote: never trusted, never followed by crawlers. */
export const UNTRUSTED_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

/** `tel:` address of a phone number as people write it. */
export function telephoneLink(phone: string): string {
  return `tel:${dialledPhone(phone)}`;
}
