import { nameInLang } from '../../domain/guide/own-words.ts';
import type { MessageStep } from '../../domain/messages/message-page.ts';
import { messagePath } from '../../domain/messages/message-paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { EmailLink } from '../../islands/message-form/EmailLink.tsx';
import { fieldId } from '../../islands/message-form/MessageField.tsx';
import { MessageForm } from '../../islands/message-form/MessageForm.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import './MessagePage.css';

interface MessagePageProps {
  readonly step: MessageStep;
}

/** `/messages/…`: a message to a guide, from the form to the links of its emails. */
export function MessagePage({ step }: MessagePageProps) {
  const t = useT();
  const title = useTitle(step);
  const outcome = useOutcome(step);
  return (
    <>
      <PageHead title={outcome ?? title} description={t('message.description')} noindex />
      {/* Addresses behind emails hold tokens: no other site learns them. */}
      <meta name="referrer" content="no-referrer" />
      <PageHero title={title} lead={step.step === 'form' ? t('message.lead') : undefined} />
      <Section>
        <div data-island="message-form" {...islandData(step)}>
          <Step step={step} />
        </div>
        <WayOn step={step} />
      </Section>
    </>
  );
}

/** What the script has to know of the step. */
function islandData(step: MessageStep): Readonly<Record<`data-${string}`, string | number>> {
  return {
    'data-step': step.step,
    ...('recipient' in step && { 'data-slug': step.recipient.slug }),
    ...(step.step === 'check-mail' && { 'data-email': step.email, 'data-minutes': step.minutes }),
  };
}

function useTitle(step: MessageStep): string {
  const t = useT();
  const lang = useLang();
  const name = 'recipient' in step ? nameInLang(step.recipient, lang) : '';
  return name === '' ? t('message.titleAnyone') : t('message.title', { name });
}

/** The result, shown in the title of the window. */
function useOutcome(step: MessageStep): string | undefined {
  const t = useT();
  if (step.step !== 'form') return t(`message.${step.step}`);
  const isTaken = step.refusal === undefined && Object.keys(step.faults).length === 0;
  return isTaken ? undefined : t('message.faults-title');
}

function Step({ step }: MessagePageProps) {
  switch (step.step) {
    case 'form':
      return <MessageForm form={step} />;
    case 'confirm':
    case 'report':
      return (
        <>
          <Outcome outcome={step.step} />
          <EmailLink link={step.step} refusal={'refusal' in step ? step.refusal : undefined} />
        </>
      );
    case 'check-mail':
      return <CheckMail step={step} />;
    default:
      return <Outcome outcome={step.step} isWithText />;
  }
}

interface OutcomeProps {
  readonly outcome: Exclude<MessageStep['step'], 'form' | 'check-mail'>;
  readonly isWithText?: boolean;
}

function Outcome({ outcome, isWithText = false }: OutcomeProps) {
  const t = useT();
  return (
    <>
      <h2 className="message__outcome" tabIndex={-1}>
        {t(`message.${outcome}`)}
      </h2>
      {isWithText ? <p className="message__text">{t(`message.${outcome}-text`)}</p> : null}
    </>
  );
}

/** What was typed is stored until the message was sent, so that a mistyped address can be corrected. */
function CheckMail({ step }: { readonly step: Extract<MessageStep, { step: 'check-mail' }> }) {
  const t = useT();
  const { recipient, email, minutes, isRepeated } = step;
  return (
    <>
      <h2 className="message__outcome" tabIndex={-1}>
        {t('message.check-mail')}
      </h2>
      <p className="message__text">
        {t(isRepeated ? 'message.check-mail-repeated' : 'message.check-mail-text', { email, minutes })}
      </p>
      <p className="message__text">{t('message.check-mail-spam', { minutes })}</p>
      <p className="message__text">
        <LocalLink to={`${messagePath(recipient.slug)}#${fieldId('email')}`}>
          {t('message.check-mail-correct')}
        </LocalLink>
      </p>
      <template data-part="sent-elsewhere">
        <div>
          <Outcome outcome="sent" isWithText />
        </div>
      </template>
    </>
  );
}

/** A link back to the guide, or to other guides if there is none. */
function WayOn({ step }: MessagePageProps) {
  const t = useT();
  return (
    <p className="message__way">
      {'recipient' in step ? (
        <LocalLink to={`/${step.recipient.slug}`}>{t('message.back')}</LocalLink>
      ) : (
        <>
          <LocalLink to="/guides">{t('message.directory')}</LocalLink>
          <LocalLink to="/contact">{t('message.contact')}</LocalLink>
        </>
      )}
    </p>
  );
}
