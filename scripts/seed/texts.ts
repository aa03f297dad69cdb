/** Places and sentences from which the texts of the demo guides are generated. */
import * as z from 'zod/mini';
import { REGION_CODES } from '../../src/domain/guide/catalogues/regions.ts';
import { SPECIALTY_NAMES } from '../../src/domain/guide/catalogues/specialties.ts';
import { EDITOR_PROFESSIONS } from '../../src/domain/guide/professions.ts';
import { keysOf } from '../../src/domain/record-of.ts';
import texts from './texts.json' with { type: 'json' };

const written = z.object({ en: z.string(), ka: z.string() });
const region = z.enum(REGION_CODES);

export const {
  places: PLACES,
  /** A place that no catalogue has as a region. */
  ownRegion: OWN_REGION,
  /** Entries that are not in the catalogue. */
  ownSpecialties: OWN_SPECIALTIES,
  professions: PROFESSION_TEXTS,
  /** What a guide below the level of a certified one says first. */
  supervised: SUPERVISED,
  bioSentences: BIO_SENTENCES,
  rejectionReasons: REJECTION_REASONS,
} = z
  .object({
    places: z.array(z.extend(written, { region })),
    ownRegion: written,
    ownSpecialties: z.array(written),
    professions: z.record(
      z.enum(EDITOR_PROFESSIONS),
      z.object({
        specialties: z.array(z.enum(keysOf(SPECIALTY_NAMES))),
        work: written,
        /** Where the profession has work; absent: anywhere. */
        homes: z.optional(z.array(region)),
      }),
    ),
    supervised: written,
    /** Who says it: everybody, those who were born here, or those who lead guests. */
    bioSentences: z.array(z.extend(written, { of: z.enum(['all', 'local', 'guests']) })),
    rejectionReasons: z.array(z.string()),
  })
  .parse(texts);
