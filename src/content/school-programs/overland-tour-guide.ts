import type { SchoolProgram } from '../schema.ts';

export const overlandTourGuide: SchoolProgram = {
  id: 'overland-tour-guide',
  title: { en: 'Overland Tour Guide', ka: 'ოვერლენდტურის გამყოლი' },
  description: {
    en: 'For drivers who want to lead journeys on remote mountain tracks: vehicle, route, recovery and the people on board.',
    ka: 'მძღოლებისთვის, რომელთაც სურთ, ჯგუფი მთის შორეულ გზებზე წაიყვანონ: ავტომობილი, მარშრუტი, ჩაფლობილი მანქანის ამოყვანა და მგზავრებზე ზრუნვა.',
  },
  duration: { text: { en: 'Set for each intake', ka: 'განისაზღვრება ყოველი მიღებისას' } },
  difficulty: { en: 'Moderate', ka: 'საშუალო' },
  participants: { text: { en: '6–16', ka: '6–16' }, min: 6, max: 16 },
  locations: { en: 'Remote mountain roads by season', ka: 'მთის შორეული გზები სეზონის მიხედვით' },
  cost: { text: { en: 'On request', ka: 'შეთანხმებით' } },
  highlights: [
    { en: 'Driving on rock, mud, snow and through fords', ka: 'მართვა ქვაზე, ტალახში, თოვლსა და ფონში' },
    { en: 'Recovery and simple repairs', ka: 'მანქანის ამოყვანა და მარტივი შეკეთება' },
    { en: 'Planning fuel, stages and camps', ka: 'საწვავის, მონაკვეთებისა და ბანაკის დაგეგმვა' },
    { en: 'Leading a convoy; first aid', ka: 'ავტოკოლონის წაძღოლა; პირველადი დახმარება' },
  ],
  prerequisites: {
    en: 'Aged 21 or over, driving licence and several years of driving',
    ka: 'ასაკი 21 წლიდან, მართვის მოწმობა და მართვის რამდენიმეწლიანი გამოცდილება',
  },
  image: {
    name: 'programme-overland-tour-guide',
    alt: {
      en: 'A narrow track cut into a mountainside above a deep valley at dusk',
      ka: 'მთის ფერდობში ჩაჭრილი ვიწრო გზა ღრმა ხეობის თავზე, ბინდისას',
    },
  },
  toConfirm: ['duration', 'difficulty', 'participants', 'locations', 'cost', 'prerequisites'],
  toSupply: 'Duration and cost.',
};
