/** Settings of the site: names, the association's founding facts. */
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
  toSupply: 'Official names in both languages.',
};
