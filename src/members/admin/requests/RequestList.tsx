import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type KeyboardEvent, memo, useId } from 'react';
import { useLocation, Link, type LinkProps } from 'react-router-dom';
import { nameOfRow, type RequestRow as Row } from '../../../domain/desk/request-rows.ts';
import { REGION_NAMES } from '../../../domain/guide/catalogues/regions.ts';
import { professionNames } from '../../../domain/guide/claims.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { codeName } from '../../../domain/lang.ts';
import { isKeyOf } from '../../../domain/record-of.ts';
import { formatAge } from '../../../i18n/age.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { fieldLabels } from '../../../i18n/guide-texts.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { FORCED_COLORS } from '../../../theme/conditions.ts';
import { AccountPicture } from '../../shared/AccountPicture.tsx';
import { BESIDE_TOASTS } from '../../shared/Toasts.tsx';
import { MembershipLine } from '../card/CardParts.tsx';
import { usePerson } from '../desk-rows.tsx';
import { toSearch, useDeskAddress } from '../desk-address.ts';
import { onDeskKey } from './desk-keys.ts';
import type { CardState } from './use-decisions.ts';

const ROWS = 50;

/** Whether the open card has room beside the list. */
export const useIsWide = () => useMediaQuery('(min-width: 900px)', { noSsr: true });

interface RequestListProps {
  readonly rows: readonly Row[];
  readonly cardOf: (id: string) => CardState;
  readonly onChoose: () => void;
}

/** The rows of a list of requests. The arrow keys go from row to row, and open its card beside the list. */
export function RequestList({ rows, cardOf, onChoose }: RequestListProps) {
  const t = useT();
  const { address } = useDeskAddress();
  const { state }: { readonly state: unknown } = useLocation();
  const openId = address.request;
  const isWide = useIsWide();
  const [limit, setLimit] = useState(ROWS);
  // The open one is always among them.
  const end = Math.max(limit, rows.findIndex(({ id }) => id === openId) + 1);
  const shown = rows.slice(0, end);
  const entry = shown.find(({ id }) => id === openId) ?? shown[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    const links = [...currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link === target);
    const places: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: links.length - 1,
    };
    const next = links[places[key] ?? -1];
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
      <List
        disablePadding
        className={BESIDE_TOASTS}
        aria-label={t('admin.queue')}
        onKeyDown={onKeyDown}
        onClick={onChoose}
        sx={{ display: 'grid', gap: 1 }}
      >
        {shown.map((row) => (
          <RequestRow
            key={row.id}
            row={row}
            card={cardOf(row.id)}
            hasState={address.q !== '' || address.tab === 'rejected'}
            isOpen={row.id === openId}
            isInTabOrder={row === entry}
            to={`?${toSearch({ ...address, request: row.id })}`}
            // From card to card: Back leads to the list.
            replace={openId !== undefined}
            state={openId === undefined || state === FROM_LIST ? FROM_LIST : undefined}
            preventScrollReset={isWide}
          />
        ))}
      </List>
      {end < rows.length ? (
        <Button onClick={() => setLimit(end + ROWS)} sx={{ mt: 1 }}>
          {t('admin.more')}
        </Button>
      ) : null}
    </>
  );
}

export const FROM_LIST = 'from-list';

/** Number of regions. */
const MOST_REGIONS = 2;

interface RequestRowProps extends Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> {
  readonly row: Row;
  readonly card: CardState;
  readonly hasState: boolean;
  readonly isOpen: boolean;
  /** True for one row of the list: the open one, or the first. */
  readonly isInTabOrder: boolean;
}

function useRowTexts({ row, card, hasState }: Pick<RequestRowProps, 'row' | 'card' | 'hasState'>) {
  const { t, lang } = useI18n();
  const { status, person, facts = [], task, until, request, news, requested_at, reviewed_at } = row;
  const { assignee_id = '', follow_up = '' } = task ?? {};
  const { own, changed, note, deskNote, looked } = card;
  const assignee = usePerson(assignee_id).name;
  const isPending = status === 'pending';
  const places = person?.guide?.regions.filter((code) => isKeyOf(REGION_NAMES, code)) ?? [];
  const returned = isPending ? request?.returned : undefined;
  const answered = [
    news?.isAnswer && t('admin.row-answered'),
    news?.changed.length && t('admin.row-updated', { fields: fieldLabels(news.changed, t) }),
  ];
  const seen = looked ? 'looked' : row.isUnchanged ? 'unchanged' : undefined;
  const marks: readonly ChipProps[] = [
    { label: hasState && !own && t(`admin.state-${row.closed_as ?? (returned ? 'returned' : status)}`) },
    { label: seen && t(`admin.row-${seen}`) },
    { label: row.waitsForGuide && t('admin.row-waits'), color: 'info' },
    { label: answered.filter(Boolean).join('. '), color: 'info', variant: 'filled' },
    // What the admin has decided, tried or started there.
    {
      label: own && t(`admin.state-${own.action}`),
      color: own?.action === 'approved' ? 'success' : 'default',
      variant: 'filled',
    },
    { label: !own && changed && t('admin.not-decided'), color: 'warning', variant: 'filled' },
    { label: !own && !changed && note.trim() && t('admin.has-note'), color: 'warning', variant: 'filled' },
    { label: deskNote?.trim() && t('admin.has-desk-note'), color: 'warning', variant: 'filled' },
  ];
  return {
    lines: [
      // Words that the guide has typed could imitate the remarks of the desk that follow.
      [
        ...professionNames(row, lang),
        ...places.slice(0, MOST_REGIONS).map((code) => codeName(REGION_NAMES, code, lang)),
      ].join(' · '),
      ...facts.map((fact) => t(`admin.row-${fact}`)),
      assignee_id && t('admin.row-assigned', { name: assignee }),
      follow_up && t('admin.row-follow-up', { date: formatDate(follow_up, lang) }),
      !card.own && until && t('admin.renewal-until', { date: formatDate(until, lang) }),
      isPending && requested_at && formatAge(requested_at, lang),
      returned && t('admin.returned-ago', { age: formatAge(returned.at, lang) }),
      !isPending && reviewed_at && t('admin.reviewed-on', { date: formatDate(reviewed_at, lang) }),
    ].flatMap((line) => line || []),
    marks: marks.filter(({ label }) => label),
  };
}

const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { row, card, hasState, isOpen, isInTabOrder, ...link } = props;
  const { person } = row;
  const t = useT();
  const id = useId();
  const name = nameOfRow(row) || t('admin.nameless');
  const term = row.status === 'pending' ? undefined : person?.membership;
  const { lines, marks } = useRowTexts({ row, card, hasState });
  return (
    <Paper component="li" variant="outlined" sx={ROW}>
      <AccountPicture name={name} url={person?.avatar_url} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          component={Link}
          {...link}
          id={`request-${row.id}`}
          // Tab continues from the open row to its card; the arrow keys move between rows.
          tabIndex={isInTabOrder ? 0 : -1}
          lang={langOfText(name)}
          aria-describedby={id}
          aria-current={isOpen}
          sx={WHOLE_ROW}
        >
          {name}
        </Typography>
        <div id={id}>
          {lines.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
          {term ? <MembershipLine membership={term} /> : null}
          {marks.map((mark, index) => (
            <Chip key={index} size="small" variant="outlined" {...mark} sx={{ mt: 0.5 }} />
          ))}
        </div>
      </Box>
    </Paper>
  );
});

const ROW = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  p: 1,
  '&:has([aria-current=true])': {
    borderColor: 'primary.main',
    bgcolor: 'action.selected',
    [FORCED_COLORS]: { borderInlineStartWidth: '0.5rem' },
  },
} as const;

/** The name alone is the link's, but a press anywhere on the row follows it. */
const WHOLE_ROW = {
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus-ring)', outlineOffset: -3 },
} as const;
