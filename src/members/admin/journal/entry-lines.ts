/** What the journal says of an entry beside who, when and the note: in the list, and in the spreadsheet. */
import type { DeskPerson } from '../../../domain/desk/desk-rows.ts';
import { formatYearDay } from '../../../domain/format-date.ts';
import type { Lang } from '../../../domain/lang.ts';
import type { YearEnd } from '../../../domain/membership/association-year.ts';
import { lastDayOf } from '../../../domain/membership/term.ts';
import { confirmedText } from '../../../domain/verification/confirmed-text.ts';
import type { Confirmed, JournalAction, JournalEntry } from '../../../domain/verification/verification.ts';
import { formatDate } from '../../../i18n/dates.ts';
import type { Translate } from '../../../i18n/use-t.ts';

/** Actions after which the membership is valid until its end, or ended then. */
const UNTIL_ITS_END: readonly JournalAction[] = ['approved', 'ended', 'end-set', 'undone'];

/** The number, with the end where the action says something about it. */
function membershipLine({ action, membership, before }: JournalEntry, t: Translate, lang: Lang) {
  if (!membership) return undefined;
  const number = String(membership.number);
  const dayOf = (end: Date | null | undefined) => end && formatDate(lastDayOf(end), lang);
  const date = dayOf(membership.ends_at);
  const earlier = dayOf(before.membership?.ends_at);
  if (!date || !UNTIL_ITS_END.includes(action)) return t('admin.journal-number', { number });
  return earlier && earlier !== date
    ? t('admin.journal-end', { number, date, before: earlier })
    : t('admin.journal-membership', { number, date });
}

/** What an approval confirmed, with what it replaced: the name above is the present one of the account. */
function confirmedLine({ confirmed, before }: JournalEntry, t: Translate, lang: Lang) {
  const textOf = (values: Confirmed) => confirmedText(values, lang) || t('admin.journal-unnamed');
  if (!confirmed) return undefined;
  const values = textOf(confirmed);
  const earlier = before.approved ? textOf(before.approved) : values;
  return earlier === values
    ? t('admin.journal-confirmed', { values })
    : t('admin.journal-confirmed-instead', { values, before: earlier });
}

export function entryLines(
  entry: JournalEntry,
  people: ReadonlyMap<string, DeskPerson> | undefined,
  t: Translate,
  lang: Lang,
): readonly string[] {
  const { application, exported, other_people, year, was_listed } = entry;
  /** With the number: the names are alike. */
  const nameOf = (uid: string) => {
    const { full_name = t('admin.journal-gone'), membership } = people?.get(uid) ?? {};
    return membership ? `${full_name} (${membership.number})` : full_name;
  };
  const dayOf = (end: YearEnd) => (end ? formatYearDay(end, lang) : t('admin.terms-endless'));
  return [
    confirmedLine(entry, t, lang),
    application && t('admin.journal-application', { ...application, number: String(application.number) }),
    exported && t('admin.journal-export', exported),
    other_people && t('admin.journal-other', { names: other_people.map(nameOf).join(', ') }),
    year &&
      t('admin.journal-year', {
        before: dayOf(year.before),
        after: dayOf(year.after),
        count: String(year.touched),
      }),
    membershipLine(entry, t, lang),
    was_listed !== undefined && t(was_listed ? 'admin.was-listed' : 'admin.was-not-listed'),
  ].filter((line) => typeof line === 'string');
}
