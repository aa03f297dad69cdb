import { Navigate, useParams } from 'react-router-dom';
import type { ProfessionCard, ProfessionDetails } from '../../content/schema.ts';
import { hasDirectorySection, PROFESSION_ALIASES } from '../../domain/guide/professions.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { localPath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useContent, useProfessionDetails } from '../content.ts';
import { PageTop } from '../PageTop.tsx';
import { ProfessionCards } from './ProfessionCards.tsx';

/** Number of other professions on a profession page. */
const OTHERS = 4;

/** `/professions/:slug`; an alias redirects to the main slug. */
export function Screen() {
  const { slug = '' } = useParams();
  const lang = useLang();
  const canonical = Object.hasOwn(PROFESSION_ALIASES, slug) ? PROFESSION_ALIASES[slug] : undefined;
  const professionCards = useContent('content/professions/cards', 'professionCards');
  const card = professionCards.find((each) => each.slug === slug);
  const details = useProfessionDetails(slug);
  if (canonical !== undefined) return <Navigate to={localPath(`/professions/${canonical}`, lang)} replace />;
  if (!card || !details) return <NotFound />;
  return <Profession card={card} details={details} />;
}

/**
 * Links to the section of the directory, or to the association if nobody can be listed under the
 * profession.
 */
function GuidesLink({ slug }: { readonly slug: string }) {
  const t = useT();
  return hasDirectorySection(slug) ? (
    <LocalButtonLink to={`/guides?profession=${slug}`} variant="outlined">
      {t('pages.findGuide')}
    </LocalButtonLink>
  ) : (
    <LocalButtonLink to="/contact" variant="outlined">
      {t('pages.askForGuide')}
    </LocalButtonLink>
  );
}

/**
 * Returns the professions after this one in the catalogue, continuing from its beginning, so that every
 * page shows others.
 */
function following(cards: readonly ProfessionCard[], slug: string): ProfessionCard[] {
  const place = cards.findIndex((card) => card.slug === slug);
  return [...cards.slice(place + 1), ...cards.slice(0, place)];
}

interface ProfessionProps {
  readonly card: ProfessionCard;
  readonly details: ProfessionDetails;
}

function Profession({ card, details }: ProfessionProps) {
  const t = useT();
  const lang = useLang();
  const professionCards = useContent('content/professions/cards', 'professionCards');
  return (
    <>
      <PageTop
        page={{ title: card.title, intro: card.description, image: card.image, meta: details.meta }}
        parents={[{ to: '/professions', text: t('shell.nav.professions') }]}
      />
      <Section>
        <div className="side-by-side">
          <RichText blocks={details.body} lang={lang} />
          <aside className="side-by-side__aside" aria-label={t('pages.facts')}>
            <FactBox entries={details.facts} lang={lang} />
            <GuidesLink slug={card.slug} />
          </aside>
        </div>
      </Section>
      {details.admissions ? (
        <Section tone="ice" title={t('pages.admissions')}>
          <RichText blocks={details.admissions} lang={lang} />
        </Section>
      ) : null}
      <Section title={t('pages.otherProfessions')}>
        <ProfessionCards cards={following(professionCards, card.slug).slice(0, OTHERS)} />
        <p className="after-cards">
          <LocalButtonLink to="/professions" variant="outlined">
            {t('shell.allProfessions')}
          </LocalButtonLink>
        </p>
      </Section>
    </>
  );
}
