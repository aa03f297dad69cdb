/** Contact details of the demonstration, such as nobody has: a prefix that no phone has, names below `.example`. */
export const DEMO_CONTACT = {
  phone: { display: '+995 000 12 34 56', href: 'tel:+995000123456' },
  email: 'info@guides.example',
  instagram: 'https://www.instagram.example/guides',
  facebook: 'https://www.facebook.example/guides',
} as const;

export function demoPartnerUrl(slug: string): string {
  return `https://${slug}.example/`;
}
