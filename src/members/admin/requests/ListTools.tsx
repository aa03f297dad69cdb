import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import type { RequestViewName, ViewName } from '../../../domain/desk/views.ts';
import { formatNumber } from '../../../i18n/dates.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { Choice } from '../Choice.tsx';
import { ANY, orderOf, useDeskAddress } from '../desk-address.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

interface ViewChipsProps<Name extends string> {
  readonly label: string;
  readonly counts: readonly (readonly [name: Name, count: number])[];
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name | undefined) => void;
}

/** Views with their numbers; a second press shows everything again. */
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
    </Stack>
  );
}

/** Filter and order of a list of requests. */
export function ListTools() {
  const { t, lang } = useI18n();
  const { address, choose } = useDeskAddress();
  const { tab, profession } = address;
  const usual = orderOf({ ...address, order: undefined });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
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
