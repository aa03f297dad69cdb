/**
 * Shapes of the static bilingual content. Records are plain JSON-serialisable data with both
 * languages side by side; they take their types from here (type imports only, so that no schema
 * code reaches the browser) and are parsed by `npm run content:check`.
 *
 * Text may hold inline links, written `[text](/path)` without a language prefix,
 * `[text](https://…)` or `[text](tel:112)`. No other markup is allowed.
 */
import * as z from 'zod/mini';
import { inEachLanguage, isoDate, line, localizedText, positive, slug } from '../domain/field-shapes.ts';
import { uploadedPicture } from '../domain/content/uploads.ts';
import { PROFESSION_SLUGS } from '../domain/guide/professions.ts';
import { intakeSchema } from '../domain/school/intakes.ts';
import { PROGRAMME_IDS } from '../domain/school/programmes.ts';

/**
 * Marks for the editor, never shown on a page: `toConfirm` names fields whose value is a careful
 * assumption, `toSupply` says what the association still has to give.
 */
const editorMarks = {
  toConfirm: z.optional(z.array(line).check(z.minLength(1))),
  toSupply: z.optional(line),
};

/** A picture by its name, in `src/ui/pictures/pictures.json` or as uploaded, with its alternative text. */
const anyImage = z.strictObject({
  name: slug,
  alt: localizedText,
  /** Whose picture it is. */
  credit: z.optional(localizedText),
  /** What a crop to a wide strip keeps, in percent from the top (CSS `object-position`): where its subject lies. */
  focus: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
});
const imageRef = anyImage.check(
  z.refine(({ name, credit }) => credit !== undefined || !uploadedPicture(name), { path: ['credit'] }),
);

/** What search engines and shares say of a page. */
const summary = inEachLanguage(
  z.string().check(z.minLength(120, 'at least 120 characters'), z.maxLength(160, 'at most 160 characters')),
);

/** One row of a guidebook box. */
const factEntry = z.strictObject({ label: localizedText, value: localizedText });

const titledText = z.strictObject({ title: localizedText, text: localizedText });
const illustratedText = z.extend(titledText, { id: slug, image: imageRef });
const introduced = z.strictObject({ title: localizedText, intro: localizedText });

/**
 * A piece of rich text: a paragraph if it names no kind. Headings are of the second level; `id` is the fragment
 * they are linked by.
 */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.optional(z.undefined()), ...localizedText.shape }),
  z.strictObject({ kind: z.literal('heading'), id: slug, text: localizedText }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.optional(z.boolean()),
    items: z.array(localizedText).check(z.minLength(2)),
  }),
  z.strictObject({
    kind: z.literal('facts'),
    title: z.optional(localizedText),
    entries: z.array(factEntry).check(z.minLength(1)),
  }),
  z.strictObject({ kind: z.literal('quote'), text: localizedText }),
  z.strictObject({ kind: z.literal('note'), text: localizedText }),
]);
const blocks = z.array(block).check(z.minLength(1));

/** A page made of rich text: the association's pages. */
export const article = z.strictObject({
  title: localizedText,
  intro: localizedText,
  image: z.optional(imageRef),
  body: blocks,
  summary,
  ...editorMarks,
});

export const legalPage = z.strictObject({
  title: localizedText,
  /** Says which language binds; shown above the text. */
  binding: localizedText,
  body: blocks,
  summary,
  ...editorMarks,
});

const professionSlug = z.enum(PROFESSION_SLUGS);

/** What lists and cards show of a profession. */
export const professionCard = z.strictObject({
  slug: professionSlug,
  title: localizedText,
  description: localizedText,
  image: imageRef,
});

/** What the page of a profession adds to its card. */
export const professionDetails = z.strictObject({
  facts: z.array(factEntry).check(z.minLength(1)),
  body: blocks,
  admissions: z.optional(blocks),
  summary,
  ...editorMarks,
});

const httpsAddress = z.url({ protocol: /^https$/ });

/** A link of its own line; also to a file of the site. */
const linkAddress = z
  .string()
  .check(
    z.regex(
      /^(https:\/\/\S+|mailto:[^\s@]+@[^\s@]+|tel:\+\d+|\/[\w/.#?=&-]*)$/,
      'https, mailto, tel or an own path',
    ),
  );

/** A piece of the full text of a news item; the kinds that a heading or a picture share with pages are theirs. */
export const newsBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: localizedText }),
  z.strictObject({ kind: z.literal('heading'), text: localizedText }),
  z.strictObject({ kind: z.literal('list'), items: z.array(localizedText).check(z.minLength(1)) }),
  z.strictObject({ kind: z.literal('quote'), text: localizedText }),
  z.strictObject({ kind: z.literal('picture'), image: imageRef, caption: localizedText }),
  z.strictObject({ kind: z.literal('link'), text: localizedText, href: linkAddress }),
]);

export const newsArticle = z.strictObject({
  slug,
  date: isoDate,
  title: localizedText,
  excerpt: localizedText,
  author: localizedText,
  image: imageRef,
  /** Without it the page says that the full text follows. */
  body: z.optional(z.array(newsBlock)),
  ...editorMarks,
});

export const partner = z.strictObject({
  slug: z.optional(slug),
  name: localizedText,
  description: localizedText,
  /** File stem of the wordmark (SVG) in `public/media`, or an uploaded picture; its alternative text is the name. */
  logo: z.optional(slug),
  url: z.optional(httpsAddress),
  ...editorMarks,
});

/** How to reach the association; what is not given is not shown. */
export const contactRecord = z.strictObject({
  phone: z.optional(z.string().check(z.regex(/^\+[\d ]{6,20}$/, 'an international number'))),
  email: z.optional(z.email()),
  instagram: z.optional(httpsAddress),
  facebook: z.optional(httpsAddress),
  address: localizedText,
  hours: z.optional(localizedText),
});

export const partnersRecord = z.strictObject({ partners: z.array(partner) });

const person = z.strictObject({
  group: z.enum(['board', 'examiners', 'press']),
  name: localizedText,
  office: localizedText,
  email: z.optional(z.email()),
  image: z.optional(imageRef),
});
export const peopleRecord = z.strictObject({ people: z.array(person) });

const download = z.strictObject({ title: localizedText, href: linkAddress });
export const downloadsRecord = z.strictObject({ downloads: z.array(download) });

/** What editors publish: the file `content.json` of every release. */
export const publishedContent = z.object({
  /** Counts the publications; 0 is the content of the build. */
  version: z.int(),
  news: z.array(newsArticle),
  /** Former addresses of news items, with the present ones. */
  moved: z.record(z.string(), z.string()),
  contact: contactRecord,
  partners: z.array(partner),
  people: z.array(person),
  downloads: z.array(download),
  /** Releases of former builds have none. */
  intakes: z.prefault(z.array(intakeSchema), []),
});

/** Fewest and most participants of any programme (specification, section 9). */
const PARTICIPANTS = { fewest: 6, most: 48 };
const participantCount = z.int().check(z.minimum(PARTICIPANTS.fewest), z.maximum(PARTICIPANTS.most));

/** A programme of the school. Numbers are there where the specification gives them, text always. */
export const schoolProgram = z.strictObject({
  id: z.enum(PROGRAMME_IDS),
  title: localizedText,
  description: localizedText,
  duration: z.strictObject({
    text: localizedText,
    months: z.optional(positive),
    weeks: z.optional(positive),
    hours: z.optional(positive),
  }),
  difficulty: localizedText,
  participants: z
    .strictObject({ text: localizedText, min: participantCount, max: participantCount })
    .check(z.refine(({ min, max }) => min <= max, 'min must not exceed max')),
  locations: localizedText,
  /** Whole lari; without numbers the price is given on request. */
  cost: z.strictObject({ text: localizedText, minGel: z.optional(positive), maxGel: z.optional(positive) }),
  highlights: z.array(localizedText).check(z.minLength(3)),
  prerequisites: localizedText,
  image: imageRef,
  profession: z.optional(professionSlug),
  ...editorMarks,
});

export const homePage = z.strictObject({
  hero: z.strictObject({
    title: localizedText,
    subtitle: localizedText,
    slides: z.array(imageRef).check(z.length(4)),
  }),
  about: z.strictObject({ title: localizedText, text: z.array(localizedText).check(z.minLength(1)) }),
  figures: z.array(factEntry).check(z.minLength(3)),
  professions: introduced,
  reasons: z.strictObject({ title: localizedText, items: z.array(titledText).check(z.length(4)) }),
  video: z.strictObject({ title: localizedText, description: localizedText }),
  news: introduced,
  partners: introduced,
  closing: z.strictObject({ title: localizedText, text: localizedText }),
  summary,
});

export const becomingGuidePage = z.strictObject({
  title: localizedText,
  intro: z.array(localizedText).check(z.minLength(1)),
  image: imageRef,
  training: z.extend(introduced, { steps: z.array(titledText).check(z.length(4)) }),
  specialisations: z.extend(introduced, { items: z.array(illustratedText).check(z.length(6)) }),
  certifyingBodies: z.extend(introduced, { items: z.array(titledText).check(z.length(3)) }),
  begin: z.extend(introduced, { steps: z.array(titledText).check(z.length(4)) }),
  closing: titledText,
  summary,
  ...editorMarks,
});

/** A page whose middle is made by the application: title, introduction, picture, summary. */
export const frontPage = z.strictObject({
  title: localizedText,
  intro: localizedText,
  image: z.optional(imageRef),
  summary,
});

/** Names and founding facts of the association. */
export const siteSettings = z.strictObject({
  name: localizedText,
  shortName: localizedText,
  schoolName: localizedText,
  tagline: localizedText,
  federation: z.strictObject({ name: localizedText, code: line, url: httpsAddress }),
  foundedYear: z.int(),
  schoolFoundedYear: z.int(),
  federationMemberSince: z.int(),
  ...editorMarks,
});

export type TitledText = z.infer<typeof titledText>;
export type Block = z.infer<typeof block>;
export type Article = z.infer<typeof article>;
export type LegalPage = z.infer<typeof legalPage>;
export type ProfessionCard = z.infer<typeof professionCard>;
export type ProfessionDetails = z.infer<typeof professionDetails>;
export type NewsArticle = z.infer<typeof newsArticle>;
export type NewsBlock = z.infer<typeof newsBlock>;
export type ContactRecord = z.infer<typeof contactRecord>;
export type PublishedContent = z.infer<typeof publishedContent>;
export type Partner = z.infer<typeof partner>;
export type SchoolProgram = z.infer<typeof schoolProgram>;
export type HomePage = z.infer<typeof homePage>;
export type BecomingGuidePage = z.infer<typeof becomingGuidePage>;
export type FrontPage = z.infer<typeof frontPage>;
export type SiteSettings = z.infer<typeof siteSettings>;
