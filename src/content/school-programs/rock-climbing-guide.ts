import type { SchoolProgram } from '../schema.ts';

export const rockClimbingGuide: SchoolProgram = {
  id: 'rock-climbing-guide',
  title: { en: 'Rock Climbing Guide', ka: 'კლდეზე ცოცვის გამყოლი' },
  description: {
    en: 'Eight weeks on rock: leading, belaying, teaching and rescue on crags and multi-pitch routes.',
    ka: 'რვა კვირა კლდეზე: ლიდირება, დაზღვევა, სწავლება და სამაშველო საქმე როგორც მცირე კლდეებზე, ისე მრავალთოკიან მარშრუტებზე.',
  },
  duration: { text: { en: '8 weeks, 320 hours', ka: '8 კვირა, 320 სთ' }, weeks: 8, hours: 320 },
  difficulty: { en: 'Demanding', ka: 'რთული' },
  participants: { text: { en: '6–12', ka: '6–12' }, min: 6, max: 12 },
  locations: {
    en: 'Climbing crags and rock walls by season',
    ka: 'საცოცავი კლდეები და კედლები სეზონის მიხედვით',
  },
  cost: { text: { en: '600 GEL', ka: '600\u00a0₾' }, minGel: 600, maxGel: 600 },
  highlights: [
    { en: 'Anchors, belays and the forces on them', ka: 'სამაგრები, სადგურები და მათზე მოქმედი ძალები' },
    { en: 'Leading two people on long routes', ka: 'ორი ადამიანის წაყვანა გრძელ მარშრუტზე' },
    {
      en: 'Abseiling, retreat and rescue on the wall',
      ka: 'თოკით დაშვება, უკან დაბრუნება, სამაშველო სამუშაო კედელზე',
    },
    { en: 'Teaching beginners and children', ka: 'დამწყებებისა და ბავშვების სწავლება' },
  ],
  prerequisites: {
    en: 'Aged 18 or over, an independent climber who leads routes',
    ka: 'ასაკი 18 წლიდან, დამოუკიდებელი ცოცვისა და ლიდირების გამოცდილება',
  },
  image: {
    name: 'programme-rock-climbing-guide',
    alt: {
      en: 'A high wall of layered rock glowing in low sun',
      ka: 'შრეებიანი კლდის მაღალი კედელი, დაბალი მზით განათებული',
    },
  },
  profession: 'rock-climbing-guide',
  toConfirm: ['difficulty', 'participants', 'locations', 'prerequisites'],
};
