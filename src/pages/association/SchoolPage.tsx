import { useToday } from '../../i18n/dates.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { InlineText } from '../../ui/text/InlineText.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { published } from '../../content/published.ts';
import { upcomingIntakes } from '../../domain/school/intakes.ts';
import { ats } from '../../content/association/ats.ts';
import { AssociationPage } from './AssociationPage.tsx';
import { Intakes } from './Intakes.tsx';
import { ProgramDetails } from './ProgramDetails.tsx';
import { ProgramTable } from './ProgramTable.tsx';
import { schoolPrograms } from '../../content/school-programs.ts';

/** The school: its text, the eleven programmes in comparison, and the details of each. */
export function SchoolPage() {
  const { t, lang } = useI18n();
  const intakes = upcomingIntakes(published.intakes, useToday());
  return (
    <>
      <AssociationPage page={ats}>
        <RichText blocks={ats.body} lang={lang} />
      </AssociationPage>
      <Section tone="ice" title={t('pages.intakes')}>
        <Intakes />
      </Section>
      <Section
        id="programmes"
        title={t('pages.programmes')}
        intro={
          <>
            {t('pages.programmesIntro')} <InlineText text={t('pages.programmesOthers')} />
          </>
        }
      >
        <ProgramTable programs={schoolPrograms} />
      </Section>
      <Section tone="ice" title={t('pages.programmesInDetail')}>
        {schoolPrograms.map((program) => (
          <ProgramDetails
            key={program.id}
            program={program}
            intakes={intakes.filter(({ programme }) => programme === program.id)}
          />
        ))}
      </Section>
    </>
  );
}
