import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import { focusPage } from '../../browser/focus-page.ts';
import type { FailedEvent } from '../../domain/failed-event.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import { FAILED_EVENT_DAYS, PAGE_SIZE } from '../../domain/settings.ts';
import { removeFailedEvent, useFailedEvents } from '../firebase/firestore/desk-lists.ts';
import type { Row } from '../firebase/firestore/live.ts';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { usePerson } from './desk-rows.tsx';
import { useCall } from '../shared/use-call.ts';
import { formerMembership } from '../../domain/membership/public-membership.ts';
import { parseMemberNumber } from '../../domain/membership/typed-number.ts';
import { DAY_MS } from '../../domain/timestamp.ts';
import { useDeletions } from '../firebase/firestore/decision-journal.ts';

/** Tasks that the server gave up on, for admins to handle; renders nothing until there are some. */
export function FailedEvents() {
  const t = useT();
  const failures = useFailedEvents();
  const summary = useRef<HTMLElement>(null);
  const rows = failures.data?.rows ?? [];
  const count = rows.length;
  if (failures.status === 'failed') return <FailureNotice of={failures} title={t('admin.failures-failed')} />;
  if (count === 0) return null;
  // The summary goes with the last one.
  const onRemoved = () => (count > 1 ? summary.current?.focus() : focusPage());
  return (
    <Paper variant="outlined" component="details" sx={{ px: 2, py: 1, mb: 1 }}>
      <Box component="summary" ref={summary} sx={{ cursor: 'pointer', fontWeight: 600 }}>
        {t('admin.failures', { count })}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('admin.failures-text', { days: FAILED_EVENT_DAYS })}
        {count === PAGE_SIZE ? ` ${t('admin.failures-limited', { count })}` : null}
      </Typography>
      <ul className="plain-list">
        {rows.map((row) => (
          <FailedEventRow key={row.id} {...row} onRemoved={onRemoved} />
        ))}
      </ul>
    </Paper>
  );
}

type FailedEventRowProps = Row<FailedEvent> & { readonly onRemoved: () => void };

function FailedEventRow({ id, data: failure, onRemoved }: FailedEventRowProps) {
  const { t, lang } = useI18n();
  const { isBusy, run } = useCall();
  const { what, why, last_at, times, account } = failure;
  const person = usePerson(account);
  const name = account === '' ? t('admin.failure-no-account') : person.name;
  const address = person.email ?? account;
  const task = t(`admin.task-${what}`);
  const remove = async () => {
    await removeFailedEvent(id, failure);
    onRemoved();
    return t('admin.failure-removed');
  };
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{task}</strong>
        {' · '}
        <span lang={langOfText(name)}>{name}</span>
      </Typography>
      <Typography variant="body2" sx={{ my: 0.5, maxWidth: '48rem' }}>
        {t(`admin.why-${why}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {/* A whole sentence, which may be wider than a phone. */}
        <Box component="time" dateTime={last_at.toISOString()} sx={{ whiteSpace: 'normal' }}>
          {t('admin.failure-when', { times, date: formatDate(last_at, lang), time: formatTime(last_at) })}
        </Box>
        {address === '' ? null : ` · ${t('admin.failure-account', { id: address })}`}
      </Typography>
      <Button
        size="small"
        sx={{ mt: 0.5, ml: -0.5 }}
        disabled={isBusy}
        onClick={() =>
          void run(`failed-event:${id}`, remove, (message) => t('admin.failure-remove-failed', { message }))
        }
        aria-label={t('admin.failure-done-name', { task, name })}
      >
        {t('admin.failure-done')}
      </Button>
    </Box>
  );
}

/** Days for which the desk tells of a deletion by itself; later it is found by its number. */
const TOLD_DAYS = 7;

/** Members whose account was deleted: the one of the number that is searched, else those of the last days. */
export function FormerMembers({ q }: { readonly q: string }) {
  const { t, lang } = useI18n();
  const [since] = useState(() => new Date(Date.now() - TOLD_DAYS * DAY_MS));
  const [isClosed, setClosed] = useState(false);
  const deletions = useDeletions(q === '' ? since : Number(parseMemberNumber(q)));
  const rows = deletions.data?.rows ?? [];
  if (rows.length === 0 || (isClosed && q === '')) return null;
  const lines = rows.map(({ id, data: { at, before, membership, was_listed } }) => {
    const end = before.membership && formerMembership(before.membership, at);
    const how = end?.state === 'withdrawn' ? 'withdrawn' : end?.is_left ? 'left' : 'ended';
    return (
      <div key={id}>
        {t(`admin.former-${how}`, { number: String(membership?.number), date: formatDate(at, lang) })}
        {' · '}
        {t(was_listed ? 'admin.was-listed' : 'admin.was-not-listed')}
      </div>
    );
  });
  return (
    <Alert severity="info" role="note" sx={{ mb: 1 }} {...(q === '' && { onClose: () => setClosed(true) })}>
      {lines.length === 1 ? (
        lines
      ) : (
        // One line, so that the card below stays in view.
        <details>
          <summary>{t('admin.former-several', { count: lines.length, days: TOLD_DAYS })}</summary>
          {lines}
        </details>
      )}
    </Alert>
  );
}
