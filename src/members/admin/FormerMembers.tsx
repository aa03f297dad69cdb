import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { formerMembership } from '../../domain/membership/public-membership.ts';
import { parseMemberNumber } from '../../domain/membership/typed-number.ts';
import { DAY_MS } from '../../domain/timestamp.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { useDeletions } from '../firebase/firestore/decision-journal.ts';

/** Days for which the desk tells of a deletion by itself; later it is found by its number. */
const TOLD_DAYS = 7;

/** Members whose account was deleted: the one of the number that is searched, else those of the last days. */
export function FormerMembers({ q }: { readonly q: string }) {
  const { t, lang } = useI18n();
  const number = Number(parseMemberNumber(q));
  const [since] = useState(() => new Date(Date.now() - TOLD_DAYS * DAY_MS));
  const [isClosed, setClosed] = useState(false);
  const deletions = useDeletions(q === '' ? since : number);
  const rows = deletions.status === 'ready' ? deletions.data.rows : [];
  if (rows.length === 0 || (isClosed && q === '')) return null;
  return (
    <Alert severity="info" role="note" sx={{ mb: 1 }} {...(q === '' && { onClose: () => setClosed(true) })}>
      {rows.map(({ id, data: { at, before, membership, was_listed } }) => {
        const end = before.membership && formerMembership(before.membership, at);
        const how = end?.state === 'withdrawn' ? 'withdrawn' : end?.is_left ? 'left' : 'ended';
        return (
          <div key={id}>
            {t(`admin.former-${how}`, { number: String(membership?.number), date: formatDate(at, lang) })}
            {' · '}
            {t(was_listed ? 'admin.was-listed' : 'admin.was-not-listed')}
          </div>
        );
      })}
    </Alert>
  );
}
