/** Makes up people of the demo association: names, languages, numbers and texts. Pure. */
import type { Lang } from '../../src/domain/lang.ts';
import type { EditorProfession } from '../../src/domain/guide/professions.ts';
import type { Random } from './random.ts';
import { FIRST_NAMES, GUESTS, LAST_NAMES } from './names.ts';
import { BIO_SENTENCES, PLACES, PROFESSION_TEXTS } from './texts.ts';

/** Somebody of the demo association, before anything is known of the guide. */
interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly look: 'man' | 'woman';
  readonly lang: Lang;
  readonly language?: string;
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random.next() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
}

function pickSome<T>(random: Random, list: readonly T[], most: number): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  const count = Math.min(rest.length, 1 + Math.floor(random.next() * most));
  while (chosen.length < count) chosen.push(...rest.splice(Math.floor(random.next() * rest.length), 1));
  return chosen;
}

export function personOf(random: Random, index: number): Person {
  const guest = GUESTS[index];
  if (guest) {
    const [first_name, last_name, look, language] = guest;
    return { first_name, last_name, look, lang: 'en', language };
  }
  const first = pick(random, FIRST_NAMES);
  const last = pick(random, LAST_NAMES);
  const lang: Lang = random.chance(0.7) ? 'ka' : 'en';
  const [first_name, last_name] = lang === 'ka' ? [first.ka, last[0]] : [first.latin, last[1]];
  return { first_name, last_name, look: first.look, lang };
}

export function spokenLanguages(random: Random, own: string | undefined): string[] {
  const others = ['en', 'ru', 'de', 'fr', 'pl', 'es', 'it', 'he', 'tr', 'cs'];
  const chance = [0.9, 0.45, 0.22, 0.15, 0.1, 0.1, 0.08, 0.06, 0.06, 0.04];
  const languages = [
    'ka',
    ...(own ? [own] : []),
    ...others.filter((_, index) => random.chance(chance[index] ?? 0)),
  ];
  return [...new Set(languages)];
}

export function phoneOf(random: Random): string {
  const digits = () => String(100 + Math.floor(random.next() * 900));
  return `+995 5${String(50 + Math.floor(random.next() * 49))} ${digits()} ${digits()}`;
}

export function profileTexts(random: Random, profession: EditorProfession | '', lang: Lang) {
  const texts = PROFESSION_TEXTS[profession === '' ? 'trekking' : profession];
  const bio = [texts.work, ...pickSome(random, BIO_SENTENCES, 4)].map((sentence) => sentence[lang]).join(' ');
  return {
    specialties: pickSome(random, texts.specialties, 3).map((specialty) => specialty[lang]),
    description: random.chance(0.92) ? texts.work[lang] : '',
    bio: random.chance(0.85) ? bio : '',
    address: pick(random, PLACES)[lang],
  };
}
