import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Section } from '../../ui/page/Section.tsx';
import { useContent } from '../content.ts';
import { PageTop } from '../PageTop.tsx';
import { newsListData } from '../../seo/structured-data.ts';
import { NewsCards } from './NewsCards.tsx';

export function Screen() {
  const t = useT();
  const lang = useLang();
  const newsPage = useContent('content/front-pages', 'newsPage');
  const news = useContent('content/news', 'news');
  return (
    <>
      <PageTop page={newsPage} jsonLd={[newsListData(newsPage.title[lang], news, lang)]} />
      <Section title={t('pages.allNews')}>
        <NewsCards articles={news} leading />
      </Section>
    </>
  );
}
