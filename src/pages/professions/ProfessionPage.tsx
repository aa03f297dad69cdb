import { styled } from '@mui/material/styles';
import type { ProfessionCard } from '../../content/schema.ts';
import { hasDirectorySection } from '../../domain/guide/professions.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SideBySide } from '../../ui/page/SideBySide.tsx';
import { PROFESSION_DETAILS } from '../../content/professions/details.ts';
import { PageTop } from '../PageTop.tsx';
import { ProfessionCards } from './ProfessionCards.tsx';
import { professionCards } from '../../content/professions/cards.ts';

/** Number of other professions on a profession page. */
const OTHERS = 4;

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

/** `/professions/:slug` */
export function ProfessionPage({ card }: { readonly card: ProfessionCard }) {
  const t = useT();
  const lang = useLang();
  const details = PROFESSION_DETAILS[card.slug];
  return (
    <>
      <PageTop
        page={{ title: card.title, intro: card.description, image: card.image, meta: details.meta }}
        parents={[{ to: '/professions', text: t('shell.nav.professions') }]}
      />
      <Section>
        <SideBySide>
          <RichText blocks={details.body} lang={lang} />
          <Aside aria-label={t('pages.facts')}>
            <FactBox entries={details.facts} lang={lang} />
            <Actions sx={{ mt: 3 }}>
              <GuidesLink slug={card.slug} />
            </Actions>
          </Aside>
        </SideBySide>
      </Section>
      {details.admissions ? (
        <Section tone="ice" title={t('pages.admissions')}>
          <RichText blocks={details.admissions} lang={lang} />
        </Section>
      ) : null}
      <Section title={t('pages.otherProfessions')}>
        <ProfessionCards cards={following(professionCards, card.slug).slice(0, OTHERS)} />
        <Actions>
          <LocalButtonLink to="/professions" variant="outlined">
            {t('shell.allProfessions')}
          </LocalButtonLink>
        </Actions>
      </Section>
    </>
  );
}

/** Above the text on a narrow screen, one fact below the other beside it. */
const Aside = styled('aside')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { order: -1 },
  [theme.breakpoints.up('md')]: { '& .fact-box dl': { gridTemplateColumns: '1fr' } },
  '@media print': { order: -1, '& .fact-box dl': { gridTemplateColumns: 'repeat(3, 1fr)' } },
}));
