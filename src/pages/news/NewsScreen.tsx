import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useFrontPages, useNews } from '../content.ts';
import { newsListData } from '../../seo/structured-data.ts';
import { NewsCards } from './NewsCards.tsx';

export function Screen() {
  const t = useT();
  const lang = useLang();
  const { newsPage } = useFrontPages();
  const { news } = useNews();
  const title = newsPage.title[lang];
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  return (
    <>
      <PageHead
        title={newsPage.meta.title[lang]}
        description={newsPage.meta.description[lang]}
        jsonLd={[breadcrumbData(crumbs, { to: '/news', text: title }, lang), newsListData(title, news, lang)]}
      />
      <PageHero eyebrow={<Breadcrumbs crumbs={crumbs} />} title={title} lead={newsPage.intro[lang]} />
      <Section title={t('pages.allNews')}>
        <NewsCards articles={news} leading />
      </Section>
    </>
  );
}
