import { useLocation } from 'react-router-dom';
import { useLang } from '../../i18n/lang-context.ts';
import { lastSegment, parsePath } from '../../domain/paths.ts';
import { useT } from '../../i18n/use-t.ts';
import { NotFound } from '../../ui/page/NotFound.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useArticle } from '../content.ts';
import { PageTop } from '../PageTop.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import { AssociationLinks } from './AssociationLinks.tsx';

/** The pages below `/association` that consist of one text. */
export function Screen() {
  const t = useT();
  const lang = useLang();
  const { path } = parsePath(useLocation().pathname);
  const article = useArticle(lastSegment(path));
  if (!article) return <NotFound />;
  const isAbout = path === '/association/about';
  return (
    <>
      <PageTop
        page={article}
        parents={isAbout ? [] : [{ to: '/association/about', text: t('shell.nav.association') }]}
        jsonLd={isAbout ? [organizationData(lang)] : []}
      />
      <Section>
        <div className="side-by-side">
          <RichText blocks={article.body} lang={lang} />
          <AssociationLinks />
        </div>
      </Section>
    </>
  );
}
