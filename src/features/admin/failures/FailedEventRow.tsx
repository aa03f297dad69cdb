import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FailedEvent } from '../../../domain/failed-event.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { failureMessage, failureOf } from '../../../firebase/errors.ts';
import { removeFailedEvent } from '../../../firebase/firestore/failed-events.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';

interface FailedEventRowProps {
  readonly id: string;
  readonly failure: FailedEvent;
  /** Name of the affected account. */
  readonly name: string;
  /** Its email address; its id if there is none; '' if no account is involved. */
  readonly address: string;
  /** Called after it was removed from the list. */
  readonly onRemoved: () => void;
}

/** One failed task: what, for whom, when, why, and what to do about it. */
export function FailedEventRow({ id, failure, name, address, onRemoved }: FailedEventRowProps) {
  const t = useT();
  const lang = useLang();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { what, why, last_at, times } = failure;
  const about = `failed-event:${id}`;
  const task = t(`admin.task-${what}`);
  const remove = async () => {
    setBusy(true);
    try {
      await removeFailedEvent(id, failure);
      onRemoved();
      toast({ about, severity: 'success', message: t('admin.failure-removed') });
    } catch (error) {
      setBusy(false);
      const message = t(failureMessage(failureOf(error)));
      toast({ about, severity: 'error', message: t('admin.failure-remove-failed', { message }) });
    }
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
        onClick={() => void remove()}
        aria-label={t('admin.failure-done-name', { task, name })}
      >
        {t('admin.failure-done')}
      </Button>
    </Box>
  );
}
