import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { published } from '../../content/published.ts';
import { schoolPrograms } from '../../content/school-programs.ts';
import type { Lang } from '../../domain/lang.ts';
import { applyPath, officePath } from '../../domain/messages/message-paths.ts';
import {
  calendarPath,
  lastDayToApply,
  takesApplications,
  upcomingIntakes,
  type Intake,
} from '../../domain/school/intakes.ts';
import { PROGRAMME_TITLES, type ProgrammeId } from '../../domain/school/programmes.ts';
import { formatDate, formatNumber, useToday } from '../../i18n/dates.ts';
import { useI18n, useT, type Translate } from '../../i18n/use-t.ts';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import { InlineText } from '../../ui/text/InlineText.tsx';

interface IntakesProps {
  /** All of them by default; null for what the school has no programme of. */
  readonly programme?: ProgrammeId | null | undefined;
}

/** The upcoming starts, and whom to ask for others. What is past is taken away by `islands/frame/start-frame.ts`. */
export function Intakes({ programme }: IntakesProps) {
  const upcoming = upcomingIntakes(published.intakes, useToday());
  const intakes = upcoming.filter((one) => programme === undefined || one.programme === programme);
  return (
    <>
      <IntakeList intakes={intakes} isNamed={programme === undefined} />
      <p>
        <AskSchool programme={programme} />
      </p>
    </>
  );
}

/** Whom to ask, also where there is no intake. */
export function AskSchool({ programme }: IntakesProps) {
  const t = useT();
  return <InlineText text={t('pages.intake.ask', { path: officePath(programme ?? 'school') })} />;
}

/** What a start costs; without a price of its own, what its programme does. */
export function costOf({ programme, price }: Intake, lang: Lang, t: Translate): string | undefined {
  return price === undefined
    ? schoolPrograms.find(({ id }) => id === programme)?.cost.text[lang]
    : t('pages.intake.price', { price: formatNumber(price, lang) });
}

/** Number of starts in the first screen of a page. */
const NEXT = 2;

/** The next starts that may be applied for. */
export function NextIntakes() {
  const t = useT();
  const today = useToday();
  const open = upcomingIntakes(published.intakes, today).filter((one) => takesApplications(one, today));
  if (open.length === 0) return null;
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mt: 2 }}>
        {t('pages.intakes')}
      </Typography>
      <IntakeList intakes={open.slice(0, NEXT)} isNamed isBrief />
    </>
  );
}

interface IntakeListProps {
  readonly intakes: readonly Intake[];
  /** With the programme, whose details it leads to. */
  readonly isNamed: boolean;
  /** Without what is to be known later. */
  readonly isBrief?: boolean;
}

/** Starts, each with the link by which one applies for it. */
export function IntakeList({ intakes, isNamed, isBrief = false }: IntakeListProps) {
  const { t, lang } = useI18n();
  const today = useToday();
  return (
    <List className="plain-list">
      {intakes.map((intake) => {
        const { id, programme, first_day, place, assessment_day, places, price, minimum_age, state } = intake;
        const title = PROGRAMME_TITLES[programme][lang];
        const day = formatDate(first_day, lang);
        const until = lastDayToApply(intake);
        const isOpen = takesApplications(intake, today);
        const isOver = (state === 'open' || state === 'full') && !isOpen;
        const apply = t('pages.intake.apply', { state });
        const facts = [
          assessment_day && t('pages.intake.assessment', { date: formatDate(assessment_day, lang) }),
          places && t('pages.intake.places', { places }),
          price && t('pages.intake.price', { price: formatNumber(price, lang) }),
          minimum_age && t('pages.intake.age', { age: minimum_age }),
        ].filter(Boolean);
        const details = isBrief ? costOf(intake, lang, t) : facts.join(' · ');
        return (
          <li key={id} data-until={first_day}>
            {isNamed ? <LocalLink to={`/association/ats#${programme}`}>{title}</LocalLink> : null}
            <div>
              <time dateTime={first_day}>{day}</time>, {place[lang]}
            </div>
            <div className="intake-state">
              <Icon name={isOver ? 'close' : SIGNS[state]} />
              {t(`pages.intake.${isOver ? 'over' : state}`, { date: formatDate(until, lang) })}
            </div>
            {details ? <div>{details}</div> : null}
            {isOpen ? (
              <LocalButtonLink
                to={applyPath(id)}
                size="small"
                variant="contained"
                data-until={until}
                aria-label={`${apply}: ${title}, ${day}`}
              >
                {apply}
              </LocalButtonLink>
            ) : null}
            {isBrief || state === 'cancelled' ? null : (
              <LocalLink to={calendarPath(id)} aria-label={`${t('pages.intake.calendar')}: ${title}, ${day}`}>
                {t('pages.intake.calendar')}
              </LocalLink>
            )}
          </li>
        );
      })}
    </List>
  );
}

const SIGNS: Readonly<Record<Intake['state'], IconName>> = {
  announced: 'clock',
  open: 'verified',
  full: 'pause',
  cancelled: 'close',
};

const List = styled('ul')(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: spacing(4),
  '& li': {
    paddingBlock: spacing(1.5),
    borderBlockEnd: `1px solid ${vars.palette.divider}`,
    lineHeight: 1.5,
  },
  '& time': { fontWeight: 600 },
  '& a:not(.MuiButton-root)': { display: 'inline-block', paddingBlock: 2 },
  '& .MuiButton-root': { display: 'flex', width: 'fit-content', marginBlock: spacing(1) },
  '& .intake-state': { display: 'flex', gap: spacing(1), '& svg': { flex: 'none', marginBlockStart: 2 } },
  '& + p': { marginBlockStart: spacing(2) },
}));
