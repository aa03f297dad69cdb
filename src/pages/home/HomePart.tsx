import { use } from 'react';
import { createModuleCache } from '../../i18n/module-cache.ts';
import { UnhydratedPageContext } from '../../navigation/unhydrated-page.ts';
import { UNHYDRATED_CLASS, UnhydratedHtml } from '../../ui/page/UnhydratedHtml.tsx';
import type * as homeParts from './HomeParts.tsx';

type Parts = typeof homeParts;

interface HomePartProps {
  readonly name: keyof Parts;
}

const modules = createModuleCache<Parts>();

const loadParts = () => import('./HomeParts.tsx');

/** Prefetches the parts for a client-side navigation that renders them. */
export async function preloadParts(): Promise<void> {
  await modules.load('parts', loadParts);
}

/** A section of the home page without interactive parts, which is not hydrated. */
export function HomePart({ name }: HomePartProps) {
  return use(UnhydratedPageContext) ? <UnhydratedHtml /> : <RenderedPart name={name} />;
}

function RenderedPart({ name }: HomePartProps) {
  const { [name]: Part } = modules.useModule('parts', loadParts);
  return (
    <div className={UNHYDRATED_CLASS}>
      <Part />
    </div>
  );
}
