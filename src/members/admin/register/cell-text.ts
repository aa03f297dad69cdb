/** What the register says of a person, in its columns and in the spreadsheet. */
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import {
  confirmedOf,
  membershipStatus,
  sortKeyOf,
  STATUSES,
  type Column,
  type FilterName,
  type RegisterContext,
} from '../../../domain/desk/register.ts';
import { formatMonth } from '../../../domain/format-date.ts';
import { regionName } from '../../../domain/guide/catalogues/regions.ts';
import { certificationName } from '../../../domain/guide/certification.ts';
import { isListed } from '../../../domain/guide/guide-profile.ts';
import { editorProfessionName } from '../../../domain/guide/professions.ts';
import { spokenLanguageName } from '../../../domain/guide/spoken-languages.ts';
import type { Lang } from '../../../domain/lang.ts';
import type { MessageId } from '../../../i18n/catalogue.ts';

type Translate = (id: MessageId) => string;

/** @param dayOf writes a day, given in ISO 8601. */
export function cellText(
  column: Column,
  person: DeskPerson,
  context: RegisterContext,
  t: Translate,
  dayOf: (date: string) => string,
): string {
  const key = String(sortKeyOf(column, person, context) ?? '');
  switch (column) {
    case 'level':
      return certificationName(confirmedOf(person)?.certification_level ?? '', context.lang);
    case 'status': {
      const state = t(`admin.status-${membershipStatus(person, context.now)}`);
      return person.guide && isListed(person.guide) ? `${state}, ${t('admin.status-listed')}` : state;
    }
    case 'since':
    case 'ends':
    case 'joined':
      return key === '' ? '' : dayOf(key);
    case 'renewal':
      return key === 'requested' || key === 'not-requested' ? t(`admin.renewal-${key}`) : '';
    default:
      return key;
  }
}

/** The name of a choice of a filter. */
export function choiceText(name: FilterName, value: string, lang: Lang, t: Translate): string {
  if (value === '') return t('admin.filter-not-chosen');
  switch (name) {
    case 'profession':
      return editorProfessionName(value, lang) ?? value;
    case 'level':
      return certificationName(value, lang);
    case 'region':
      return regionName(value, lang);
    case 'language':
      return spokenLanguageName(value, lang);
    case 'status': {
      const status = STATUSES.find((one) => one === value);
      return status ? t(`admin.status-${status}`) : value;
    }
    case 'ends':
      return formatMonth(value, lang);
  }
}
