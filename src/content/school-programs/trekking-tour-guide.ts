import type { SchoolProgram } from '../schema.ts';

export const trekkingTourGuide: SchoolProgram = {
  id: 'trekking-tour-guide',
  title: { en: 'Trekking Tour Guide', ka: 'საფეხმავლო ტურის გამყოლი' },
  description: {
    en: 'Full training for those who want to lead one-day and multi-day walks: planning, navigation, working with groups, nature and culture, in all seasons of the year.',
    ka: 'სრული მომზადება მათთვის, ვისაც სხვების წაძღოლა სურს ერთდღიან და მრავალდღიან ლაშქრობებზე: დაგეგმვა, ორიენტირება, ჯგუფთან მუშაობა, ბუნება და კულტურა\u00a0– წელიწადის ყველა დროს.',
  },
  duration: { text: { en: '14 months, 248 hours', ka: '14 თვე, 248 სთ' }, months: 14, hours: 248 },
  difficulty: { en: 'Moderate', ka: 'საშუალო' },
  participants: { text: { en: '12–48', ka: '12–48' }, min: 12, max: 48 },
  locations: { en: 'Tbilisi; mountain regions by season', ka: 'თბილისი; მთიანი მხარეები სეზონის მიხედვით' },
  cost: { text: { en: '750 GEL', ka: '750\u00a0₾' }, minGel: 750, maxGel: 750 },
  highlights: [
    {
      en: 'Route planning and navigation with map, compass and GPS',
      ka: 'მარშრუტის დაგეგმვა და ორიენტირება რუკით, კომპასითა და GPS-ით',
    },
    {
      en: 'Leading groups over passes and across streams',
      ka: 'ჯგუფის წაყვანა უღელტეხილებზე, ნაკადულების გადალახვა',
    },
    { en: 'First aid far from help', ka: 'პირველადი დახმარება დასახლებისგან შორს' },
    { en: 'Nature, history and customs of the regions', ka: 'მხარეების ბუნება, ისტორია და წეს-ჩვეულებები' },
    {
      en: 'A multi-day journey led by the participants',
      ka: 'მრავალდღიანი ლაშქრობა, რომელსაც მსმენელები უძღვებიან',
    },
  ],
  prerequisites: {
    en: 'Aged 18 or over, in good health, with experience of walking in the mountains',
    ka: 'ასაკი 18 წლიდან, კარგი ჯანმრთელობა და მთაში სიარულის გამოცდილება',
  },
  image: {
    name: 'programme-trekking-tour-guide',
    alt: {
      en: 'A long path over green ridges with the snow peaks at its end',
      ka: 'გრძელი ბილიკი მწვანე ქედებზე, რომლის ბოლოშიც თოვლიანი მწვერვალები ჩანს',
    },
  },
  profession: 'trekking-guide',
  toConfirm: ['difficulty', 'participants', 'locations', 'prerequisites'],
};
