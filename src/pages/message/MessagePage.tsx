import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  type ApplicationStep,
  nameOfRecipient,
  receiverOf,
  type AskedMessage,
  type CheckMailStep,
  type MessageStep,
} from '../../domain/messages/message-page.ts';
import { messagePath } from '../../domain/messages/message-paths.ts';
import { MESSAGE_CONFIRM_HOURS } from '../../domain/settings.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useI18n, useT } from '../../i18n/use-t.ts';
import { EmailLink } from '../../islands/message-form/PostedForm.tsx';
import { fieldId } from '../../islands/message-form/MessageField.tsx';
import { MessageForm } from '../../islands/message-form/MessageForm.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { PageHero } from '../../ui/page/PageHero.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AsWritten } from '../../ui/text/AsWritten.tsx';
import { useWays } from '../guides/contact-ways.ts';

interface MessagePageProps {
  readonly step: MessageStep;
}

/** `/messages/…`: a message to a guide or the office, from the form to the links of its emails. */
export function MessagePage({ step }: MessagePageProps) {
  const { t, lang } = useI18n();
  const name = 'recipient' in step && step.recipient ? nameOfRecipient(step.recipient, lang) : '';
  const title = name === '' ? t('message.titleAnyone') : t('message.title', { name });
  return (
    <FormFrame
      head={step.step === 'form' ? title : t(`message.${step.step}`)}
      description={t('message.description')}
      title={<AsWritten text={title} part={name} />}
      lead={useLead(step)}
      step={step}
      slug={'recipient' in step ? step.recipient?.slug : undefined}
      after={<WayOn step={step} />}
    >
      <Ways step={step} />
      <Step step={step} />
    </FormFrame>
  );
}

interface FormFrameProps {
  /** Of the window, unless the form comes back. */
  readonly head: string;
  readonly description: string;
  readonly title: ReactNode;
  readonly lead: string | undefined;
  readonly step: MessageStep | ApplicationStep;
  /** Of the draft. */
  readonly slug: string | undefined;
  readonly after: ReactNode;
  readonly children: ReactNode;
}

/** A page of a form that is answered by email. */
export function FormFrame({ head, description, title, lead, step, slug, after, children }: FormFrameProps) {
  const t = useT();
  const isReturned = step.step === 'form' && (step.refusal || Object.keys(step.faults).length > 0);
  // The draft goes once it was sent.
  const known = step.step === 'status' || step.step === 'received' ? 'sent' : step.step;
  return (
    <>
      <PageHead title={isReturned ? t('message.faults-title') : head} description={description} noindex />
      {/* Addresses behind emails hold tokens: no other site learns them. */}
      <meta name="referrer" content="no-referrer" />
      <PageHero title={title} lead={lead} />
      <Section>
        <Box data-island="message-form" data-step={known} data-slug={slug} sx={{ maxWidth: '44rem' }}>
          {children}
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, mt: 4, '& a': { py: 1 } }}>
          {after}
        </Stack>
      </Section>
    </>
  );
}

/** Who the message goes to. */
function useLead(step: MessageStep): string | undefined {
  const t = useT();
  if (step.step !== 'form' || step.recipient.accepts_messages === undefined) return undefined;
  return t('message.lead', { to: step.recipient.topic ? 'topic' : receiverOf(step.recipient) });
}

/** The ways of contact that the guide shows, besides a message. */
function Ways({ step }: MessagePageProps) {
  const t = useT();
  const isShown = step.step === 'form' || step.step === 'closed';
  const ways = useWays((isShown && step.recipient) || {});
  if (ways.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <Typography>{t('guide.contactShown')}</Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 2.5, overflowWrap: 'anywhere', '& > a': { py: 1 } }}
      >
        {ways.map(({ value, link }) => (
          <Link key={value} translate="no" {...link}>
            {value}
          </Link>
        ))}
      </Stack>
    </Box>
  );
}

function Step({ step }: MessagePageProps) {
  const t = useT();
  const to = 'recipient' in step ? receiverOf(step.recipient) : '';
  switch (step.step) {
    case 'form':
      return <MessageForm form={step} />;
    case 'confirm':
    case 'report':
      return (
        <Outcome title={t(`message.${step.step}`)}>
          {step.step === 'confirm' ? (
            <div>
              <Typography>{t('message.confirm-typed')}</Typography>
              <Message>{step.text}</Message>
              <Tour message={step} />
            </div>
          ) : null}
          <EmailLink
            refusal={'refusal' in step ? step.refusal : undefined}
            text={t(`message.${step.step}-text`, { to })}
            button={t(`message.${step.step}-button`)}
          />
        </Outcome>
      );
    case 'check-mail':
      return <CheckMail step={step} form={messagePath(step.recipient.slug)} />;
    default:
      return (
        <Outcome title={t(`message.${step.step}`)}>
          <Typography>{t(`message.${step.step}-text`, { to })}</Typography>
        </Outcome>
      );
  }
}

function Tour({ message: { from, to, people } }: { readonly message: AskedMessage }) {
  const { t, lang } = useI18n();
  const facts = [
    ['message.from', from && formatDate(from, lang)],
    ['message.to', to && formatDate(to, lang)],
    ['message.people', people],
  ] as const;
  return facts.map(([label, value]) =>
    value === null ? null : <Typography key={label}>{`${t(label)}: ${value}`}</Typography>,
  );
}

/** What is to be confirmed: somebody else may have typed the address. */
const Message = styled('blockquote')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // The sentence above it stays in view.
  maxHeight: '20rem',
  overflowY: 'auto',
}));

interface OutcomeProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Outcome({ title, children }: OutcomeProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2" tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

interface CheckMailProps {
  readonly step: CheckMailStep;
  /** The path of the form. */
  readonly form: string;
}

/** What was typed is stored until it was sent, so that a mistyped address can be corrected. */
export function CheckMail({ form, step: { email, minutes, isRepeated } }: CheckMailProps) {
  const t = useT();
  return (
    <Outcome title={t('message.check-mail')}>
      <Typography>
        <AsWritten
          part={email}
          text={t(isRepeated ? 'message.check-mail-repeated' : 'message.check-mail-text', {
            email,
            minutes,
            hours: MESSAGE_CONFIRM_HOURS,
          })}
        />
      </Typography>
      <Typography>{t('message.check-mail-spam', { minutes })}</Typography>
      <Typography>
        <LocalLink to={`${form}#${fieldId('email')}`}>{t('message.check-mail-correct')}</LocalLink>
      </Typography>
    </Outcome>
  );
}

/** A link back to the guide, or to other guides if there is none; from the office to its contact details. */
function WayOn({ step }: MessagePageProps) {
  const t = useT();
  const { slug, topic } = ('recipient' in step && step.recipient) || {};
  return (
    <>
      {topic ? null : slug === undefined ? (
        <LocalLink to="/guides">{t('message.directory')}</LocalLink>
      ) : (
        <LocalLink to={`/${slug}`}>{t('message.back')}</LocalLink>
      )}
      {topic || slug === undefined || step.step === 'closed' ? (
        <LocalLink to="/contact">{t('message.contact')}</LocalLink>
      ) : null}
    </>
  );
}
