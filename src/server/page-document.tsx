import type { ReactNode } from 'react';
import type { Lang } from '../domain/lang.ts';
import type { PageAddress } from '../i18n/page-context.ts';
import { SiteFrame } from '../islands/frame/SiteFrame.tsx';
import type { Assets } from './assets.ts';
import { htmlDocument } from './document.ts';
import { draw } from './draw.tsx';

/** Draws the document of a page, in the frame of the site. */
export function pageDocument(assets: Assets, page: ReactNode, lang: Lang, address: PageAddress): string {
  return htmlDocument(assets, { ...draw(<SiteFrame>{page}</SiteFrame>, lang, address), lang });
}
