import { useI18n } from '../../i18n/use-t.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SideBySide } from '../../ui/page/SideBySide.tsx';
import type { Article } from '../../content/schema.ts';
import { PageTop } from '../PageTop.tsx';
import { organizationData } from '../../seo/structured-data.ts';
import { AssociationLinks } from './AssociationLinks.tsx';
import { DownloadList, PeopleList } from './PeopleList.tsx';
import { usePage } from '../../i18n/page-context.ts';

/** The pages below `/association` that consist of one text. */
export function ArticlePage({ article }: { readonly article: Article }) {
  const { t, lang } = useI18n();
  const { path } = usePage();
  const isAbout = path === '/association/about';
  return (
    <>
      <PageTop
        page={article}
        parents={isAbout ? [] : [{ to: '/association/about', text: t('shell.nav.association') }]}
        jsonLd={isAbout ? [organizationData(lang)] : []}
      />
      <Section>
        <SideBySide>
          <div>
            <RichText blocks={article.body} lang={lang} />
            {path === '/association/governance' ? <PeopleList groups={['board', 'examiners']} /> : null}
            {path === '/association/media-kit' ? <DownloadList /> : null}
          </div>
          <AssociationLinks />
        </SideBySide>
      </Section>
    </>
  );
}
