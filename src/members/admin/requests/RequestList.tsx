import { useMedia } from '../../../browser/use-media.ts';
import { useT } from '../../../i18n/use-t.ts';
import { BESIDE_TOASTS } from '../../shared/toasts/ToastList.tsx';
import { toSearch, useDeskAddress } from '../desk-address.ts';
import { RequestRow } from './RequestRow.tsx';
import type { CardState } from './card-state.ts';
import { neighbourOf, onDeskKey } from './desk-keys.ts';
import type { ListedRequest } from './listed-requests.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

interface FoundCountProps {
  readonly count: number;
  /** Whether nothing matches, and these are similar. */
  readonly isSimilar: boolean;
}

/** The number of search results. */
export function FoundCount({ count, isSimilar }: FoundCountProps) {
  const t = useT();
  return (
    <Typography aria-live="polite">
      {isSimilar ? `${t('admin.found-similar')} ` : null}
      {t('admin.found', { count })}
    </Typography>
  );
}

/** Rows that are shown at once, and added on demand. */
const ROWS = 50;

/** Returns the first rows, and the way to more of them; a wanted row is always among them. */
export function useFirstRows<Row extends { readonly id: string }>(rows: readonly Row[], wanted?: string) {
  const [limit, setLimit] = useState(ROWS);
  const at = wanted === undefined ? -1 : rows.findIndex(({ id }) => id === wanted);
  const end = Math.max(limit, at + 1);
  return {
    shown: rows.slice(0, end),
    more: rows.length > end ? () => setLimit(end + ROWS) : undefined,
  };
}

/** Shows more rows; renders nothing when there are none. */
export function MoreRows({ onMore }: { readonly onMore: (() => void) | undefined }) {
  const t = useT();
  if (!onMore) return null;
  return (
    <Button onClick={onMore} sx={{ mt: 1 }}>
      {t('admin.more')}
    </Button>
  );
}

/** From this width on, the open card is beside the list. */
export const WIDE = '(min-width: 900px)';

interface RequestListProps {
  readonly rows: readonly ListedRequest[];
  readonly cardOf: (id: string) => CardState;
  /** A row was chosen by a press. */
  readonly onChoose: () => void;
}

/** The rows of a list of requests. The arrow keys go from row to row, and open its card beside the list. */
export function RequestList(props: RequestListProps) {
  const { rows, cardOf, onChoose } = props;
  const t = useT();
  const { address } = useDeskAddress();
  const { state }: { readonly state: unknown } = useLocation();
  const openId = address.request;
  const isWide = useMedia(WIDE);
  const { shown, more } = useFirstRows(rows, openId);
  const entry = shown.find(({ id }) => id === openId) ?? shown[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    const links = [...currentTarget.querySelectorAll('a')];
    const next = neighbourOf(links, target, key);
    if (next) {
      event.preventDefault();
      next.focus();
      if (isWide) next.click();
      // Keys of the card act on its own row alone.
    } else if (openId !== undefined && target instanceof Element && target.matches('[aria-current="true"]')) {
      onDeskKey(event, openId);
    }
  };
  return (
    <>
      <Box
        component="ul"
        className={BESIDE_TOASTS}
        aria-label={t('admin.queue')}
        onKeyDown={onKeyDown}
        onClick={onChoose}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {shown.map((row) => (
          <li key={row.id}>
            <RequestRow
              row={row}
              card={cardOf(row.id)}
              hasState={address.q !== '' || address.tab === 'rejected'}
              isOpen={row.id === openId}
              isInTabOrder={row === entry}
              to={`?${toSearch({ ...address, request: row.id })}`}
              // From card to card: Back leads to the list.
              replace={openId !== undefined}
              state={openId === undefined ? FROM_LIST : state}
              preventScrollReset={isWide}
            />
          </li>
        ))}
      </Box>
      <MoreRows onMore={more} />
    </>
  );
}

/** The state of an address that was reached from the list. */
export const FROM_LIST = 'from-list';
