import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { TitledText } from '../../content/schema.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { InlineText } from '../../ui/text/InlineText.tsx';
import { TitledItem, TitledTexts } from '../../ui/text/TitledTexts.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { FramedPicture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { NextIntakes } from '../association/Intakes.tsx';
import { PageTop } from '../PageTop.tsx';
import { itemListData } from '../../seo/structured-data.ts';
import { becomingGuide } from '../../content/becoming-guide.ts';
import { schoolPrograms } from '../../content/school-programs.ts';
import { formatNumber } from '../../i18n/dates.ts';

/** The comparison of the programmes with duration and cost. */
const PROGRAMMES = '/association/ats#programmes';

const LOWEST_COST = Math.min(...schoolPrograms.flatMap(({ cost }) => cost.minGel ?? []));

/** The path to the profession. */
export function BecomingGuidePage() {
  const { t, lang } = useI18n();
  const { intro, training, specialisations, certifyingBodies, begin, closing } = becomingGuide;
  const namesOf = (items: readonly TitledText[]) => items.map(({ title }) => ({ name: title[lang] }));
  return (
    <>
      <PageTop
        page={{ ...becomingGuide, intro: intro[0] }}
        jsonLd={[
          itemListData(specialisations.title[lang], namesOf(specialisations.items)),
          itemListData(begin.title[lang], namesOf(begin.steps)),
        ]}
      >
        <Actions>
          <LocalButtonLink to={PROGRAMMES} variant="contained">
            {t('pages.programmesFrom', { cost: formatNumber(LOWEST_COST, lang) })}
          </LocalButtonLink>
        </Actions>
        <NextIntakes />
        {intro.slice(1).map((paragraph) => (
          <p key={paragraph[lang]}>{paragraph[lang]}</p>
        ))}
      </PageTop>
      <Section title={training.title[lang]} intro={training.intro[lang]}>
        <TitledTexts items={training.steps} component="ol" size={{ xs: 12, sm: 6, md: 3 }} />
      </Section>
      <Section tone="ice" title={specialisations.title[lang]} intro={specialisations.intro[lang]}>
        <Grid container component="ul" className="plain-list" spacing={4}>
          {specialisations.items.map((item) => (
            <Grid
              key={item.id}
              component="li"
              size={{ xs: 12, sm: 6, md: 4 }}
              sx={{ '& .picture-frame': { mb: 2 } }}
            >
              <FramedPicture
                {...item.image}
                sizes="(min-width: 900px) 24rem, (min-width: 600px) 50vw, 100vw"
              />
              <TitledItem item={item} />
            </Grid>
          ))}
        </Grid>
      </Section>
      <Section title={certifyingBodies.title[lang]} intro={certifyingBodies.intro[lang]}>
        <TitledTexts items={certifyingBodies.items} component="ul" size={{ xs: 12, md: 4 }} />
      </Section>
      <Section tone="ice" title={begin.title[lang]} intro={begin.intro[lang]}>
        <TitledTexts items={begin.steps} component="ol" size={{ xs: 12, sm: 6, md: 3 }} />
        <Actions>
          <LocalButtonLink to={PROGRAMMES} variant="outlined">
            {t('pages.programmesFacts')}
          </LocalButtonLink>
        </Actions>
      </Section>
      <Section tone="night" title={closing.title[lang]} intro={<InlineText text={closing.text[lang]} />}>
        <LocalButtonLink to={PROGRAMMES} variant="contained" color="secondary" size="large">
          {t('pages.chooseProgramme')}
        </LocalButtonLink>
        <Typography sx={{ mt: 4 }}>
          {t('pages.alreadyGuide')} <LocalLink to="/guide-profile">{t('pages.register')}</LocalLink>
        </Typography>
      </Section>
    </>
  );
}
