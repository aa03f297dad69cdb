import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ProfessionCard } from '../../content/schema.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SideBySide } from '../../ui/page/SideBySide.tsx';
import { PROFESSION_DETAILS } from '../../content/professions/details.ts';
import { schoolPrograms } from '../../content/school-programs.ts';
import { Intakes } from '../association/Intakes.tsx';
import { PageTop } from '../PageTop.tsx';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';
import { professionsPage } from '../../content/front-pages.ts';
import { professionCards } from '../../content/professions/cards.ts';

/** `/professions`: all professions; the menu and the home page each show only some. */
export function ProfessionsPage() {
  const t = useT();
  return (
    <>
      <PageTop page={professionsPage} />
      <Section title={t('shell.nav.professions')}>
        <PictureCards cards={professionCards} min="21rem" />
      </Section>
    </>
  );
}

/** Number of other professions on a profession page. */
const OTHERS = 4;

/** `/professions/:slug` */
export function ProfessionPage({ card }: { readonly card: ProfessionCard }) {
  const { t, lang } = useI18n();
  const details = PROFESSION_DETAILS[card.slug];
  const programme = schoolPrograms.find(({ profession }) => profession === card.slug);
  const place = professionCards.indexOf(card);
  // Those after this one in the catalogue, continuing from its beginning, so that every page shows others.
  const others = [...professionCards.slice(place + 1), ...professionCards.slice(0, place)].slice(0, OTHERS);
  return (
    <>
      <PageTop
        page={{ title: card.title, intro: card.description, image: card.image, summary: details.summary }}
        parents={[{ to: '/professions', text: t('shell.nav.professions') }]}
      />
      <Section>
        <SideBySide>
          <RichText blocks={details.body} lang={lang} />
          <Aside aria-label={t('pages.facts')}>
            <FactBox entries={details.facts} lang={lang} />
            <Typography variant="h4" component="h2" sx={{ mt: 3 }}>
              {t('pages.intakes')}
            </Typography>
            <Intakes programme={programme?.id ?? null} />
            <Actions sx={{ mt: 3 }}>
              <LocalButtonLink to={`/guides?profession=${card.slug}`} variant="outlined">
                {t('pages.findGuide')}
              </LocalButtonLink>
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
        <PictureCards cards={others} />
        <Actions>
          <LocalButtonLink to="/professions" variant="outlined">
            {t('shell.page/professions')}
          </LocalButtonLink>
        </Actions>
      </Section>
    </>
  );
}

/** Above the text on a narrow screen and on paper. */
const Aside = styled('aside')(({ theme }) => ({
  order: -1,
  [`@media screen and (min-width: ${theme.breakpoints.values.md}rem)`]: { order: 0 },
}));
