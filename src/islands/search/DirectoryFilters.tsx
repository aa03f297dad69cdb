import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { DirectoryPage } from '../../domain/directory/directory-page.ts';
import {
  choiceName,
  GUIDE_FILTERS,
  LIST_FILTERS,
  type GuideFilter,
} from '../../domain/directory/guide-filters.ts';
import { MAX_QUERY_TEXT, type GuideQuery } from '../../domain/directory/guide-query.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

/** Of the results, to which the keyboard may go from the field without passing filters and sections. */
export const RESULTS_ID = 'results';

/** Opens `<details>` without its summary; where it is not supported, the summary stays. */
const ALWAYS_OPEN = '@supports selector(::details-content)';

const Form = styled('form')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: spacing(1.5),
  alignItems: 'end',
  // Large letters on a small screen: the button is below the field.
  '@media (max-width: 19.49rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .MuiInputLabel-root': {
    ...typography.caption,
    marginBlockEnd: 4,
    color: vars.palette.text.secondary,
  },
  '& > .MuiButton-root': { minBlockSize: 48 },
  '& > a:focus': {
    position: 'absolute',
    insetBlockStart: '100%',
    zIndex: 1,
    padding: spacing(1, 2),
    backgroundColor: vars.palette.background.paper,
  },
  '& details': { gridColumn: '1 / -1' },
  '& summary': {
    ...typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.5),
    inlineSize: 'fit-content',
    minBlockSize: 32,
    color: vars.palette.primary.main,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& [open] summary .icon': { rotate: '180deg' },
  '& .lists': { display: 'grid', gap: spacing(1.5) },
  [breakpoints.up('sm')]: {
    '& .lists': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [ALWAYS_OPEN]: {
      '& summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
    },
  },
  [breakpoints.up('lg')]: {
    [ALWAYS_OPEN]: {
      gridTemplateColumns: 'minmax(0, 4fr) auto minmax(0, 8fr)',
      '& details': { gridColumn: 'auto' },
    },
  },
}));

interface DirectoryFiltersProps {
  readonly query: GuideQuery;
  /** The choices that have results. */
  readonly facets: DirectoryPage['facets'];
}

interface ChoiceProps {
  readonly filter: (typeof LIST_FILTERS)[number];
  readonly value: string;
  readonly choices: DirectoryPage['facets'][GuideFilter];
}

function Choice({ filter, value, choices }: ChoiceProps) {
  const { t, lang } = useI18n();
  const id = `directory-${filter}`;
  const { label, any, isByCount } = GUIDE_FILTERS[filter].list;
  const ordered = isByCount ? choices.toSorted((a, b) => b.count - a.count) : choices;
  const isKnown = value === '' || choices.some(({ code }) => code === value);
  return (
    <FormControl size="small" fullWidth>
      <InputLabel htmlFor={id}>{t(label)}</InputLabel>
      <NativeSelect input={<OutlinedInput />} inputProps={{ id, name: filter }} defaultValue={value}>
        <option value="">{t(any)}</option>
        {isKnown ? null : <option value={value}>{choiceName(filter, value, lang)}</option>}
        {ordered.map(({ code, count }) => (
          <option key={code} value={code}>
            {t('guides.choice', { name: choiceName(filter, code, lang), count })}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

/**
 * Search by words and lists: a plain GET form, whose fields have the names and order of the address's parameters
 * (`domain/directory/guide-query.ts`). On a phone the lists are collapsed, so that guides are visible on the first
 * screen.
 */
export function DirectoryFilters({ query, facets }: DirectoryFiltersProps) {
  const { t, lang } = useI18n();
  const chosen = LIST_FILTERS.filter((filter) => query[filter] !== '').length;
  return (
    <search aria-label={t('guides.filters')}>
      <Form method="get" action={localPath('/guides', lang)} autoComplete="off">
        <FormControl size="small">
          <InputLabel htmlFor="directory-q">{t('guides.search')}</InputLabel>
          <OutlinedInput
            id="directory-q"
            type="search"
            name="q"
            defaultValue={query.q}
            slotProps={{ input: { maxLength: MAX_QUERY_TEXT, enterKeyHint: 'search' } }}
          />
        </FormControl>
        {query.profession === '' ? null : <input type="hidden" name="profession" value={query.profession} />}
        <Button type="submit" variant="contained" color="secondary">
          {t('guides.searchButton')}
        </Button>
        <a className="visually-hidden" href={`#${RESULTS_ID}`}>
          {t('guides.toResults')}
        </a>
        <details open={chosen > 0}>
          <summary data-part="filters">
            <Icon name="chevron" />
            {t('guides.moreFilters', { count: chosen })}
          </summary>
          <div className="lists">
            {LIST_FILTERS.map((filter) => (
              <Choice key={filter} filter={filter} value={query[filter]} choices={facets[filter]} />
            ))}
          </div>
        </details>
      </Form>
    </search>
  );
}
