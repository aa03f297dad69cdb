import type { ReactNode } from 'react';
import type { MembersPath } from '../content/routes.ts';
import type { Lang } from '../domain/lang.ts';
import type { CompiledMessages } from '../i18n/catalogue.ts';
import type { PageAddress } from '../i18n/page-context.ts';
import { SiteFrame } from '../islands/frame/SiteFrame.tsx';
import type { Assets } from './assets.ts';
import { htmlDocument } from './document.ts';
import { draw } from './draw.tsx';

/** Of the members' application, with its messages. */
interface Application {
  readonly application: MembersPath;
  readonly messages: CompiledMessages;
}

/** Draws the document of a page, in the frame of the site. */
export function pageDocument(
  assets: Assets,
  page: ReactNode,
  lang: Lang,
  address: PageAddress,
  { application, messages }: Partial<Application> = {},
): string {
  const drawing = draw(<SiteFrame>{page}</SiteFrame>, lang, address, messages);
  return htmlDocument(assets, { ...drawing, lang, application });
}
