import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SchoolProgram } from '../../content/schema.ts';
import type { Intake } from '../../domain/school/intakes.ts';
import { JsonLd } from '../../seo/JsonLd.tsx';
import { courseData } from '../../seo/structured-data.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { FramedPicture } from '../../ui/pictures/Picture.tsx';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { AskSchool, IntakeList } from './Intakes.tsx';
import { COMPARED_FACTS, factOf } from './ProgramTable.tsx';

interface ProgramDetailsProps {
  readonly program: SchoolProgram;
  /** Of the programme, still to come. */
  readonly intakes: readonly Intake[];
}

/** One programme of the school: picture, facts, contents, requirements. */
export function ProgramDetails({ program, intakes }: ProgramDetailsProps) {
  const { t, lang } = useI18n();
  return (
    <Program id={program.id}>
      {/* Beside the same words, which makes the compressed page smaller than in its head. */}
      <JsonLd data={courseData(program, lang, intakes)} />
      <FramedPicture {...program.image} sizes="(min-width: 900px) 26rem, 100vw" />
      <div>
        <Typography variant="h3">{program.title[lang]}</Typography>
        <p>{program.description[lang]}</p>
        <FactBox
          lang={lang}
          entries={[...COMPARED_FACTS, 'locations' as const].map((fact) => ({
            label: t(`pages.programme.${fact}`),
            value: factOf(program, fact),
          }))}
        />
        <Typography variant="h4">{t('pages.programme.highlights')}</Typography>
        <ul>
          {program.highlights.map((highlight) => (
            <li key={highlight[lang]}>{highlight[lang]}</li>
          ))}
        </ul>
        <Typography variant="h4">{t('pages.programme.prerequisites')}</Typography>
        <p>{program.prerequisites[lang]}</p>
        {intakes.length > 0 ? (
          <>
            <Typography variant="h4">{t('pages.intakes')}</Typography>
            <IntakeList intakes={intakes} isNamed={false} isBrief />
          </>
        ) : null}
        <p>
          <AskSchool programme={program.id} />
        </p>
        {program.profession ? (
          <p>
            <LocalLink to={`/professions/${program.profession}`}>{t('pages.programme.profession')}</LocalLink>
          </p>
        ) : null}
      </div>
    </Program>
  );
}

const Program = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem clamp(1.5rem, 4vw, 4rem)',
  paddingBlock: '2.5rem',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& p': { margin: '0.75rem 0 0' },
  '& h4': { margin: '1.5rem 0 0.5rem', '& + p': { marginBlockStart: 0 } },
  '& ul:not(.plain-list)': { margin: 0, paddingInlineStart: '1.25rem' },
  '& .fact-box': { marginBlockStart: '1.25rem' },
  '& .fact-box dl': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media (min-width: 47.5rem) and (max-width: 56.24rem), (min-width: 75rem)': {
      gridTemplateColumns: '17fr 13fr 17fr 12fr',
    },
  },
  '& dl > :last-child': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', alignItems: 'start' },
  '@media print': { gridTemplateColumns: '4.5cm minmax(0, 1fr)', paddingBlock: '1.25rem' },
}));
