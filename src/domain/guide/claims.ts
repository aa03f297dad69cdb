/** The professions that a guide claims, each with the level in it. Pure. */
import type { Lang } from '../lang.ts';
import {
  CERTIFICATION_LEVELS,
  CERTIFICATION_MEANINGS,
  certificationName,
  isSupervised,
} from './certification.ts';
import { directoryGroupsOf, editorProfessionName, ownDirectoryGroupOf } from './professions.ts';

/** Besides the first one, which is the field `profession`. */
export const MAX_FURTHER_PROFESSIONS = 2;

interface WithLevel<Profession extends string, Level extends string> {
  readonly profession: Profession;
  readonly certification_level?: Level | undefined;
}
export type Claim = WithLevel<string, string>;

/** What a guide claims: one profession, or '' for none, and perhaps further ones. */
export interface Claims<Profession extends string = string, Level extends string = string> extends WithLevel<
  Profession,
  Level
> {
  readonly further_professions?: readonly WithLevel<Profession, Level>[] | undefined;
}

/** Returns all that a guide claims; of a guide without a profession, the level alone. */
export function claimsOf<Profession extends string, Level extends string>({
  profession: first,
  certification_level,
  further_professions = [],
}: Claims<Profession, Level>): WithLevel<Profession, Level>[] {
  return [{ profession: first, certification_level }, ...further_professions];
}

/** Returns a claim in words, as far as there are any: "Ski Teacher (Certified Guide)". */
export function claimText({ profession: code, certification_level = '' }: Claim, lang: Lang): string {
  const name = editorProfessionName(code, lang) ?? '';
  const levelName = certificationName(certification_level, lang);
  return name && levelName ? `${name} (${levelName})` : name || levelName;
}

/** Returns all claims in lines: of a single one profession and level apart, of several one line each. */
export function claimLines(guide: Claims, lang: Lang): string[] {
  const claims = claimsOf(guide);
  const lines =
    claims.length > 1
      ? claims
      : [
          { profession: guide.profession },
          { profession: '', certification_level: guide.certification_level },
        ];
  return lines.map((claim) => claimText(claim, lang)).filter((line) => line !== '');
}

/** Returns the claims with which nobody guides alone: of a single one the level, and what it means. */
export function supervisedClaims(guide: Claims, lang: Lang) {
  const claims = claimsOf(guide);
  return claims.flatMap((claim) => {
    const { certification_level: level } = claim;
    if (!isSupervised(level)) return [];
    const name = claims.length > 1 ? claimText(claim, lang) : certificationName(level, lang);
    return [{ name, meaning: CERTIFICATION_MEANINGS[level][lang] }];
  });
}

/** Returns the names of all professions. */
export function professionNames(guide: Claims, lang: Lang): string[] {
  return claimsOf(guide).flatMap((claim) => editorProfessionName(claim.profession, lang) ?? []);
}

/** Returns the sections of the directory that are a guide's own. */
export function ownSections(guide: Claims) {
  return claimsOf(guide).map((claim) => ownDirectoryGroupOf(claim.profession));
}

const rankOf = ({ certification_level = '' }: Claim) =>
  CERTIFICATION_LEVELS.findIndex((one) => one === certification_level);

/**
 * Returns the claim under which a guide stands in a section of the directory: of those whose own section it is the
 * highest, else the highest of those that also belong to it; undefined if there is none.
 */
export function claimIn<One extends Claim>(claims: readonly One[], group: string): One | undefined {
  const isOwn = (claim: One) => ownDirectoryGroupOf(claim.profession) === group;
  const inGroup = claims.filter((claim) => directoryGroupsOf(claim.profession).some((one) => one === group));
  const own = inGroup.filter(isOwn);
  return (own.length > 0 ? own : inGroup).toSorted((a, b) => rankOf(b) - rankOf(a))[0];
}

/** Whether the guide claims no profession twice, and a further one only besides a first. */
export function areDistinct(guide: Claims): boolean {
  const professions = claimsOf(guide).map(({ profession: code }) => code);
  return (
    professions.length === 1 ||
    (!professions.includes('') && new Set(professions).size === professions.length)
  );
}
