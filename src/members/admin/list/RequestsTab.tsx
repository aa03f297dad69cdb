import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import { useRequests, type SortOrder } from '../../firebase/firestore/verification-desk.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToast } from '../../shared/toasts/Toasts.tsx';
import type { Desk } from '../desk/use-desk.ts';
import { usePages } from './Pager.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';

/** Not a stored value, because '' means "not chosen". */
const ANY_PROFESSION = 'any';

const NATIVE_SELECT = {
  select: true,
  size: 'small',
  sx: { flex: { xs: '1 1 12rem', md: '1 1 100%' } },
  slotProps: { select: { native: true } },
} as const;

interface RequestsTabProps {
  readonly status: RequestStatus;
  readonly adminId: string;
  readonly desk: Desk;
}

/** One of the three lists of requests, with its filter and order. */
export function RequestsTab({ status, adminId, desk }: RequestsTabProps) {
  const t = useT();
  const lang = useLang();
  const show = useToast();
  const isPending = status === 'pending';
  // Pending requests are processed oldest first; decided ones are looked up newest first.
  const [order, setOrder] = useState<SortOrder>(isPending ? 'oldest' : 'newest');
  const [profession, setProfession] = useState(ANY_PROFESSION);
  const isFiltered = profession !== ANY_PROFESSION;
  const pages = usePages();
  const state = useRequests(
    { status, order, ...(isFiltered ? { profession } : {}) },
    {
      after: pages.after,
      onFailure: () => show({ about: 'requests', severity: 'error', message: t('admin.fetch-failed') }),
    },
  );

  // Everything on this page was decided: go back one page.
  if (state.status === 'ready' && state.data.count === 0 && pages.after) pages.previous();

  const toFirst = () => {
    desk.actions.dispatch({ type: 'turn' });
    pages.toFirst();
  };
  const filter = (next: string) => {
    setProfession(next);
    toFirst();
  };
  return (
    <RequestsPanel
      name={status}
      list={{ ...pages.ofQuery(state), state }}
      order={order}
      adminId={adminId}
      desk={desk}
      total={isFiltered ? undefined : desk.state.counts?.[status]}
      empty={isFiltered ? 'filtered' : status}
      tools={
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
          <TextField
            {...NATIVE_SELECT}
            label={t('admin.filter-profession')}
            value={profession}
            onChange={(event) => filter(event.target.value)}
          >
            <option value={ANY_PROFESSION}>{t('admin.filter-any')}</option>
            <option value="">{t('admin.filter-not-chosen')}</option>
            {EDITOR_PROFESSIONS.map((one) => (
              <option key={one} value={one}>
                {EDITOR_PROFESSION_NAMES[one][lang]}
              </option>
            ))}
          </TextField>
          <TextField
            {...NATIVE_SELECT}
            label={t(isPending ? 'admin.order-requested' : 'admin.order-reviewed')}
            value={order}
            onChange={(event) => {
              setOrder(event.target.value === 'newest' ? 'newest' : 'oldest');
              toFirst();
            }}
          >
            <option value="oldest">{t('admin.order-oldest')}</option>
            <option value="newest">{t('admin.order-newest')}</option>
          </TextField>
          {isFiltered ? <Button onClick={() => filter(ANY_PROFESSION)}>{t('admin.clear')}</Button> : null}
        </Stack>
      }
    />
  );
}
