import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TextField from '@mui/material/TextField';
import { startTransition, useState } from 'react';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import type { Found } from '../../../domain/desk/search.ts';
import type { RequestViewName, ViewName } from '../../../domain/desk/views.ts';
import { formatNumber } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { Choice } from '../Choice.tsx';
import { ANY, orderOf, useDeskAddress, MOST_SEARCHED } from '../desk-address.ts';
import { useTimeout } from '../../../browser/use-timer.ts';

export function FoundCount({ found: { rows, isSimilar } }: { readonly found: Found<unknown> }) {
  const t = useT();
  return (
    <Typography aria-live="polite">
      {isSimilar ? `${t('admin.found-similar')} ` : null}
      {t('admin.found', { count: rows.length })}
    </Typography>
  );
}

interface ViewChipsProps<Name extends string> {
  readonly label: string;
  readonly counts: readonly (readonly [name: Name, count: number])[];
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name | undefined) => void;
}

/** Views with their numbers, and what the chosen one shows; a second press shows everything again. */
export function ViewChips<Name extends ViewName | RequestViewName>(props: ViewChipsProps<Name>) {
  const { label, counts, chosen, onChoose } = props;
  const { t, lang } = useI18n();
  return (
    <Stack role="group" aria-label={label} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {counts.map(([name, count]) => (
        <Chip
          key={name}
          label={t('admin.view-count', { view: t(`admin.view-${name}`), count: formatNumber(count, lang) })}
          variant={chosen === name ? 'filled' : 'outlined'}
          color="primary"
          aria-pressed={chosen === name}
          onClick={() => onChoose(chosen === name ? undefined : name)}
        />
      ))}
      {chosen ? (
        <Typography variant="body2" sx={{ width: 1 }}>
          {t(`admin.view-${chosen}-text`)}
        </Typography>
      ) : null}
    </Stack>
  );
}

export function ListTools() {
  const { t, lang } = useI18n();
  const { address, choose } = useDeskAddress();
  const { tab, profession } = address;
  const usual = orderOf({ ...address, order: undefined });
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '1fr' } }}
    >
      <Choice
        label={t('admin.filter-profession')}
        value={profession ?? ANY}
        choices={[
          [ANY, t('admin.any-profession')],
          ['', t('admin.filter-not-chosen')],
          ...EDITOR_PROFESSIONS.map((one) => [one, EDITOR_PROFESSION_NAMES[one][lang]] as const),
        ]}
        onChoose={(value) => choose('profession', value)}
      />
      <Choice
        label={t(tab === 'pending' ? 'admin.order-requested' : 'admin.order-reviewed')}
        value={orderOf(address)}
        choices={[
          // What a guide has answered or brought up to date is on top of the queue.
          ['oldest', t(tab === 'pending' ? 'admin.order-queue' : 'admin.order-oldest')],
          ['newest', t('admin.order-newest')],
        ]}
        onChoose={(value) => choose('order', value === usual ? ANY : value)}
      />
    </Box>
  );
}

const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The text of the present search; another one than was typed replaces it. */
  readonly searched: string;
  /** Receives the debounced text; '' is passed immediately. */
  readonly onSearch: (text: string) => void;
}

export function SearchField({ label, hint, searched, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(searched);
  /** What was typed last that is being searched by. */
  const [sent, setSent] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    // By a link, Back, or another tab.
    if (searched !== sent) {
      setText(searched);
      setSent(searched);
    }
  }
  const search = (typed: string) => {
    setSent(typed);
    // In a transition, so that typing does not wait for the results to render.
    startTransition(() => onSearch(typed.trim() === '' ? '' : typed));
  };
  // With every keystroke the pause begins again.
  useTimeout(search, text === sent ? undefined : PAUSE_MS, text);
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value.trim() === '') search(event.target.value);
      }}
      slotProps={{ htmlInput: { 'aria-label': label, placeholder: hint, maxLength: MOST_SEARCHED } }}
      sx={{ flex: { xs: '1 1 100%', md: '1 1 16rem' }, maxWidth: { md: '32rem' } }}
    />
  );
}
