import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { DirectoryPage } from '../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../domain/directory/guide-query.ts';
import { DIRECTORY_GROUP_NAMES } from '../../domain/guide/professions.ts';
import { isKeyOf } from '../../domain/record-of.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { FORCED_COLORS } from '../../theme/conditions.ts';

const Line = styled('ul')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  gap: spacing(1),
  // On a phone the line scrolls horizontally, up to the edges of the screen.
  margin: '0 calc(-1 * var(--gutter))',
  padding: '4px var(--gutter)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // With a mouse there is no horizontal scrolling.
  '@media (min-width: 45rem)': { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
  '& .MuiChip-root': {
    minHeight: 40,
    borderRadius: 20,
    fontSize: typography.body2.fontSize,
    fontWeight: 500,
    scrollMarginInline: 'var(--gutter)',
    '&:focus-visible': { outlineOffset: 1 },
    '&[aria-current]': { [FORCED_COLORS]: { outline: '2px solid' } },
  },
  '& .MuiChip-outlined': {
    borderColor: vars.palette.scheme.lineStrong,
    backgroundColor: vars.palette.background.paper,
    '&:hover': { borderColor: vars.palette.primary.main },
  },
  '& .MuiChip-label': { paddingInline: 14, whiteSpace: 'nowrap' },
  '& small': { marginInlineStart: 4, fontSize: 'inherit', fontWeight: 400, opacity: 0.8 },
}));

interface ProfessionChipsProps {
  readonly query: GuideQuery;
  /** The sections that have results. */
  readonly choices: DirectoryPage['facets']['profession'];
}

/** The sections of the directory as links that preserve the rest of the query. One line on a phone. */
export function ProfessionChips({ query, choices }: ProfessionChipsProps) {
  const { t, lang } = useI18n();
  const addressOf = (profession: string) => `/guides${guideQueryString({ ...query, profession, page: 1 })}`;
  const chip = (code: string, name: string, count?: number) => (
    <li key={code}>
      <Chip
        component="a"
        clickable
        href={localPath(addressOf(code), lang)}
        {...(query.profession === code
          ? { color: 'primary', 'aria-current': true }
          : { variant: 'outlined' })}
        label={
          count === undefined ? (
            name
          ) : (
            <>
              {name} <small>{count}</small>
            </>
          )
        }
      />
    </li>
  );
  return (
    <nav aria-label={t('guides.professions')}>
      <Line className="plain-list" data-part="chips">
        {chip('', t('guides.anyProfession'))}
        {choices.map(({ code, count }) =>
          isKeyOf(DIRECTORY_GROUP_NAMES, code) ? chip(code, DIRECTORY_GROUP_NAMES[code][lang], count) : null,
        )}
      </Line>
    </nav>
  );
}
