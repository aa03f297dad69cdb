import type { NewsArticle } from '../../content/schema.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { newsArticleData } from '../../seo/structured-data.ts';
import { NewsCards } from './NewsCards.tsx';
import './NewsArticlePage.css';
import { news } from '../../content/news.ts';
import { newsPage } from '../../content/front-pages.ts';

const MORE_NEWS = 3;

/** `/news/:slug` */
export function NewsArticlePage({ article }: { readonly article: NewsArticle }) {
  const t = useT();
  const lang = useLang();
  const title = article.title[lang];
  const crumbs = [
    { to: '/', text: t('shell.nav.home') },
    { to: '/news', text: newsPage.title[lang] },
  ];
  const others = news.filter(({ slug }) => slug !== article.slug).slice(0, MORE_NEWS);
  return (
    <>
      <PageHead
        title={article.meta.title[lang]}
        description={article.meta.description[lang]}
        type="article"
        jsonLd={[
          breadcrumbData(crumbs, { to: `/news/${article.slug}`, text: title }, lang),
          newsArticleData(article, lang),
        ]}
      />
      <article className="news-article">
        <div className="news-article__picture picture-frame">
          <Picture {...article.image} sizes="calc(100vw - 1px)" priority />
        </div>
        <div className="news-article__text">
          <Breadcrumbs crumbs={crumbs} />
          <h1 tabIndex={-1}>{title}</h1>
          <p className="news-article__byline">
            <time dateTime={article.date}>{formatDate(article.date, lang)}</time>
            <span>{t('pages.author', { author: article.author[lang] })}</span>
          </p>
          <p className="news-article__excerpt">{article.excerpt[lang]}</p>
          <p className="news-article__notice">{t('pages.fullArticleSoon')}</p>
          <LocalButtonLink to="/news" variant="outlined">
            {t('pages.backToNews')}
          </LocalButtonLink>
        </div>
      </article>
      <Section tone="ice" title={t('pages.moreNews')}>
        <NewsCards articles={others} />
      </Section>
    </>
  );
}
