import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { FailedEvent } from '../../../domain/failed-event.ts';
import { FAILED_EVENT_DAYS, PAGE_SIZE } from '../../../domain/settings.ts';
import { useFailedEvents } from '../../../firebase/firestore/failed-events.ts';
import type { Row } from '../../../firebase/firestore/live.ts';
import { useProfilesOf } from '../../../firebase/firestore/verification-desk.ts';
import { useT } from '../../../i18n/use-t.ts';
import { FailureNotice } from '../../../ui/feedback/FailureNotice.tsx';
import { FailedEventRow } from './FailedEventRow.tsx';

/** Tasks that the server gave up on, for admins to handle; renders nothing when there are none. */
export function FailedEvents() {
  const t = useT();
  const failures = useFailedEvents();
  const rows = failures.status === 'ready' ? failures.data.rows : [];
  const [wereThere, setWereThere] = useState(false);
  if (rows.length > 0 && !wereThere) setWereThere(true);
  if (failures.status === 'failed') {
    return (
      <FailureNotice title={t('admin.failures-failed')} failure={failures.failure} onRetry={failures.retry} />
    );
  }
  // Once shown, the list stays mounted, so that the focus is not lost with the last entry.
  return wereThere ? <FailureList rows={rows} /> : null;
}

function FailureList({ rows }: { readonly rows: readonly Row<FailedEvent>[] }) {
  const t = useT();
  const headingId = useId();
  const listId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const count = rows.length;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ p: 2, mb: 3 }}>
      <Typography
        id={headingId}
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ fontSize: '1.125rem', mb: count > 0 ? 1 : 0 }}
      >
        {count > 0 ? t('admin.failures', { count }) : t('admin.failures-none')}
      </Typography>
      {count > 0 ? (
        <>
          {isOpen ? (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {t('admin.failures-text', { days: FAILED_EVENT_DAYS })}
              {count === PAGE_SIZE ? ` ${t('admin.failures-limited', { count })}` : null}
            </Typography>
          ) : null}
          <Button
            size="small"
            variant="outlined"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'admin.failures-hide' : 'admin.failures-show')}
          </Button>
        </>
      ) : null}
      <Box
        id={listId}
        component="ul"
        hidden={!isOpen}
        sx={{ m: 0, mt: count > 0 ? 2 : 0, p: 0, listStyle: 'none' }}
      >
        {isOpen ? <FailureRows rows={rows} onRemoved={() => heading.current?.focus()} /> : null}
      </Box>
    </Paper>
  );
}

interface FailureRowsProps {
  readonly rows: readonly Row<FailedEvent>[];
  /** Called before a row leaves the list. */
  readonly onRemoved: () => void;
}

/** The entries, with the names of the affected accounts. */
function FailureRows({ rows, onRemoved }: FailureRowsProps) {
  const t = useT();
  const profiles = useProfilesOf(rows.map(({ data }) => data.account).filter((account) => account !== ''));
  const nameOf = (account: string): string => {
    if (account === '') return t('admin.failure-no-account');
    const found = profiles.rows.get(account);
    if (!found) return '…';
    return found[0] ? found[0].data.full_name || t('admin.nameless') : t('admin.journal-gone');
  };
  const addressOf = (account: string) => profiles.rows.get(account)?.[0]?.data.email || account;
  return rows.map(({ id, data }) => (
    <FailedEventRow
      key={id}
      id={id}
      failure={data}
      name={nameOf(data.account)}
      address={addressOf(data.account)}
      onRemoved={onRemoved}
    />
  ));
}
