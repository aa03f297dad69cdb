import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import type { RequestViewName, ViewName } from '../../../domain/desk/views.ts';
import { formatNumber } from '../../../i18n/dates.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { REJECTION_REASONS } from '../card/reasons.ts';
import { Choice } from '../Choice.tsx';
import { ANY, orderOf, useDeskAddress } from '../desk-address.ts';
import { DESK_KEYS } from './desk-keys.ts';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

interface ViewChipsProps<Name extends string> {
  readonly label: string;
  readonly counts: readonly (readonly [name: Name, count: number])[];
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name | undefined) => void;
}

/** Views with their numbers; a second press shows everything again. */
export function ViewChips<Name extends ViewName | RequestViewName>(props: ViewChipsProps<Name>) {
  const { label, counts, chosen, onChoose } = props;
  const t = useT();
  const lang = useLang();
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
    </Stack>
  );
}

/** Filter and order of a list of requests. */
export function ListTools() {
  const t = useT();
  const lang = useLang();
  const { address, choose } = useDeskAddress();
  const { tab, profession } = address;
  const usual = orderOf({ ...address, order: undefined });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
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
        choices={(['oldest', 'newest'] as const).map((one) => [one, t(`admin.order-${one}`)])}
        onChoose={(value) => choose('order', value === usual ? ANY : value)}
      />
      {profession === undefined ? null : (
        <Button onClick={() => choose('profession', ANY)}>{t('admin.clear')}</Button>
      )}
    </Stack>
  );
}

/** Lists the keys of the list on request; shown only where a keyboard is likely. */
export function KeyboardHelp() {
  const t = useT();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const keys = [
    ['↑ ↓', t('admin.keys-move')],
    [DESK_KEYS.approve, t('admin.approve')],
    [DESK_KEYS.reject, t('admin.reject')],
    [DESK_KEYS.ask, t('admin.ask')],
    [DESK_KEYS.other, t('admin.same-other')],
    [`1–${REJECTION_REASONS.length}`, t('admin.keys-reason')],
    [DESK_KEYS.note, t('admin.keys-note')],
    [DESK_KEYS.undo, t('admin.reopen-undo')],
    [DESK_KEYS.journal, t('admin.journal')],
    ['Esc', t('admin.keys-back')],
  ] as const;
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' }, '@media (hover: none)': { display: 'none' } }}>
      <Button
        size="small"
        startIcon={<KeyboardOutlined />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('admin.keys')}
      </Button>
      <Typography id={listId} hidden={!isOpen} variant="body2" color="textSecondary" component="div">
        {t('admin.keys-text')}
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {keys.map(([key, does]) => (
            <li key={key}>
              <Box
                component="kbd"
                sx={{ px: 0.75, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' }}
              >
                {key}
              </Box>{' '}
              {does}
            </li>
          ))}
        </Box>
      </Typography>
    </Box>
  );
}
