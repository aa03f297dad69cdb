import type { Localized } from '../../domain/lang.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { InlineText } from '../../ui/text/InlineText.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { itemListData } from '../../seo/structured-data.ts';
import { ElevationProfile, TitledTexts } from './ElevationProfile.tsx';
import './BecomingGuidePage.css';
import { becomingGuide } from '../../content/becoming-guide.ts';

/** The comparison of the programmes with duration and cost. */
const PROGRAMMES = '/association/ats#programmes';

/** The path to the profession, drawn as a route with four camps. */
export function BecomingGuidePage() {
  const t = useT();
  const lang = useLang();
  const { intro, training, specialisations, certifyingBodies, begin, closing } = becomingGuide;
  const namesOf = (items: readonly { readonly title: Localized }[]) => items.map((item) => item.title[lang]);
  return (
    <>
      <PageTop
        page={{ ...becomingGuide, intro: intro[0] }}
        jsonLd={[
          itemListData(specialisations.title[lang], namesOf(specialisations.items)),
          itemListData(begin.title[lang], namesOf(begin.steps)),
        ]}
      >
        {intro.slice(1).map((paragraph) => (
          <p key={paragraph[lang]}>{paragraph[lang]}</p>
        ))}
      </PageTop>
      <Section title={training.title[lang]} intro={training.intro[lang]}>
        <ElevationProfile steps={training.steps} />
      </Section>
      <Section tone="ice" title={specialisations.title[lang]} intro={specialisations.intro[lang]}>
        <ul className="plain-list specialisations">
          {specialisations.items.map((item) => (
            <li key={item.id}>
              <div className="picture-frame">
                <Picture {...item.image} sizes="(min-width: 900px) 24rem, (min-width: 600px) 50vw, 100vw" />
              </div>
              <h3>{item.title[lang]}</h3>
              <p>
                <InlineText text={item.text[lang]} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={certifyingBodies.title[lang]} intro={certifyingBodies.intro[lang]}>
        <ul className="plain-list bodies">
          <TitledTexts items={certifyingBodies.items} />
        </ul>
      </Section>
      <Section tone="ice" title={begin.title[lang]} intro={begin.intro[lang]}>
        <ol className="plain-list stages">
          <TitledTexts items={begin.steps} />
        </ol>
        <p className="after-cards">
          <LocalButtonLink to={PROGRAMMES} variant="outlined">
            {t('pages.programmesFacts')}
          </LocalButtonLink>
        </p>
      </Section>
      <Section tone="night" title={closing.title[lang]} intro={<InlineText text={closing.text[lang]} />}>
        <LocalButtonLink to={PROGRAMMES} variant="contained" color="secondary" size="large">
          {t('pages.chooseProgramme')}
        </LocalButtonLink>
        <p className="after-cards">
          {t('pages.alreadyGuide')} <LocalLink to="/guide-profile">{t('pages.register')}</LocalLink>
        </p>
      </Section>
    </>
  );
}
