/**
 * A small realistic directory: names in one script or both; regions by code, in own words, or
 * missing.
 */
import type { SearchableGuide } from '../searchable-guide.ts';

function guide(
  slug: string,
  full_name: string,
  profession: string,
  languages: string,
  more: Partial<SearchableGuide> = {},
): SearchableGuide {
  return { slug, full_name, profession, languages: languages.split(' '), specialties: [], ...more };
}

export const SOME_GUIDES: readonly SearchableGuide[] = [
  guide('margiani', 'ლევან მარგიანი', 'ski-touring', 'ka en de', {
    address: 'მესტია, სვანეთი',
    specialties: ['ფრირაიდი', 'Avalanche training'],
    certification_level: 'master',
  }),
  guide('khergiani', 'Nino Khergiani', 'mountain-guide', 'ka en fr', {
    address: 'Mestia, Svaneti',
    specialties: ['ice-climbing', 'high-altitude'],
    certification_level: 'certified',
  }),
  guide('japaridze', 'გიორგი ჯაფარიძე', 'trekking', 'ka en ru', {
    address: 'უშგული',
    specialties: ['მრავალდღიანი ლაშქრობა'],
  }),
  guide('gulbani', 'ბექა გულბანი', 'ski-touring', 'ka ru', {
    regions: ['svaneti'],
    specialties: ['ski-touring'],
  }),
  guide('sujashvili', 'თამარ სუჯაშვილი', 'mountain-guide', 'ka en ru', {
    address: 'Stepantsminda, Kazbegi',
    specialties: ['glacier-travel'],
    certification_level: 'certified',
  }),
  guide('marsagishvili', 'Zurab Marsagishvili', 'trekking', 'ka en', {
    regions: ['kazbegi'],
    address: 'სტეფანწმინდა',
    specialties: ['Family walks'],
    certification_level: 'trainee',
  }),
  guide('bedoidze', 'ვახტანგ ბედოიძე', 'ski-touring', 'ka en de', {
    address: 'Gudauri',
    specialties: ['Freeride', 'splitboard'],
  }),
  guide('burduli', 'Tornike Burduli', 'ski-touring', 'ka en pl', {
    regions: ['mtiuleti'],
    specialties: ['Heliskiing'],
  }),
  guide('idoidze', 'ელისო იდოიძე', 'equestrian', 'ka en fr', {
    address: 'ომალო, თუშეთი',
    specialties: ['საპალნე ცხენები'],
  }),
  guide('kistauri', 'Irakli Kistauri', 'trekking', 'ka en he', {
    regions: ['Khevsureti'],
    address: 'Shatili',
  }),
  guide('gogochuri', 'მერაბ გოგოჭური', 'equestrian', 'ka', { address: 'ბარისახო' }),
  guide('lomidze', 'ლაშა ლომიძე', 'rafting', 'ka en de', {
    address: 'Kutaisi, Imereti',
    specialties: ['White water', 'kayak'],
  }),
  guide('kipiani', 'Salome Kipiani', 'rafting', 'ka en ru', { regions: ['racha', 'imereti'] }),
  guide('chikovani', 'დათო ჩიქოვანი', 'canyoning', 'ka en', {
    address: 'Martvili, Samegrelo',
    specialties: ['Abseiling'],
  }),
  guide('kvaratskhelia', 'ხვიჩა კვარაცხელია', 'canyoning', 'ka ru tr', { regions: ['samegrelo', 'adjara'] }),
  guide('turmanidze', 'Gocha Turmanidze', 'bike-guide', 'ka en tr', {
    address: 'Batumi',
    specialties: ['MTB', 'Bike repair'],
  }),
  guide('gelashvili', 'ანა გელაშვილი', 'rock-climbing', 'ka en es', {
    address: 'Kazbegi Avenue 12, Tbilisi',
    specialties: ['Sport climbing', 'ცოცვა დამწყებთათვის'],
    certification_level: 'assistant',
  }),
  guide('tsiklauri', 'Luka Tsiklauri', 'rock-climbing', 'ka en it', {
    georgian_name: 'ლუკა წიკლაური',
    latin_name: 'Luka Tsiklauri',
    address: 'Borjomi',
    specialties: ['multi-pitch'],
  }),
  guide('grosswang', 'Anneliese Größwang', 'ski-touring', 'de en', {
    address: 'Bakuriani',
    specialties: ['Snowboard'],
  }),
  guide('maisuradze', 'ქეთევან მაისურაძე', '', 'ka en fa', {
    regions: ['kakheti'],
    specialties: ['Wine cellars', 'birding'],
  }),
  guide('lagazidze', 'შოთა ლაგაზიძე', 'trekking', 'ka de', { address: 'Lagodekhi' }),
  guide('germane', 'Germane Rusitashvili', 'trekking', 'ka', { regions: ['guria'] }),
  guide('svan', 'ოთარ ნიგურიანი', 'trekking', 'ka en Svan', { regions: ['Ushguli'] }),
  guide('kapanadze-q', 'დავით ქაპანაძე', 'mountain-guide', 'ka en', { regions: ['tbilisi'] }),
  guide('kapanadze-f', 'დავით კაფანაძე', 'mountain-guide', 'ka en', { regions: ['tbilisi'] }),
];
