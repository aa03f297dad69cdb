import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { EDITOR_PROFESSIONS, EDITOR_PROFESSION_NAMES } from '../../../domain/guide/professions.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { orderOf, parseAddress, type DeskAddress, type GoTo } from '../desk-address.ts';

/** Not a stored value, because '' means "not chosen". */
const ANY_PROFESSION = 'any';

/** The choices say what they are about, so that the list has the room of labels. */
function nativeSelect(label: string) {
  return {
    select: true,
    size: 'small',
    sx: { flex: '1 1 8rem' },
    slotProps: { select: { native: true }, htmlInput: { 'aria-label': label } },
  } as const;
}

/** Filter and order of a list of requests. */
export function ListTools({ address, goTo }: { readonly address: DeskAddress; readonly goTo: GoTo }) {
  const t = useT();
  const lang = useLang();
  const { tab, profession } = address;
  const usual = orderOf({ ...address, order: undefined });
  const set = (name: 'profession' | 'order', value: string) => {
    const parsed = parseAddress(new URLSearchParams([[name, value]]));
    goTo({ [name]: parsed[name], request: undefined }, { replace: true });
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
      <TextField
        {...nativeSelect(t('admin.filter-profession'))}
        value={profession ?? ANY_PROFESSION}
        onChange={(event) => set('profession', event.target.value)}
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
        {...nativeSelect(t(tab === 'pending' ? 'admin.order-requested' : 'admin.order-reviewed'))}
        value={orderOf(address)}
        onChange={(event) => set('order', event.target.value === usual ? '' : event.target.value)}
      >
        <option value="oldest">{t('admin.order-oldest')}</option>
        <option value="newest">{t('admin.order-newest')}</option>
      </TextField>
      {profession === undefined ? null : (
        <Button onClick={() => set('profession', ANY_PROFESSION)}>{t('admin.clear')}</Button>
      )}
    </Stack>
  );
}
