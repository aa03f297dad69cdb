import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type DirectorySection } from '../../../domain/directory/directory-page.ts';
import {
  guideQueryString,
  isNarrowed,
  queryName,
  type GuideQuery,
} from '../../../domain/directory/guide-query.ts';
import type { GuideCard } from '../../../domain/directory/public-guide.ts';
import { claimIn, claimsOf, ownSections } from '../../../domain/guide/claims.ts';
import { DIRECTORY_GROUP_NAMES } from '../../../domain/guide/professions.ts';
import type { Lang } from '../../../domain/lang.ts';
import { PAGE_CARDS } from '../../../domain/settings.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { GuideCards, GuideCardView } from '../GuideCardView.tsx';

const Section = styled('section')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  // Room for the outline of what has the focus, outside of which nothing is painted.
  margin: '-0.5rem calc(-1 * var(--gutter)) calc(clamp(2rem, 1.5rem + 2vw, 3.5rem) - 0.5rem)',
  padding: '0.5rem var(--gutter)',
  // Laid out when it comes near the window; whole where the script returns to a place on the page.
  ':root:not([data-whole]) &': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 30rem',
    [breakpoints.up('md')]: { containIntrinsicBlockSize: 'auto 55rem' },
    '@media print': { contentVisibility: 'visible' },
  },
  '& > h2': { marginBlockEnd: spacing(1.5), fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)' },
  '& > h2 > small': {
    color: vars.palette.text.secondary,
    fontSize: typography.body1.fontSize,
    fontWeight: 400,
  },
  '& > .MuiButton-text': { marginInlineStart: spacing(-1), paddingInline: spacing(1) },
  '& > .MuiButton-outlined': {
    marginBlockStart: spacing(2),
    [breakpoints.down('sm')]: { inlineSize: '100%' },
  },
  // On a phone the cards of a section are a row that scrolls: below one another, those of all sections are 28 000 pixels tall.
  [breakpoints.down('sm')]: {
    '& > [data-row]': {
      gridAutoFlow: 'column',
      alignItems: 'start',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'min(88%, 21rem)',
      // Up to the edges of the screen; room for the outline of what has the focus.
      margin: '-4px calc(-1 * var(--gutter))',
      padding: '4px var(--gutter)',
      overflowX: 'auto',
      scrollPaddingInline: 'var(--gutter)',
      scrollSnapType: 'inline mandatory',
      // Each is laid out when it comes near: half of the work of the page.
      '& > li': {
        scrollSnapAlign: 'start',
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 28rem',
      },
    },
  },
}));

interface SectionProps {
  readonly section: DirectorySection;
  readonly query: GuideQuery;
}

/** What a list is of: all that it is narrowed by, or the section. */
function titleOf({ group }: DirectorySection, query: GuideQuery, lang: Lang): string {
  return group === '' || isNarrowed(query) ? queryName(query, lang) : DIRECTORY_GROUP_NAMES[group][lang];
}

/** Returns a card with the claim first under which the guide stands in a section, or which was asked for. */
function asInSection(guide: GuideCard, group: DirectorySection['group'], { level }: GuideQuery): GuideCard {
  const claims = claimsOf(guide);
  const shown =
    group === ''
      ? claims.find((one) => level !== '' && one.certification_level === level)
      : claimIn(claims, group);
  if (!shown) return guide;
  return { ...guide, ...shown, further_professions: claims.filter((one) => one !== shown) };
}

interface MoreLinkProps extends SectionProps {
  /** The page that is shown; 0 for a section of the whole directory. */
  readonly page: number;
}

/** From a section of the whole directory to all of it; from a list to its next page, whose cards the script adds here. */
function MoreLink({ section, query, page }: MoreLinkProps) {
  const { t, lang } = useI18n();
  const { group, count: all, guides } = section;
  const rest = page === 0 ? all - guides.length : Math.min(all - page * PAGE_CARDS, PAGE_CARDS);
  if (rest <= 0) return null;
  const profession = group || query.profession;
  const address = `/guides${guideQueryString({ ...query, profession, page: page + 1 })}`;
  const title = titleOf(section, query, lang);
  return page === 0 ? (
    <LocalButtonLink to={address} variant="outlined">
      {t('guides.showAll', { count: all, section: title })}
    </LocalButtonLink>
  ) : (
    <LocalButtonLink to={address} rel="nofollow" variant="outlined" data-more>
      {t('guides.showMore', { count: rest, section: title })}
    </LocalButtonLink>
  );
}

/** A section of the directory with its first cards and a link to more, or one list. */
export function GuideSection({ section, query }: SectionProps) {
  const { t, lang } = useI18n();
  const { group, count, own, guides } = section;
  const page = isNarrowed(query) ? query.page : 0;
  const isSome = page === 0 && count > guides.length;
  const order = isSome ? 'guides.changesDaily' : query.q === '' ? 'guides.byName' : 'guides.byMatch';
  const headingId = `section-${group}`;
  return (
    <Section aria-labelledby={headingId} data-section={group}>
      <Typography variant="h2" id={headingId}>
        {titleOf(section, query, lang)}{' '}
        <small>
          {group === '' ? null : `${t('guides.sectionCount', { own, others: count - own })}, `}
          {t(order)}
        </small>
      </Typography>
      {page > 1 ? (
        <LocalButtonLink to={`/guides${guideQueryString({ ...query, page: page - 1 })}`}>
          {t('guides.previousPage')}
        </LocalButtonLink>
      ) : null}
      <GuideCards className="plain-list" data-cards {...(page === 0 ? { 'data-row': '' } : {})}>
        {guides.map((guide) => (
          <li key={guide.slug} data-slug={guide.slug}>
            <GuideCardView
              guide={asInSection(guide, group, query)}
              isOfOtherProfession={group !== '' && !ownSections(guide).includes(group)}
            />
          </li>
        ))}
      </GuideCards>
      <MoreLink section={section} query={query} page={page} />
    </Section>
  );
}
