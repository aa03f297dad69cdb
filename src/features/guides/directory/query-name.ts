import type { GuideQuery } from '../../../domain/directory/guide-query.ts';
import { regionName } from '../../../domain/guide/catalogues/regions.ts';
import { certificationName } from '../../../domain/guide/certification.ts';
import { DIRECTORY_GROUPS, isDirectoryGroup } from '../../../domain/guide/professions.ts';
import { spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
import type { Lang } from '../../../domain/lang.ts';

/** Names everything a query asks for, as in "Ski guides, German, Svaneti"; '' for every guide. */
export function queryName({ q, profession, language, region, level }: GuideQuery, lang: Lang): string {
  const names = [
    isDirectoryGroup(profession) ? DIRECTORY_GROUPS[profession].name[lang] : '',
    language && spokenLanguageName(language, lang),
    region && regionName(region, lang),
    level && certificationName(level, lang),
    q,
  ];
  return names.filter((name) => name !== '').join(', ');
}
