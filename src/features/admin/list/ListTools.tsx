import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import type { SortOrder } from '../../../firebase/firestore/verification-desk.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { ANY_PROFESSION, NO_FILTER, type RequestFilter } from './request-filter.ts';

interface ListToolsProps {
  readonly filter: RequestFilter;
  readonly onFilter: (filter: RequestFilter) => void;
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
}

const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Search, filter and order of a list of requests. */
export function ListTools({ filter, onFilter, order, onOrder }: ListToolsProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        type="search"
        size="small"
        label={t('admin.search')}
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.target.value })}
        sx={{ flex: '2 1 14rem' }}
      />
      <TextField
        select
        size="small"
        label={t('admin.filter-profession')}
        value={filter.profession}
        onChange={(event) => onFilter({ ...filter, profession: event.target.value })}
        sx={{ flex: '1 1 12rem' }}
        slotProps={nativeSelect}
      >
        <option value={ANY_PROFESSION}>{t('admin.filter-any')}</option>
        <option value="">{t('admin.filter-not-chosen')}</option>
        {EDITOR_PROFESSIONS.map((profession) => (
          <option key={profession} value={profession}>
            {EDITOR_PROFESSION_NAMES[profession][lang]}
          </option>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('admin.order')}
        value={order}
        onChange={(event) => onOrder(event.target.value === 'newest' ? 'newest' : 'oldest')}
        sx={{ flex: '1 1 8rem' }}
        slotProps={nativeSelect}
      >
        <option value="oldest">{t('admin.order-oldest')}</option>
        <option value="newest">{t('admin.order-newest')}</option>
      </TextField>
      {filter.text === '' && filter.profession === ANY_PROFESSION ? null : (
        <Button onClick={() => onFilter(NO_FILTER)}>{t('admin.clear')}</Button>
      )}
    </Stack>
  );
}
