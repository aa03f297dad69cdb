/** Structured data of a guide's page (schema.org): what the page shows, and no rating. */
import type { PublicGuide } from '../../../domain/directory/public-guide.ts';
import { nameInLang, otherName, textInLang } from '../../../domain/guide/own-words.ts';
import { spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
import type { Lang } from '../../../domain/lang.ts';
import { professionName } from '../../../i18n/guide-texts.ts';
import { localPath } from '../../../domain/paths.ts';
import type { JsonLdObject } from '../../../seo/JsonLd.tsx';
import { absoluteUrl } from '../../../seo/site-url.ts';
import { organizationData } from '../../../seo/structured-data.ts';

export function personData(guide: PublicGuide, lang: Lang): JsonLdObject {
  return {
    '@type': 'Person',
    name: nameInLang(guide, lang),
    alternateName: otherName(guide, lang),
    url: absoluteUrl(localPath(`/${guide.slug}`, lang)),
    image: guide.avatar_url ?? undefined,
    jobTitle: professionName(guide.profession, lang),
    description: textInLang([guide.description, guide.other_description], lang) || undefined,
    knowsLanguage: guide.languages.map((code) => spokenLanguageName(code, lang)),
    telephone: guide.phone,
    sameAs: guide.website,
    memberOf: organizationData(lang, false),
  };
}
