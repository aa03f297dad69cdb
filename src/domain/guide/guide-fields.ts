/**
 * The fields of a guide profile that its owner writes, each described once: schema, form, preview,
 * public page, search, consents and the rules test cases are derived from this table. The labels
 * are the messages `field.<name>`. `firestore.rules` repeats the table;
 * `tests/guide-fields-in-rules.test.ts` compares the two.
 */
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { keysOf, recordOf } from '../record-of.ts';
import { REGION_NAMES } from './catalogues/regions.ts';
import { CERTIFICATION_LEVELS, CERTIFICATION_NAMES } from './certification.ts';
import { MAX_FURTHER_PROFESSIONS, type Claim } from './claims.ts';
import {
  choice,
  claims,
  decision,
  flag,
  link,
  list,
  longText,
  nameIn,
  ofAccount,
  phone,
  picture,
  text,
  years,
  type FieldOptions,
} from './field-kinds.ts';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from './professions.ts';
import { SPOKEN_LANGUAGES } from './spoken-languages.ts';

const ON_CARD = { shown: 'always', isOnCard: true } as const;

/** In the order of the specification, which is also the display order on every screen. */
export const GUIDE_FIELDS = {
  user_id: { ...ofAccount(128), shown: 'never' },
  full_name: { ...ofAccount(LIMITS.fullName), ...ON_CARD, needsApproval: true },
  georgian_name: { ...nameIn('georgian'), ...ON_CARD, needsApproval: true },
  latin_name: { ...nameIn('latin'), ...ON_CARD, needsApproval: true },
  avatar_url: { ...picture, ...ON_CARD },
  profession: { ...choice(EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES), ...ON_CARD, needsApproval: true },
  experience_years: {
    ...years(80),
    shown: 'show_experience',
    isRequired: true,
    isOnCard: true,
    isFact: true,
  },
  certification_level: {
    ...choice(CERTIFICATION_LEVELS, CERTIFICATION_NAMES),
    shown: 'show_certifications',
    isOnCard: true,
    isFact: true,
    needsApproval: true,
  },
  /** Their levels are shown by the flag of the first one's. */
  further_professions: { ...claims(MAX_FURTHER_PROFESSIONS), ...ON_CARD, isFact: true, needsApproval: true },
  languages: { ...list(1, 15), ...ON_CARD, isRequired: true, isFact: true, names: SPOKEN_LANGUAGES },
  regions: { ...list(0, 15), ...ON_CARD, isFact: true, names: REGION_NAMES },
  /** Codes of `catalogues/specialties.ts`; responses include their names for visitors. */
  specialties: { ...list(0, 20), ...ON_CARD },
  description: { ...longText(600), ...ON_CARD },
  /** The same in the other language of the site; which is which, the letters tell. */
  other_description: { ...longText(600), ...ON_CARD },
  bio: { ...longText(4000), shown: 'always' },
  other_bio: { ...longText(4000), shown: 'always' },
  address: { ...text(160), shown: 'show_address', isRequired: true, isOnCard: true },
  phone: { ...phone(32), shown: 'show_phone', isRequired: true },
  website: { ...link(LIMITS.website), shown: 'show_website' },

  show_phone: { ...flag, shown: 'never' },
  show_address: { ...flag, shown: 'never' },
  show_website: { ...flag, shown: 'never' },
  show_experience: { ...flag, shown: 'never' },
  show_certifications: { ...flag, shown: 'never' },
  /** Visitors may write through the contact form; the email address stays hidden. */
  accepts_messages: { ...flag, ...ON_CARD },
  is_public: { ...decision, shown: 'never', isRequired: true },
} as const satisfies Readonly<Record<string, FieldOptions>>;

type Fields = typeof GUIDE_FIELDS;
export type GuideFieldName = keyof Fields;

/** A row of the table with every possible option. */
export interface GuideField extends FieldOptions {
  readonly kind: Fields[GuideFieldName]['kind'];
  /** Characters, entries or years. */
  readonly limit?: number;
  readonly codes?: readonly string[];
  readonly blank: string | number | boolean | readonly string[] | readonly Claim[] | null;
}

/** Returns the row of a field, for code that treats all fields alike. */
export function fieldOf(name: GuideFieldName): GuideField {
  return GUIDE_FIELDS[name];
}

export const GUIDE_FIELD_NAMES: readonly GuideFieldName[] = keysOf(GUIDE_FIELDS);

/** Names of the fields that match this description. */
export type FieldsWith<Description> = {
  [Name in GuideFieldName]: Fields[Name] extends Description ? Name : never;
}[GuideFieldName];

/** Returns the names of the fields that pass, in the order of the table. */
function fieldsThat<Name extends GuideFieldName>(pass: (field: GuideField, name: string) => boolean) {
  return GUIDE_FIELD_NAMES.filter((name): name is Name => pass(fieldOf(name), name));
}

/** The fields of the form: all except those derived from the account. */
export type EditField = Exclude<GuideFieldName, FieldsWith<{ kind: 'account' }>>;
export const EDIT_FIELDS = fieldsThat<EditField>(({ kind }) => kind !== 'account');

/** The name of the account in one script. */
export type ScriptNameField = FieldsWith<{ kind: 'name' }>;
export const SCRIPT_NAME_FIELDS = fieldsThat<ScriptNameField>(({ kind }) => kind === 'name');

export function isScriptName(name: string): name is ScriptNameField {
  return SCRIPT_NAME_FIELDS.some((one) => one === name);
}

/** Details of a guide in words and numbers. */
export type DetailField = Exclude<EditField, FieldsWith<{ kind: 'picture' | 'flag' | 'decision' }>>;
const NO_DETAILS: readonly string[] = ['account', 'picture', 'flag', 'decision'];
export const DETAIL_FIELDS = fieldsThat<DetailField>(({ kind }) => !NO_DETAILS.includes(kind));

/** The switches of the editor that each show one more field. */
export type ShowFlag = Extract<FieldsWith<{ kind: 'flag' }>, `show_${string}`>;
export const SHOW_FLAGS = fieldsThat<ShowFlag>((_, name) => name.startsWith('show_'));

/** Fields that visitors see while their flag is on. */
export type FlaggedField = FieldsWith<{ shown: ShowFlag }>;
export const FLAGGED_FIELDS = fieldsThat<FlaggedField>(({ shown }) => shown.startsWith('show_'));

export function flagOf(name: FlaggedField): ShowFlag {
  return GUIDE_FIELDS[name].shown;
}

export const FIELD_OF_FLAG = recordOf<Readonly<Record<ShowFlag, FlaggedField>>>(SHOW_FLAGS, (shownBy) => {
  const name = FLAGGED_FIELDS.find((one) => flagOf(one) === shownBy);
  if (!name) throw new Error(`No field is shown by ${shownBy}`);
  return name;
});

/** Fields of which visitors see the last approved value. */
export type ApprovedField = FieldsWith<{ needsApproval: true }>;
export const APPROVED_FIELDS = fieldsThat<ApprovedField>(({ needsApproval }) => needsApproval === true);

/** Fields that visitors can ever see. */
export type PublicField = Exclude<GuideFieldName, FieldsWith<{ shown: 'never' }>>;
export const PUBLIC_FIELDS = fieldsThat<PublicField>(({ shown }) => shown !== 'never');

/**
 * Fields that visitors see without an approval; admins see which of them changed since the last
 * one.
 */
export type SeenField = Exclude<PublicField, ApprovedField | FieldsWith<{ kind: 'flag' }>>;
export const SEEN_FIELDS = fieldsThat<SeenField>(
  ({ shown, kind, needsApproval }) => shown !== 'never' && kind !== 'flag' && !needsApproval,
);

/** Fields of the cards of the directory. */
export type CardField = Extract<PublicField, FieldsWith<{ isOnCard: true }>>;
export const CARD_FIELDS = fieldsThat<CardField>(({ isOnCard }) => isOnCard === true);

/** Fields shown as lines of the details on cards and public pages. */
export type FactField = Extract<PublicField, FieldsWith<{ isFact: true }>>;
export const FACT_FIELDS = fieldsThat<FactField>(({ isFact }) => isFact === true);

type StoredSchemas = { readonly [Name in GuideFieldName]: Fields[Name]['schemas']['stored'] };
/** The schema of each field as its owner may write it. */
export const storedSchemas = recordOf<StoredSchemas>(
  GUIDE_FIELD_NAMES,
  (name) => GUIDE_FIELDS[name].schemas.stored,
);

type TypedSchemas = { readonly [Name in EditField]: Fields[Name]['schemas']['typed'] };
/** The schema of each field as it is in the form, not validated. */
export const typedSchemas = recordOf<TypedSchemas>(EDIT_FIELDS, (name) => GUIDE_FIELDS[name].schemas.typed);

type ShownSchemas<Name extends GuideFieldName> = { readonly [One in Name]: Fields[One]['schemas']['shown'] };
type AlwaysPublicField = Exclude<PublicField, FlaggedField>;
const underFlags = recordOf<ShownSchemas<FlaggedField>>(
  FLAGGED_FIELDS,
  (name) => GUIDE_FIELDS[name].schemas.shown,
);
/** The schema of each field as visitors read it; hidden fields are left out. */
export const shownSchemas = {
  ...recordOf<ShownSchemas<AlwaysPublicField>>(
    fieldsThat<AlwaysPublicField>(({ shown }) => shown === 'always'),
    (name) => GUIDE_FIELDS[name].schemas.shown,
  ),
  ...z.partial(z.object(underFlags)).shape,
};
