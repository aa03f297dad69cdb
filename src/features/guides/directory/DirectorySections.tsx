import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { DirectorySection } from '../../../domain/directory/directory-page.ts';
import { guideQueryString, type GuideQuery } from '../../../domain/directory/guide-query.ts';
import { DIRECTORY_GROUPS, ownDirectoryGroupOf } from '../../../domain/guide/professions.ts';
import type { GuideCard } from '../../../domain/directory/public-guide.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { GuideCardView } from '../GuideCardView.tsx';
import { useMoreCards } from './more-cards.ts';
import './DirectorySections.css';

interface SectionProps {
  readonly section: DirectorySection;
  readonly query: GuideQuery;
  readonly onMessage: (guide: GuideCard) => void;
}

/** Moves the focus to the link of the card at a place of the list, once it is drawn. */
function useFocusOnCard() {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<number>();
  useEffect(() => {
    if (place !== undefined) list.current?.children[place]?.querySelector('a')?.focus();
  }, [place]);
  return { list, focusCard: setPlace };
}

function GuideSection({ section, query, onMessage }: SectionProps) {
  const t = useT();
  const lang = useLang();
  const { shown, rest, address, load, hasFailed } = useMoreCards(section, query);
  const { list, focusCard } = useFocusOnCard();
  const name = DIRECTORY_GROUPS[section.group].name[lang];
  const headingId = `section-${section.group}`;
  const loadHere = (event: MouseEvent) => {
    event.preventDefault();
    void load().then(focusCard);
  };
  return (
    <section className="directory-section" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {name} <span className="directory-section__count">{section.count}</span>
      </h2>
      {query.page > 1 ? (
        <LocalButtonLink to={`/guides${guideQueryString({ ...query, page: query.page - 1 })}`}>
          {t('guides.previousPage')}
        </LocalButtonLink>
      ) : null}
      <ul className="directory-section__cards" ref={list}>
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
          {t('guides.showMore', { count: rest, section: name })}
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
