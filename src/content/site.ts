/** Settings of the site: names, contact details, the association's founding facts. */
import type { SiteSettings } from './schema.ts';

export const site: SiteSettings = {
  name: {
    en: 'National Association of Mountain and Adventure Guides',
    ka: 'სამთო და სათავგადასავლო გამყოლთა ეროვნული ასოციაცია',
  },
  shortName: { en: 'Mountain Guides Association', ka: 'სამთო გამყოლთა ასოციაცია' },
  schoolName: { en: 'Adventure Tourism School', ka: 'სათავგადასავლო ტურიზმის სკოლა' },
  tagline: {
    en: 'Certified guides for the mountains of Georgia',
    ka: 'სერტიფიცირებული გამყოლები საქართველოს მთებისთვის',
  },
  phone: { display: '+995 000 00 00 00', href: 'tel:+995000000000' },
  email: 'info@example.org',
  address: { en: 'Tbilisi, Georgia', ka: 'თბილისი, საქართველო' },
  instagram: 'https://www.instagram.com/example',
  facebook: 'https://www.facebook.com/example',
  federation: {
    name: {
      en: 'International Federation of Mountain Guides Associations',
      ka: 'სამთო გამყოლთა ასოციაციების საერთაშორისო ფედერაცია',
    },
    code: 'IFMGA',
    url: 'https://ifmga.info',
  },
  foundedYear: 1998,
  schoolFoundedYear: 2016,
  federationMemberSince: 2021,
  toConfirm: ['name', 'shortName', 'schoolName'],
  toSupply: 'Official names in both languages, phone, e-mail, Instagram and Facebook addresses.',
};
