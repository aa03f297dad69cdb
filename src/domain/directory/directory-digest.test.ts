import { expect, it } from 'vitest';
import { demoMembers } from '../../../scripts/seed/guides.ts';
import { LIMITS } from '../limits.ts';
import { GUIDE_FIELDS } from '../guide/guide-fields.ts';
import { DIRECTORY_SHARDS, directoryShardOf } from './directory-digest.ts';
import { CARD_DESCRIPTION, guideCardSchema, type GuideCard } from './public-guide.ts';

const GUIDES = 10_000;
/** Maximum size of a Firestore document in bytes. */
const MOST_BYTES = 1024 * 1024;

/** A card as long as it can be, in Georgian letters of three bytes. */
function longestCard(slug: string): GuideCard {
  const words = (characters: number) => 'ჭ'.repeat(characters);
  const lists = (entries: number) => Array.from({ length: entries }, () => words(LIMITS.listItem));
  return guideCardSchema.parse({
    slug,
    full_name: words(LIMITS.fullName),
    georgian_name: words(LIMITS.fullName),
    latin_name: words(LIMITS.fullName),
    avatar_url: null,
    profession: 'mountain-guide',
    certification_level: 'certified',
    experience_years: GUIDE_FIELDS.experience_years.limit,
    languages: lists(GUIDE_FIELDS.languages.limit),
    regions: lists(GUIDE_FIELDS.regions.limit),
    specialties: lists(GUIDE_FIELDS.specialties.limit),
    description: words(CARD_DESCRIPTION),
    other_description: words(CARD_DESCRIPTION),
    accepts_messages: true,
    address: words(GUIDE_FIELDS.address.limit),
  });
}

/** Slugs generated from names, with numbers where they collide. */
function slugs(): string[] {
  const known = demoMembers(0).flatMap(({ guide }) => guide?.slug ?? []);
  return Array.from({ length: GUIDES }, (_, index) => `${known[index % known.length]}-${index}`);
}

it('distributes 10 000 guides so that no document comes near the Firestore size limit', () => {
  const bytes = new Map<string, number>();
  for (const slug of slugs()) {
    const shard = directoryShardOf(slug);
    const size = Buffer.byteLength(JSON.stringify(longestCard(slug))) + 2 * slug.length + 500;
    bytes.set(shard, (bytes.get(shard) ?? 0) + size);
  }
  expect(bytes.size).toBe(DIRECTORY_SHARDS);
  expect(Math.max(...bytes.values())).toBeLessThan(0.6 * MOST_BYTES);
});

it('names documents with two hexadecimal digits', () => {
  for (const slug of ['a', 'giorgi-beridze', 'z'.repeat(88)])
    expect(directoryShardOf(slug)).toMatch(/^[0-9a-f]{2}$/u);
});
