import { use } from 'react';
import { createModuleCache } from '../../i18n/module-cache.ts';
import { KeptPageContext } from '../../navigation/kept-page.ts';
import { KEPT_CLASS, KeptHtml } from '../../ui/page/KeptHtml.tsx';
import type * as homeParts from './HomeParts.tsx';

type Parts = typeof homeParts;

interface HomePartProps {
  readonly name: keyof Parts;
}

const modules = createModuleCache<Parts>();

const loadParts = () => import('./HomeParts.tsx');

/** Fetches the parts ahead of a visit that draws them. */
export async function preloadParts(): Promise<void> {
  await modules.load('parts', loadParts);
}

/** A section of the home page on which nothing acts. */
export function HomePart({ name }: HomePartProps) {
  return use(KeptPageContext) ? <KeptHtml key="kept" /> : <DrawnPart name={name} />;
}

function DrawnPart({ name }: HomePartProps) {
  const { [name]: Part } = modules.useModule('parts', loadParts);
  return (
    <div className={KEPT_CLASS}>
      <Part />
    </div>
  );
}
