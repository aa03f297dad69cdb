import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NewsArticle } from '../../content/schema.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { Credit } from '../../ui/pictures/Credit.tsx';
import { FramedPicture } from '../../ui/pictures/Picture.tsx';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { newsArticleData, newsListData } from '../../seo/structured-data.ts';
import { BUILT_IN, published } from '../../content/published.ts';
import { newsPage } from '../../content/front-pages.ts';
import { PageTop } from '../PageTop.tsx';

/** `/news` */
export function NewsPage() {
  const { t, lang } = useI18n();
  const { news } = published;
  return (
    <>
      <PageTop page={newsPage} jsonLd={[newsListData(newsPage.title[lang], news, lang)]} />
      <Section title={t('pages.allNews')}>
        <PictureCards cards={news} leading priority />
        <LocalLink to="/news.xml" sx={{ display: 'inline-block', mt: 3 }}>
          {t('pages.newsFeed')}
        </LocalLink>
      </Section>
    </>
  );
}

/** Cards are drawn for the built-in news, with their titles. */
function hasShareCard({ slug, title }: NewsArticle): boolean {
  return BUILT_IN.news.some(
    (one) => one.slug === slug && one.title.en === title.en && one.title.ka === title.ka,
  );
}

/** `/news/:slug` */
export function NewsArticlePage({ article }: { readonly article: NewsArticle }) {
  const { t, lang } = useI18n();
  const title = article.title[lang];
  const crumbs = [
    { to: '/', text: t('shell.page/') },
    { to: '/news', text: newsPage.title[lang] },
  ];
  return (
    <>
      <PageHead
        title={title}
        description={article.excerpt[lang]}
        type="article"
        {...(hasShareCard(article) ? {} : { card: `/media/${article.image.name}-1200.webp` })}
        jsonLd={[
          breadcrumbData(crumbs, { to: `/news/${article.slug}`, text: title }, lang),
          newsArticleData(article, lang),
        ]}
      />
      <article>
        <LeadingPicture {...article.image} sizes="calc(100vw - 1px)" priority />
        <Container sx={{ py: 'var(--band)', '& > *': { maxWidth: '46rem' }, '& > .rich-text': { my: 4 } }}>
          <Breadcrumbs crumbs={crumbs} />
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, mt: 2, color: 'text.secondary' }}>
            <time dateTime={article.date}>{formatDate(article.date, lang)}</time>
            <span>{t('pages.author', { author: article.author[lang] })}</span>
            <Credit of={article.image} />
          </Stack>
          <Typography variant="subtitle1" component="p" sx={{ mt: 3 }}>
            {article.excerpt[lang]}
          </Typography>
          {article.body?.length ? (
            <RichText blocks={article.body} lang={lang} />
          ) : (
            <Notice>{t('pages.fullArticleSoon')}</Notice>
          )}
          <LocalButtonLink to="/news" variant="outlined">
            {t('pages.backToNews')}
          </LocalButtonLink>
        </Container>
      </article>
    </>
  );
}

const LeadingPicture = styled(FramedPicture)({
  blockSize: 'clamp(14rem, min(42vw, 50vh), 32rem)',
  aspectRatio: 'auto',
  borderRadius: 0,
  '@media print': { blockSize: '6cm' },
});
