import { useLang } from '../../i18n/lang-context.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import type { Article } from '../../content/schema.ts';
import { organizationData } from '../../seo/structured-data.ts';
import { AssociationPage } from './AssociationPage.tsx';
import { DownloadList, PeopleList } from './PeopleList.tsx';
import { usePage } from '../../i18n/page-context.ts';

/** The pages below `/association` that consist of one text. */
export function ArticlePage({ article }: { readonly article: Article }) {
  const lang = useLang();
  const { path } = usePage();
  return (
    <AssociationPage page={article} jsonLd={path === '/association/about' ? [organizationData(lang)] : []}>
      <div>
        <RichText blocks={article.body} lang={lang} />
        {path === '/association/governance' ? <PeopleList groups={['board', 'examiners']} /> : null}
        {path === '/association/media-kit' ? <DownloadList /> : null}
      </div>
    </AssociationPage>
  );
}
