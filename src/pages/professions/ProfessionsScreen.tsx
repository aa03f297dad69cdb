import { useT } from '../../i18n/use-t.ts';
import { Section } from '../../ui/page/Section.tsx';
import { useContent } from '../content.ts';
import { PageTop } from '../PageTop.tsx';
import { ProfessionCards } from './ProfessionCards.tsx';

/** `/professions`: all professions; the menu and the home page each show only some. */
export function Screen() {
  const t = useT();
  return (
    <>
      <PageTop page={useContent('content/front-pages', 'professionsPage')} />
      <Section title={t('shell.nav.professions')}>
        <ProfessionCards cards={useContent('content/professions/cards', 'professionCards')} large />
      </Section>
    </>
  );
}
