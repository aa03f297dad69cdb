/**
 * The form of the guide profile: its values, the validation with message keys, and the conversion between
 * stored documents and form. Fields and limits come from the domain's field table.
 */
import * as z from 'zod/mini';
import {
  EDIT_FIELDS,
  fieldOf,
  GUIDE_FIELDS,
  isScriptName,
  SCRIPT_NAME_FIELDS,
  typedSchemas,
  type EditField,
  type FieldsWith,
  type GuideField,
  type ScriptNameField,
} from '../../domain/guide/guide-fields.ts';
import { claimsOf, type Claims } from '../../domain/guide/claims.ts';
import { guideEditSchema, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { isNameIn, isPersonName, toPersonName } from '../../domain/guide/name.ts';
import { isSecondText, SECOND_TEXTS, type SecondText } from '../../domain/guide/own-words.ts';
import { hasExtension, hasSeveralNumbers, toPhone } from '../../domain/guide/phone.ts';
import { joinName, splitName, type Profile } from '../../domain/guide/profile.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { toWebsite } from '../../domain/guide/website.ts';
import { isTypedIn, proposedNames } from '../../domain/spelling/proposed-names.ts';
import { charactersOver, isVisibleTextOrEmpty, toLine, toLines } from '../../domain/text.ts';
import type { GuideEdit } from '../firebase/firestore/guide-documents.ts';
import type { MessageId } from '../../i18n/catalogue.ts';

/** The names of the account, edited in the same form. */
const NAME_LIMITS = { first_name: LIMITS.firstName, last_name: LIMITS.lastName };
type NameField = keyof typeof NAME_LIMITS;

/** The unvalidated values: anything that can be in the fields during editing. */
export const guideFormShape = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** Drafts of former versions lack it. */
  has_one_name: z.catch(z.boolean(), false),
  ...typedSchemas,
});
export type GuideFormValues = z.infer<typeof guideFormShape>;

/** The form requires both names in each script, the rules do not. */
type RequiredField = NameField | ScriptNameField | Extract<EditField, FieldsWith<{ isRequired: true }>>;

function isNameField(name: string): name is NameField {
  return name in NAME_LIMITS;
}

function isRequired(name: NameField | EditField): name is RequiredField {
  return isNameField(name) || fieldOf(name).isRequired === true || isScriptName(name);
}

function phoneFault(typed: string): MessageId | undefined {
  if (toPhone(typed) !== undefined) return undefined;
  if (hasExtension(typed)) return 'editor.phone-extension';
  return hasSeveralNumbers(typed) ? 'editor.phone-several' : 'editor.phone-invalid';
}

function yearsFault(typed: string, limit: number): MessageId | undefined {
  const years = Number(typed);
  if (years < 0) return 'editor.experience-positive';
  return Number.isInteger(years) && years <= limit ? undefined : 'editor.experience-whole';
}

function textFault(
  name: NameField | EditField,
  kind: GuideField['kind'],
  typed: string,
  limit: number,
): MessageId | undefined {
  if (charactersOver(typed, limit) > 0) return 'shell.field.too-long';
  if (typed === '') return undefined;
  if (isScriptName(name))
    return isNameIn(GUIDE_FIELDS[name].script, typed) ? undefined : `editor.${name}-invalid`;
  if (kind === 'name') return isPersonName(typed) ? undefined : 'editor.name-invalid';
  if (kind === 'phone') return phoneFault(typed);
  return isVisibleTextOrEmpty(typed) ? undefined : 'editor.text-unreadable';
}

function listFault(entries: readonly string[], limit: number): MessageId | undefined {
  if (entries.length > limit) return 'editor.too-many';
  return entries.some((entry) => charactersOver(entry, LIMITS.listItem) > 0)
    ? 'editor.entry-too-long'
    : undefined;
}

/** Rejects two texts in the same language, because visitors would never see the second. */
function languageFault(name: SecondText, values: GuideFormValues): MessageId | undefined {
  const texts = [values[name], values[SECOND_TEXTS[name]]];
  if (texts.includes('')) return undefined;
  return new Set(texts.map(langOfText)).size > 1 ? undefined : 'editor.same-language';
}

/** Returns the error of a further profession. */
function claimFault(values: Claims, place: number): MessageId | undefined {
  const professions = claimsOf(values).map(({ profession }) => profession);
  const own = professions[place + 1] ?? '';
  if (own === '') return 'editor.further-required';
  return professions.indexOf(own) <= place ? 'editor.further-twice' : undefined;
}

/** Returns the error of a value. */
function faultOf(name: NameField | EditField, values: GuideFormValues): MessageId | undefined {
  // Each has its own error.
  if (name === 'further_professions') return undefined;
  const value = values[name];
  const { kind, limit = Infinity } = isNameField(name)
    ? { kind: 'name' as const, limit: NAME_LIMITS[name] }
    : fieldOf(name);
  if (name === 'profession' && value === '')
    return values.further_professions.length > 0 ? 'editor.profession-first' : undefined;
  if (Array.isArray(value)) return listFault(value, limit);
  if (typeof value !== 'string') return undefined;
  if (kind === 'years') return yearsFault(value, limit);
  if (kind === 'link') return value.trim() === '' || toWebsite(value) ? undefined : 'editor.website-invalid';
  if (kind === 'choice' || kind === 'picture') return undefined;
  const fault = textFault(name, kind, value, limit);
  return isSecondText(name) ? (fault ?? languageFault(name, values)) : fault;
}

const FORM_FIELDS = ['first_name', 'last_name', ...EDIT_FIELDS] as const;

/**
 * Returns a typed text as stored: composed, trimmed, without invisible characters; phone numbers in the
 * groups of their country.
 */
function normalizedText(name: NameField | EditField, typed: string): string {
  if (isNameField(name) || isScriptName(name)) return toPersonName(typed);
  if (fieldOf(name).kind === 'phone') return toPhone(typed) ?? toLine(typed);
  return fieldOf(name).kind === 'long-text' ? toLines(typed) : toLine(typed);
}

function normalized(values: GuideFormValues): GuideFormValues {
  const texts = FORM_FIELDS.map((name) => {
    const value = values[name];
    return [name, typeof value === 'string' ? normalizedText(name, value) : value] as const;
  });
  const one = values.has_one_name ? { last_name: '' } : {};
  return withTypedName(guideFormShape.parse({ ...values, ...Object.fromEntries(texts), ...one }));
}

/** Copies the typed name into the field of its own script. */
function withTypedName(values: GuideFormValues): GuideFormValues {
  const typed = joinName(values.first_name, values.last_name);
  const own = SCRIPT_NAME_FIELDS.filter((name) => isTypedIn(name, typed)).map((name) => [name, typed]);
  return guideFormShape.parse({ ...values, ...Object.fromEntries(own) });
}

function isEmpty(value: GuideFormValues[EditField]): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

export const guideFormSchema = guideFormShape.check(
  z.overwrite(normalized),
  z.check(({ value: values, issues }) => {
    const hasName =
      isPersonName(values.first_name) && (values.has_one_name || isPersonName(values.last_name));
    for (const name of FORM_FIELDS) {
      // The missing script is only known once there is a name.
      if (isScriptName(name) && !hasName) continue;
      if (name === 'last_name' && values.has_one_name) continue;
      const message: MessageId | undefined =
        isRequired(name) && isEmpty(values[name]) ? `editor.${name}-required` : faultOf(name, values);
      if (message) issues.push({ code: 'custom', path: [name], message, input: values[name] });
    }
    for (const place of values.further_professions.keys()) {
      const message = claimFault(values, place);
      const path = ['further_professions', place, 'profession'];
      if (message) issues.push({ code: 'custom', path, message, input: values });
    }
  }),
);

/** Converts a stored value to its form value. */
function toTyped(name: EditField, stored: GuideProfile[EditField] | undefined): unknown {
  const { kind, blank } = fieldOf(name);
  if (kind === 'years') return typeof stored === 'number' ? String(stored) : '';
  if (kind === 'link') return stored ?? '';
  return stored ?? blank;
}

/**
 * Returns the form values of a stored profile; a new guide starts with the account's name and everything
 * hidden. Proposes a missing name in the other script.
 */
export function toFormValues(
  profile: Profile | undefined,
  guide: GuideProfile | undefined,
  displayName: string,
): GuideFormValues {
  const { first_name, last_name } =
    profile?.first_name || profile?.last_name ? profile : splitName(displayName);
  const proposed = proposedNames(joinName(first_name, last_name));
  return guideFormShape.parse({
    ...Object.fromEntries(EDIT_FIELDS.map((name) => [name, toTyped(name, guide?.[name])])),
    georgian_name: guide?.georgian_name || proposed.georgian_name,
    latin_name: guide?.latin_name || proposed.latin_name,
    first_name,
    last_name,
    has_one_name: guide !== undefined && first_name !== '' && last_name === '',
    avatar_url: guide?.avatar_url ?? profile?.avatar_url ?? null,
  });
}

/** Converts the fields that are stored as another type than in the form. */
export function storedFromText(
  values: GuideFormValues,
): Pick<GuideProfile, FieldsWith<{ kind: 'years' | 'link' | 'claims' }>> {
  return {
    experience_years: Number(values.experience_years),
    website: toWebsite(values.website) ?? null,
    // Those that are not chosen yet are not stored.
    further_professions: values.further_professions.flatMap(({ profession, ...level }) =>
      profession === '' ? [] : { profession, ...level },
    ),
  };
}

/**
 * Returns the document to write for a valid form. Parsed by the domain's schemas, so that the form cannot
 * accept what they reject.
 */
export function toGuideEdit(values: GuideFormValues): GuideEdit {
  const { first_name, last_name, ...fields } = values;
  return { ...guideEditSchema.parse({ ...fields, ...storedFromText(values) }), first_name, last_name };
}
