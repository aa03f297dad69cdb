import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RequestRow } from '../../../domain/desk/request-rows.ts';
import { isFocusLost } from '../../../browser/focus-page.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { BESIDE_LIST, useToasts } from '../../shared/Toasts.tsx';
import { RequestCard } from '../card/RequestCard.tsx';
import { toSearch, useDeskAddress } from '../desk-address.ts';
import { FROM_LIST, RequestList, useIsWide } from './RequestList.tsx';
import { UNTOUCHED, DONE, isToDecide, type Decisions } from './use-decisions.ts';

interface RequestsPanelProps {
  readonly rows: readonly RequestRow[];
  readonly isLoading: boolean;
  readonly decisions: Decisions;
  /** From a panel in the place of the list, such as the journal of the person on the card. */
  readonly isReturn: boolean;
  readonly tools: ReactNode;
  readonly empty: 'pending' | 'approved' | 'rejected' | 'filtered' | 'found';
}

/** Returns the next request that waits, after this one and then from the first on. */
function nextOf(rows: readonly RequestRow[], openId: string | undefined, adminId: string) {
  const at = rows.findIndex(({ id }) => id === openId);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return others.find((row) => isToDecide(row, adminId));
}

const BY_ITSELF = 'by-itself';

/** A list of requests with one open card: beside it, or in its place on a phone. */
export function RequestsPanel({ rows, isLoading, decisions, isReturn, tools, empty }: RequestsPanelProps) {
  const { adminId, cardOf, actions } = decisions;
  const t = useT();
  const { address, goTo } = useDeskAddress();
  const navigate = useNavigate();
  const { state }: { readonly state: unknown } = useLocation();
  const { dismiss } = useToasts();
  const isWide = useIsWide();
  const wantsFocus = useRef<boolean | 'if-lost'>(isReturn && 'if-lost');
  const takesFocus = () => {
    const isWanted = wantsFocus.current === 'if-lost' ? isFocusLost() : wantsFocus.current;
    wantsFocus.current = false;
    return isWanted;
  };
  const openId = address.request;
  const next = nextOf(rows, openId, adminId);
  /** Among decided requests, one that was decided here is like the others. */
  const stateOf = (id: string) => {
    const card = cardOf(id);
    return address.tab === 'pending' || !card.own ? card : { ...card, ...UNTOUCHED, own: undefined };
  };

  // Once for each list that is opened: later nothing opens by itself.
  const list = toSearch({ ...address, request: undefined });
  const arrivedAt = useRef<string>(undefined);
  const firstId = rows[0]?.id;
  useEffect(() => {
    if (isLoading || arrivedAt.current === list) return;
    arrivedAt.current = list;
    if (!isWide || openId !== undefined || firstId === undefined) return;
    goTo({ request: firstId }, { replace: true, state: BY_ITSELF });
  }, [isLoading, list, isWide, openId, firstId, goTo]);

  // Back from a card the focus is where the list was left; a message about that card does not cover the next one.
  const shownId = useRef(openId);
  useEffect(() => {
    const left = shownId.current;
    if (left === openId || isLoading) return;
    shownId.current = openId;
    dismiss(DONE);
    if (openId === undefined && left !== undefined) {
      // Scrolls where the place could not be restored, because the list was not there yet.
      document.querySelector<HTMLElement>(`#request-${left}`)?.focus();
    }
  }, [openId, isLoading, dismiss]);

  const back = () => {
    if (state === FROM_LIST) void navigate(-1);
    else goTo({ request: undefined }, { replace: true });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '19rem minmax(0, 1fr)' },
        gridTemplateRows: { md: 'minmax(0, 1fr)' },
        height: { md: '100%' },
      }}
    >
      <Box sx={{ display: { xs: openId === undefined ? 'block' : 'none', md: 'block' }, ...SCROLLING }}>
        {tools}
        {rows.length > 0 ? (
          <RequestList
            rows={rows}
            cardOf={stateOf}
            onChoose={() => {
              if (!isWide) wantsFocus.current = true;
            }}
          />
        ) : isLoading ? (
          <Loading label={t('admin.loading')} />
        ) : (
          <EmptyState title={t(`admin.none-${empty}`)} text={t(`admin.none-${empty}-text`)} />
        )}
      </Box>
      {openId === undefined ? null : (
        <div>
          {isWide ? null : (
            <Button startIcon={<ArrowBack />} onClick={back} sx={{ ml: -1 }}>
              {t('admin.back-to-list')}
            </Button>
          )}
          <RequestCard
            key={openId}
            id={openId}
            adminId={adminId}
            state={stateOf(openId)}
            actions={actions}
            onNext={
              next &&
              (() => {
                wantsFocus.current = true;
                goTo({ request: next.id }, { replace: true, preventScrollReset: isWide });
              })
            }
            isOpened={state !== BY_ITSELF}
            takesFocus={takesFocus}
          />
        </div>
      )}
    </Box>
  );
}

const SCROLLING = { overflow: { md: 'auto' }, pr: { md: 0.5 }, ...BESIDE_LIST } as const;
