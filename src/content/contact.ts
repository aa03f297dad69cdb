/**
 * How to reach the association and its partners. What has not been supplied is left out by pages; every build but that
 * of the mode `production` is a demonstration and fills it in. What editors have published replaces it.
 */
import builtIn from './contact.json' with { type: 'json' };
import type { ContactRecord, Partner } from './schema.ts';

/** Contact details of the demonstration, such as nobody has: a prefix that no phone has, names below `.example`. */
export const DEMO_CONTACT = {
  phone: '+995 000 12 34 56',
  email: 'info@guides.example',
  instagram: 'https://www.instagram.example/guides',
  facebook: 'https://www.facebook.example/guides',
} as const;

/** Tests run without Vite's definition. */
export const IS_DEMO = typeof __IS_DEMO__ === 'undefined' || __IS_DEMO__;

export const BUILT_IN_CONTACT: ContactRecord = { ...(IS_DEMO && DEMO_CONTACT), ...builtIn };

/** Replaced before something is drawn. */
export let contact = linked(BUILT_IN_CONTACT);

/** The id of the element with which a page of the members' application tells it the contact details. */
export const CONTACT_DATA = 'contact';

export function showContact(record: ContactRecord): void {
  contact = linked(record);
}

function linked({ phone, ...others }: ContactRecord) {
  return {
    ...others,
    phone: phone === undefined ? undefined : { display: phone, href: `tel:${phone.replaceAll(' ', '')}` },
  };
}

export function partnerUrl({ slug, url }: Pick<Partner, 'slug' | 'url'>): string | undefined {
  return url ?? (IS_DEMO && slug !== undefined ? `https://${slug}.example/` : undefined);
}
