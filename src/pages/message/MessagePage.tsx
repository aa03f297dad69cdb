import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { nameInLang } from '../../domain/guide/own-words.ts';
import { messagePageSchema, type MessageStep } from '../../domain/messages/message-page.ts';
import { messagePath } from '../../domain/messages/message-paths.ts';
import { ResponsesContext } from '../../navigation/responses.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { EmailLink } from './EmailLink.tsx';
import { fieldId } from './MessageField.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useDiscardedDraft, useSentElsewhere, useWaitingNoted } from './use-message-draft.ts';
import { useServerPage } from '../use-server-page.ts';
import './MessagePage.css';

/** `/messages/…`: a message to a guide, from the form to the links of its emails. */
export function Screen() {
  const t = useT();
  const answer = useMessageStep();
  const isSentElsewhere = useSentElsewhere(waitsForSending(answer) ? answer.recipient.slug : undefined);
  const step: MessageStep | undefined =
    answer?.step === 'check-mail' && isSentElsewhere ? { step: 'sent', recipient: answer.recipient } : answer;
  useDiscardedDraft(answer?.step === 'sent' ? answer.recipient.slug : undefined);
  const title = useTitle(step);
  const outcome = useOutcome(step);
  return (
    <>
      <PageHead title={outcome ?? title} description={t('message.description')} noindex />
      {/* Addresses behind emails hold tokens: no other site learns them. */}
      <meta name="referrer" content="no-referrer" />
      <PageHero title={title} lead={step?.step === 'form' ? t('message.lead') : undefined} />
      <Section>
        {step === undefined ? (
          <Loading label={title} />
        ) : (
          <Step step={step} isSentElsewhere={isSentElsewhere} />
        )}
        <WayOn step={step} />
      </Section>
    </>
  );
}

/** Returns the server's data for this page; `failed` if the server failed, undefined if it was not requested. */
function useMessageStep(): MessageStep | undefined {
  const { pathname } = useLocation();
  const { initial } = use(ResponsesContext);
  const isRendered = initial?.address === pathname;
  useServerPage(isRendered);
  const response = isRendered ? initial.response : undefined;
  return useMemo(
    () =>
      isRendered ? (messagePageSchema.safeParse(response).data?.message ?? { step: 'failed' }) : undefined,
    [isRendered, response],
  );
}

function waitsForSending(
  step: MessageStep | undefined,
): step is Extract<MessageStep, { step: 'form' | 'check-mail' }> {
  return step?.step === 'form' || step?.step === 'check-mail';
}

function useTitle(step: MessageStep | undefined): string {
  const t = useT();
  const lang = useLang();
  const name = step && 'recipient' in step ? nameInLang(step.recipient, lang) : '';
  if (step === undefined || name === '') return t('message.titleAnyone');
  return t('message.title', { name });
}

/** The result, shown in the title of the window. */
function useOutcome(step: MessageStep | undefined): string | undefined {
  const t = useT();
  if (step === undefined) return undefined;
  if (step.step !== 'form') return t(`message.${step.step}`);
  const isTaken = step.refusal === undefined && Object.keys(step.faults).length === 0;
  return isTaken ? undefined : t('message.faults-title');
}

interface StepProps {
  readonly step: MessageStep;
  /** Whether a message to this guide was sent in another tab meanwhile. */
  readonly isSentElsewhere: boolean;
}

function Step({ step, isSentElsewhere }: StepProps) {
  switch (step.step) {
    case 'form':
      return <MessageForm form={step} isSentElsewhere={isSentElsewhere} />;
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
      <h2>{t(`message.${outcome}`)}</h2>
      {isWithText ? <p className="message__text">{t(`message.${outcome}-text`)}</p> : null}
    </>
  );
}

/** What was typed is stored until the message was sent, so that a mistyped address can be corrected. */
function CheckMail({ step }: { readonly step: Extract<MessageStep, { step: 'check-mail' }> }) {
  const t = useT();
  const { recipient, email, minutes, isRepeated } = step;
  useWaitingNoted(recipient.slug, email, minutes);
  return (
    <>
      <h2>{t('message.check-mail')}</h2>
      <p className="message__text">
        {t(isRepeated ? 'message.check-mail-repeated' : 'message.check-mail-text', { email, minutes })}
      </p>
      <p className="message__text">{t('message.check-mail-spam', { minutes })}</p>
      <p className="message__text">
        <LocalLink to={`${messagePath(recipient.slug)}#${fieldId('email')}`} reloadDocument>
          {t('message.check-mail-correct')}
        </LocalLink>
      </p>
    </>
  );
}

/** A link back to the guide, or to other guides if there is none. */
function WayOn({ step }: { readonly step: MessageStep | undefined }) {
  const t = useT();
  return (
    <p className="message__way">
      {step && 'recipient' in step ? (
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
