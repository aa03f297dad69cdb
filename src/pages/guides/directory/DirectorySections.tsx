import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { LAID_OUT_LATER } from '../../../browser/skipped-layout.ts';
import { type DirectorySection } from '../../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import { DIRECTORY_GROUPS, ownDirectoryGroupOf } from '../../../domain/guide/professions.ts';
import type { GuideCard } from '../../../domain/directory/public-guide.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { GuideCardView } from '../GuideCardView.tsx';
import { useMoreCards } from './more-cards.ts';
import './DirectorySections.css';
import { FIRST_CARDS, NARROW_CARDS } from '../../../domain/settings.ts';

interface SectionProps {
  readonly section: DirectorySection;
  readonly query: GuideQuery;
  readonly onMessage: (guide: GuideCard) => void;
}

interface MoreLabelProps {
  readonly rest: number;
  readonly isShort: boolean;
  /** Name of the section. */
  readonly section: string;
}

/** Moves the focus to the link of the card at an index of the list, once it is rendered. */
function useFocusOnCard() {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    if (place !== undefined) list.current?.children[place]?.querySelector('a')?.focus();
  }, [place]);
  /** Counts the visible cards: a narrow page hides some of the first ones. */
  const countVisible = () =>
    [...(list.current?.children ?? [])].filter((card) => getComputedStyle(card).display !== 'none').length;
  return { list, countVisible, focusCard: setPlace };
}

/** The number of further cards; one more on a narrow page, which shows one card less. */
function MoreLabel({ rest, isShort, section }: MoreLabelProps) {
  const t = useT();
  if (!isShort) return t('guides.showMore', { count: rest, section });
  return (
    <>
      <span className="directory-section__on-wide">{t('guides.showMore', { count: rest, section })}</span>
      <span className="directory-section__on-narrow">
        {t('guides.showMore', { count: rest + FIRST_CARDS - NARROW_CARDS, section })}
      </span>
    </>
  );
}

function GuideSection({ section, query, onMessage }: SectionProps) {
  const t = useT();
  const lang = useLang();
  const { shown, rest, address, isBeginning, load, hasFailed } = useMoreCards(section, query);
  const { list, countVisible, focusCard } = useFocusOnCard();
  const isShort = isBeginning && rest > 0;
  const name = DIRECTORY_GROUPS[section.group].name[lang];
  const headingId = `section-${section.group}`;
  const loadHere = (event: MouseEvent) => {
    event.preventDefault();
    const visible = countVisible();
    void load().then((isLoaded) => {
      if (isLoaded) focusCard(visible);
    });
  };
  return (
    <section className={`directory-section ${LAID_OUT_LATER}`} aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name} <span className="directory-section__count">{section.count}</span>
      </h2>
      {query.page > 1 ? (
        <LocalButtonLink to={`/guides${guideQueryString({ ...query, page: query.page - 1 })}`}>
          {t('guides.previousPage')}
        </LocalButtonLink>
      ) : null}
      <ul
        className={`plain-list directory-section__cards${isShort ? ' directory-section__cards--short' : ''}`}
        ref={list}
      >
        {shown.map((guide) => (
          <li key={guide.slug}>
            <GuideCardView
              guide={guide}
              isOfOtherProfession={ownDirectoryGroupOf(guide.profession) !== section.group}
              onMessage={onMessage}
            />
          </li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{t('guides.failedText')}</p> : null}
      {rest > 0 ? (
        <LocalButtonLink
          to={address}
          rel="nofollow"
          variant="outlined"
          className="directory-section__more"
          onClick={loadHere}
        >
          <MoreLabel rest={rest} isShort={isShort} section={name} />
        </LocalButtonLink>
      ) : null}
    </section>
  );
}

/** The sections of the directory; each shows its first cards and more on demand. */
export function DirectorySections({
  sections,
  ...rest
}: Omit<SectionProps, 'section'> & { readonly sections: readonly DirectorySection[] }) {
  return sections.map((section) => <GuideSection key={section.group} section={section} {...rest} />);
}
