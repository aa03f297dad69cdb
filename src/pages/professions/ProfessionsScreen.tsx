import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useFrontPages, useProfessionCards } from '../content.ts';
import { ProfessionCards } from './ProfessionCards.tsx';

/** `/professions`: all professions; the menu and the home page each show only some. */
export function Screen() {
  const t = useT();
  const lang = useLang();
  const { professionsPage } = useFrontPages();
  const { professionCards } = useProfessionCards();
  const title = professionsPage.title[lang];
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <PageHead
        title={professionsPage.meta.title[lang]}
        description={professionsPage.meta.description[lang]}
        jsonLd={breadcrumbData(crumbs, { to: '/professions', text: title }, lang)}
      />
      <PageHero eyebrow={<Breadcrumbs crumbs={crumbs} />} title={title} lead={professionsPage.intro[lang]} />
      <Section title={t('shell.nav.professions')}>
        <ProfessionCards cards={professionCards} large />
      </Section>
    </>
  );
}
