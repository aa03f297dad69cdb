import { useT } from '../../i18n/use-t.ts';
import { Section } from '../../ui/page/Section.tsx';
import { PageTop } from '../PageTop.tsx';
import { PictureCards } from '../../ui/pictures/PictureCards.tsx';
import { professionsPage } from '../../content/front-pages.ts';
import { professionCards } from '../../content/professions/cards.ts';

/** `/professions`: all professions; the menu and the home page each show only some. */
export function ProfessionsPage() {
  const t = useT();
  return (
    <>
      <PageTop page={professionsPage} />
      <Section title={t('shell.nav.professions')}>
        <PictureCards cards={professionCards} min="21rem" />
      </Section>
    </>
  );
}
