/** The names of a guide in both scripts: those derived from the typed name, and the proposals. */
import { GUIDE_FIELDS, type ScriptNameField } from '../guide/guide-fields.ts';
import { isNameIn, isPersonName } from '../guide/name.ts';
import { toGeorgianName, toLatinName } from './name-scripts.ts';

export type ScriptNames = Readonly<Record<ScriptNameField, string>>;

const SPELLERS = { georgian_name: toGeorgianName, latin_name: toLatinName };

function spelled(field: ScriptNameField, name: string): string {
  const whole = SPELLERS[field](name);
  if (isTypedIn(field, whole)) return whole;
  // Words may have different scripts, so each is converted separately.
  const words = name.split(' ').map(SPELLERS[field]).join(' ');
  return isTypedIn(field, words) ? words : '';
}

/** Returns whether the name is typed in the script of the field, so that no proposal is needed. */
export function isTypedIn(field: ScriptNameField, name: string): boolean {
  return isNameIn(GUIDE_FIELDS[field].script, name);
}

/** A proposal for each script; '' where there is none, as for a name of other letters. */
export function proposedNames(name: string): ScriptNames {
  if (!isPersonName(name)) return { georgian_name: '', latin_name: '' };
  return { georgian_name: spelled('georgian_name', name), latin_name: spelled('latin_name', name) };
}

/**
 * Returns the names after the typed one changed: the name in its script is the same. The other follows while it is as
 * proposed; one that the guide has corrected stays.
 */
export function followedNames(before: string, now: string, present: ScriptNames): ScriptNames {
  if (now !== '' && !isPersonName(now)) return present;
  const [earlier, proposed] = [proposedNames(before), proposedNames(now)];
  const followed = (field: ScriptNameField) => {
    const isOwn = present[field] !== '' && present[field] !== earlier[field];
    return isOwn && !isTypedIn(field, now) ? present[field] : proposed[field];
  };
  return { georgian_name: followed('georgian_name'), latin_name: followed('latin_name') };
}
