import type { SchoolProgram } from '../schema.ts';

export const equestrianTourGuide: SchoolProgram = {
  id: 'equestrian-tour-guide',
  title: { en: 'Equestrian Tour Guide', ka: 'საცხენოსნო ტურის გამყოლი' },
  description: {
    en: 'For riders who want to lead others through the mountains on horseback, with equal care for the guest and the horse.',
    ka: 'მხედრებისთვის, რომელთაც სურთ, მთაში ჯგუფი ცხენით წაიყვანონ და თანაბრად იზრუნონ სტუმარსა და ცხენზე.',
  },
  duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
  difficulty: { en: 'Moderate', ka: 'საშუალო' },
  participants: { text: { en: '6–16', ka: '6–16' }, min: 6, max: 16 },
  locations: { en: 'Highland pastures and valleys', ka: 'მთის საძოვრები და ხეობები' },
  cost: { text: { en: 'On request', ka: 'შეთანხმებით' } },
  highlights: [
    { en: 'Choosing, saddling and loading the horse', ka: 'ცხენის შერჩევა, შეკაზმვა და დატვირთვა' },
    { en: 'Horse care and first aid for the animal', ka: 'ცხენის მოვლა და მისი პირველადი დახმარება' },
    { en: 'Leading riders of different ability', ka: 'სხვადასხვა დონის მხედრების წაყვანა' },
    { en: 'Fords, steep paths, camps with horses', ka: 'ფონი, ციცაბო ბილიკი, ბანაკი ცხენებთან ერთად' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, a secure rider in all gaits',
    ka: 'ასაკი 18 წლიდან; ცხენზე თავდაჯერებული ჯდომა ნაბიჯით, ჩორთითა და გალოპით',
  },
  image: {
    name: 'programme-equestrian-tour-guide',
    alt: {
      en: 'A high pasture with a track winding towards a pass, clouds over the snow peaks behind',
      ka: 'მაღალმთიანი საძოვარი და უღელტეხილისკენ დაკლაკნილი გზა; უკან, თოვლიან მწვერვალებზე, ღრუბლებია',
    },
  },
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
  toSupply: 'Duration and cost.',
};
