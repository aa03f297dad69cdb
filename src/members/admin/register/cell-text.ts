/** What the register says of a person, in its columns and in the spreadsheet. */
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import {
  membershipStatus,
  sortKeyOf,
  STATUSES,
  valueName,
  type Column,
  type FilterName,
  type RegisterContext,
} from '../../../domain/desk/register.ts';
import { formatMonth } from '../../../domain/format-date.ts';
import { isListed } from '../../../domain/guide/guide-profile.ts';
import type { Lang } from '../../../domain/lang.ts';
import type { Translate } from '../../../i18n/use-t.ts';

export interface FoundPeople {
  readonly rows: readonly DeskPerson[];
  readonly columns: readonly Column[];
  readonly context: RegisterContext;
}

/** @param dayOf writes a day, given in ISO 8601. */
export function cellText(
  column: Column,
  person: DeskPerson,
  context: RegisterContext,
  t: Translate,
  dayOf: (date: string) => string,
): string {
  const key = sortKeyOf(column, person, context);
  if (column === 'status') {
    const state = t(`admin.status-${membershipStatus(person, context.now)}`);
    return person.guide && isListed(person.guide) ? `${state}, ${t('admin.status-listed')}` : state;
  }
  if (column === 'since' || column === 'ends' || column === 'joined') return key && dayOf(key);
  return key === 'requested' || key === 'not-requested' ? t(`admin.renewal-${key}`) : key;
}

export function choiceText(name: FilterName, value: string, lang: Lang, t: Translate): string {
  if (value === '') return t('admin.filter-not-chosen');
  if (name === 'ends') return formatMonth(value, lang);
  if (name !== 'status') return valueName(name, value, lang);
  const status = STATUSES.find((one) => one === value);
  return status ? t(`admin.status-${status}`) : value;
}
