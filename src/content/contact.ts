/**
 * How to reach the association and its partners. What has not been supplied is undefined, and pages leave
 * it out; every build but that of the mode `production` is a demonstration and fills it in.
 */
import type { Partner, SiteSettings } from './schema.ts';
import { site } from './site.ts';

type ContactDetails = Pick<SiteSettings, 'phone' | 'email' | 'instagram' | 'facebook'>;

/** Contact details of the demonstration, such as nobody has: a prefix that no phone has, names below `.example`. */
export const DEMO_CONTACT = {
  phone: { display: '+995 000 12 34 56', href: 'tel:+995000123456' },
  email: 'info@guides.example',
  instagram: 'https://www.instagram.example/guides',
  facebook: 'https://www.facebook.example/guides',
} as const;

/** Tests run without Vite's definition. */
const IS_DEMO = typeof __IS_DEMO__ === 'undefined' || __IS_DEMO__;

const { phone, email, instagram, facebook } = IS_DEMO ? { ...DEMO_CONTACT, ...site } : site;

export const contact: ContactDetails = { phone, email, instagram, facebook };

export function partnerUrl({ slug, url }: Pick<Partner, 'slug' | 'url'>): string | undefined {
  return url ?? (IS_DEMO ? `https://${slug}.example/` : undefined);
}
