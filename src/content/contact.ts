/**
 * How to reach the association and its partners. What has not been supplied is undefined, and pages leave
 * it out; every build but that of the mode `production` is a demonstration and fills it in. What editors have published
 * replaces it.
 */
import type { ContactRecord, Partner, SiteSettings } from './schema.ts';
import { site } from './site.ts';

interface ContactDetails extends Pick<
  SiteSettings,
  'phone' | 'email' | 'instagram' | 'facebook' | 'address'
> {
  readonly hours?: ContactRecord['hours'];
}

/** Contact details of the demonstration, such as nobody has: a prefix that no phone has, names below `.example`. */
export const DEMO_CONTACT = {
  phone: { display: '+995 000 12 34 56', href: 'tel:+995000123456' },
  email: 'info@guides.example',
  instagram: 'https://www.instagram.example/guides',
  facebook: 'https://www.facebook.example/guides',
} as const;

/** Tests run without Vite's definition. */
export const IS_DEMO = typeof __IS_DEMO__ === 'undefined' || __IS_DEMO__;

const { phone, email, instagram, facebook, address } = IS_DEMO ? { ...DEMO_CONTACT, ...site } : site;

/** Replaced before something is drawn. */
export let contact: ContactDetails = { phone, email, instagram, facebook, address };

export const BUILT_IN_CONTACT: ContactRecord = {
  ...(phone && { phone: phone.display }),
  ...(email !== undefined && { email }),
  ...(instagram !== undefined && { instagram }),
  ...(facebook !== undefined && { facebook }),
  address,
};

/** The id of the element with which a page of the members' application tells it the contact details. */
export const CONTACT_DATA = 'contact';

export function showContact({ phone: number, ...others }: ContactRecord): void {
  contact = {
    ...others,
    phone: number === undefined ? undefined : { display: number, href: `tel:${number.replaceAll(' ', '')}` },
  };
}

export function partnerUrl({ slug, url }: Pick<Partner, 'slug' | 'url'>): string | undefined {
  return url ?? (IS_DEMO && slug !== undefined ? `https://${slug}.example/` : undefined);
}
