import { useT } from '../../i18n/use-t.ts';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { ProfessionCards } from './ProfessionCards.tsx';
import { professionsPage } from '../../content/front-pages.ts';
import { professionCards } from '../../content/professions/cards.ts';

/** `/professions`: all professions; the menu and the home page each show only some. */
export function ProfessionsPage() {
  const t = useT();
  return (
    <>
      <PageTop page={professionsPage} />
      <Section title={t('shell.nav.professions')}>
        <ProfessionCards cards={professionCards} large />
      </Section>
    </>
  );
}
