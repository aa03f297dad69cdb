import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../domain/format-date.ts';
import type { ApplicationStep } from '../../domain/messages/message-page.ts';
import { applyPath } from '../../domain/messages/message-paths.ts';
import { lastDayToApply, minimumAge, type Intake } from '../../domain/school/intakes.ts';
import { PROGRAMME_TITLES } from '../../domain/school/programmes.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { EmailLink } from '../../islands/message-form/PostedForm.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { FactBox } from '../../ui/text/FactBox.tsx';
import { AsWritten } from '../../ui/text/AsWritten.tsx';
import { AskSchool, costOf } from '../association/Intakes.tsx';
import { CheckMail, FormFrame, Outcome } from '../message/MessagePage.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';

interface ApplyPageProps {
  readonly step: ApplicationStep;
}

/** `/apply/…` and `/applications/…`: an application to the school, from the form to its withdrawal. */
export function ApplyPage({ step }: ApplyPageProps) {
  const { t, lang } = useI18n();
  const intake = 'intake' in step ? step.intake : undefined;
  const programme = intake && PROGRAMME_TITLES[intake.programme][lang];
  const title = programme ? t('message.apply-title', { programme }) : t('message.apply');
  const facts = intake && <IntakeFacts intake={intake} />;
  return (
    <FormFrame
      head={title}
      description={t('message.apply-description')}
      title={title}
      lead={step.step === 'form' ? t('message.apply-lead', { state: step.intake.state }) : undefined}
      step={step}
      slug={intake && `apply ${intake.id}`}
      after={<LocalLink to="/association/ats">{t('message.apply-back')}</LocalLink>}
    >
      <Stack sx={{ gap: 4 }}>
        {step.step === 'form' ? facts : null}
        <Step step={step} />
        {step.step === 'form' ? null : facts}
      </Stack>
    </FormFrame>
  );
}

function IntakeFacts({ intake }: { readonly intake: Intake }) {
  const { t, lang } = useI18n();
  const day = (date: string) => formatDate(date, lang);
  const facts = [
    ['start', day(intake.first_day)],
    ['place', intake.place[lang]],
    ['last-day', day(lastDayToApply(intake))],
    ['assessment', intake.assessment_day && day(intake.assessment_day)],
    ['price', costOf(intake, lang, t)],
    ['minimum', t('message.apply-years', { age: minimumAge(intake) })],
  ] as const;
  const entries = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [{ label: t(`message.apply-${name}`), value }],
  );
  return <FactBox lang={lang} entries={entries} />;
}

function Step({ step }: ApplyPageProps) {
  const { t, lang } = useI18n();
  switch (step.step) {
    case 'form':
      return <ApplicationForm form={step} />;
    case 'check-mail':
      return <CheckMail step={step} form={applyPath(step.intake.id)} />;
    case 'confirm':
      return (
        <Outcome title={t('message.apply-confirm')}>
          <EmailLink
            refusal={step.refusal}
            text={t('message.apply-confirm-text', { name: step.name })}
            button={t('message.confirm-button')}
          />
        </Outcome>
      );
    case 'status':
      return <Status step={step} />;
    case 'closed':
      return (
        <Outcome title={t('message.apply-closed', { why: step.problem ?? 'other' })}>
          <Typography>
            {t('message.apply-closed-text', {
              why: step.problem ?? step.intake?.state ?? 'unknown',
              date: step.intake ? formatDate(lastDayToApply(step.intake), lang) : '',
            })}
          </Typography>
          <Typography>
            <AskSchool programme={step.intake?.programme} />
          </Typography>
        </Outcome>
      );
    default:
      return (
        <Outcome title={t(`message.${step.step}`)}>
          <Typography>{t(`message.${step.step}-text`)}</Typography>
        </Outcome>
      );
  }
}

/** How things stand; whoever has the link may also withdraw the application, in two steps. */
function Status({ step }: { readonly step: Extract<ApplicationStep, { step: 'status' }> }) {
  const { t, lang } = useI18n();
  const { name, number, sent_on, state, note, intake } = step;
  return (
    <Outcome title={t(`message.apply-state-${state}`)}>
      <Typography>
        <AsWritten
          part={name}
          text={t('message.apply-sent', { number: String(number), name, date: formatDate(sent_on, lang) })}
        />
      </Typography>
      <Typography>
        {t(`message.apply-state-${state}-text`, {
          date: formatDate(intake.assessment_day ?? intake.first_day, lang),
        })}
      </Typography>
      {note === null ? null : <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      {state === 'withdrawn' ? (
        <LocalLink to={applyPath(intake.id)}>{t('message.apply-again')}</LocalLink>
      ) : (
        <details>
          <summary>{t('message.apply-withdraw')}</summary>
          <EmailLink
            text={t('message.apply-withdraw-text')}
            button={t('message.apply-withdraw-button')}
            sending={t('message.apply-withdrawing')}
          >
            <input type="hidden" name="withdraw" value="yes" />
          </EmailLink>
        </details>
      )}
    </Outcome>
  );
}
