import Link from '@mui/material/Link';
import { localPath } from '../../domain/paths.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { newsListData } from '../../seo/structured-data.ts';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';
import { newsPage } from '../../content/front-pages.ts';
import { published } from '../../content/published.ts';

export function NewsPage() {
  const { t, lang } = useI18n();
  const { news } = published;
  return (
    <>
      <PageTop page={newsPage} jsonLd={[newsListData(newsPage.title[lang], news, lang)]} />
      <Section title={t('pages.allNews')}>
        <PictureCards cards={news} leading priority />
        <Link href={localPath('/news.xml', lang)} sx={{ display: 'inline-block', mt: 3 }}>
          {t('pages.newsFeed')}
        </Link>
      </Section>
    </>
  );
}
