import type { ReactNode } from 'react';
import type { Localized } from '../domain/lang.ts';
import { useI18n } from '../i18n/use-t.ts';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import type { JsonLdObject } from '../seo/JsonLd.tsx';
import { Breadcrumbs, type Crumb } from '../ui/page/Breadcrumbs.tsx';
import { PageHead, type PageHeadProps } from '../ui/page/PageHead.tsx';
import { PageHero } from '../ui/page/PageHero.tsx';
import { usePage } from '../i18n/page-context.ts';

interface PageTopProps {
  readonly page: {
    readonly title: Localized | string;
    readonly intro?: Localized | undefined;
    readonly image?: { readonly name: string; readonly alt: Localized } | undefined;
    /** For search engines. */
    readonly summary: Localized | string;
  };
  /** What the elements of `<head>` say otherwise. */
  readonly head?: Partial<PageHeadProps>;
  /** Parent pages other than home. */
  readonly parents?: readonly Crumb[];
  /** Instead of the introduction. */
  readonly lead?: ReactNode;
  /** Structured data beside that of the breadcrumbs. */
  readonly jsonLd?: readonly JsonLdObject[];
  readonly low?: boolean;
  readonly children?: ReactNode;
}

/** The top of a page: elements of `<head>`, breadcrumbs, title and introduction. */
export function PageTop({ page, head, parents = [], lead, jsonLd = [], low, children }: PageTopProps) {
  const { t, lang } = useI18n();
  const { path } = usePage();
  const written = (text: Localized | string) => (typeof text === 'string' ? text : text[lang]);
  const title = written(page.title);
  const crumbs = [{ to: '/', text: t('shell.page/') }, ...parents];
  return (
    <>
      <PageHead
        title={title}
        description={written(page.summary)}
        jsonLd={[breadcrumbData(crumbs, { to: path, text: title }, lang), ...jsonLd]}
        {...head}
      />
      <PageHero
        low={low}
        eyebrow={<Breadcrumbs crumbs={crumbs} />}
        title={title}
        lead={lead ?? page.intro?.[lang]}
        picture={page.image}
      >
        {children}
      </PageHero>
    </>
  );
}
