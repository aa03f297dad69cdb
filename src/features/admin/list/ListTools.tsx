import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { RequestStatus } from '../../../domain/guide/guide-profile.ts';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import type { SortOrder } from '../../../firebase/firestore/verification-desk.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { ANY_PROFESSION } from './use-request-list.ts';

interface ListToolsProps {
  /**
   * Status of the listed requests: pending ones are ordered by request date, the others by decision date.
   */
  readonly status: RequestStatus;
  /** A stored profession, '' for none, or `ANY_PROFESSION`. */
  readonly profession: string;
  readonly onProfession: (profession: string) => void;
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
}

const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } } as const;

/** Filter and order of a list of requests. */
export function ListTools({ status, profession, onProfession, order, onOrder }: ListToolsProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={t('admin.filter-profession')}
        value={profession}
        onChange={(event) => onProfession(event.target.value)}
        sx={{ flex: { xs: '1 1 12rem', md: '1 1 100%' } }}
        slotProps={nativeSelect}
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
        select
        size="small"
        label={t(status === 'pending' ? 'admin.order-requested' : 'admin.order-reviewed')}
        value={order}
        onChange={(event) => onOrder(event.target.value === 'newest' ? 'newest' : 'oldest')}
        sx={{ flex: { xs: '1 1 12rem', md: '1 1 100%' } }}
        slotProps={nativeSelect}
      >
        <option value="oldest">{t('admin.order-oldest')}</option>
        <option value="newest">{t('admin.order-newest')}</option>
      </TextField>
      {profession === ANY_PROFESSION ? null : (
        <Button onClick={() => onProfession(ANY_PROFESSION)}>{t('admin.clear')}</Button>
      )}
    </Stack>
  );
}
