import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { spokenLanguageName } from '../../domain/guide/spoken-languages.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import type { DirectoryFilter } from '../../domain/directory/directory.ts';

interface DirectoryFiltersProps {
  readonly filter: DirectoryFilter;
  /** Stored codes of the languages that the listed guides speak. */
  readonly languages: readonly string[];
  readonly onChange: (filter: DirectoryFilter) => void;
}

/** Georgian labels are long: in the frame of a narrow field they would be cut off. */
const LABEL_ABOVE = {
  inputLabel: {
    shrink: true,
    sx: { position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal', mb: 0.5 },
  },
  input: { notched: false },
} as const;

/** Search by words and by spoken language. */
export function DirectoryFilters({ filter, languages, onChange }: DirectoryFiltersProps) {
  const t = useT();
  const lang = useLang();
  return (
    <Box
      component="search"
      aria-label={t('guides.filters')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' }, mb: 3 }}
    >
      <TextField
        type="search"
        label={t('guides.search')}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
        slotProps={{
          ...LABEL_ABOVE,
          htmlInput: { maxLength: 80, autoComplete: 'off', enterKeyHint: 'search' },
        }}
      />
      <TextField
        select
        label={t('guides.language')}
        value={languages.includes(filter.language) ? filter.language : ''}
        onChange={(event) => onChange({ ...filter, language: event.target.value })}
        slotProps={{ ...LABEL_ABOVE, select: { displayEmpty: true, notched: false } }}
      >
        <MenuItem value="">{t('guides.anyLanguage')}</MenuItem>
        {languages.map((code) => (
          <MenuItem key={code} value={code}>
            {spokenLanguageName(code, lang)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
