import { useLocation } from 'react-router-dom';
import { useLang } from '../../i18n/lang-context.ts';
import { lastSegment, parsePath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { breadcrumbData } from '../../seo/breadcrumb-data.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useArticle } from '../content.ts';
import { organizationData } from '../../seo/structured-data.ts';
import { AssociationLinks } from './AssociationLinks.tsx';

/** The pages below `/association` that consist of one text. */
export function Screen() {
  const t = useT();
  const lang = useLang();
  const { path } = parsePath(useLocation().pathname);
  const article = useArticle(lastSegment(path));
  if (!article) return <NotFound />;
  const title = article.title[lang];
  const crumbs = [{ to: '/', text: t('shell.nav.home') }];
  if (path !== '/association/about') {
    crumbs.push({ to: '/association/about', text: t('shell.nav.association') });
  }
  return (
    <>
      <PageHead
        title={article.meta.title[lang]}
        description={article.meta.description[lang]}
        jsonLd={[
          breadcrumbData(crumbs, { to: path, text: title }, lang),
          ...(path === '/association/about' ? [organizationData(lang)] : []),
        ]}
      />
      <PageHero
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={title}
        lead={article.intro[lang]}
        {...(article.image ? { picture: article.image } : {})}
      />
      <Section>
        <div className="side-by-side">
          <RichText blocks={article.body} lang={lang} />
          <AssociationLinks shown={path} />
        </div>
      </Section>
    </>
  );
}
