/** Why a form was not sent. */
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MessageRefusal } from '../../domain/messages/message-page.ts';
import { useT } from '../../i18n/use-t.ts';
import { AssociationContact } from '../../ui/links/AssociationContact.tsx';
import { fieldId } from './MessageField.tsx';

/** The response scrolls to this id even without scripts. */
export const SUMMARY_ID = 'message-summary';

/** What is wrong with a field. */
export interface FieldFault {
  readonly name: string;
  readonly fault: string | undefined;
}

interface SummaryProps {
  readonly faults: readonly FieldFault[];
  /** Values for the text of the refusal. */
  readonly limits: Readonly<Record<string, number>>;
  readonly refusal: MessageRefusal | undefined;
}

/** What must be corrected before the form is accepted. */
export function Summary({ faults, limits, refusal }: SummaryProps) {
  const t = useT();
  if (refusal === undefined && faults.length === 0) return null;
  return (
    <NotSent title={t('message.faults-title')}>
      {refusal === undefined ? null : (
        <Typography variant="inherit">{t(`message.refusal-${refusal}`, limits)}</Typography>
      )}
      {refusal === undefined || !CALLS_FOR_HELP.has(refusal) ? null : (
        <AssociationContact text={t('message.association')} />
      )}
      {faults.length === 0 ? null : (
        <>
          <Typography variant="inherit">{t('message.faults-text')}</Typography>
          <ul>
            {faults.map(({ name, fault }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`}>{fault}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </NotSent>
  );
}

/** Refusals that trying again does not help against. */
const CALLS_FOR_HELP: ReadonlySet<MessageRefusal> = new Set([
  'too-many',
  'too-many-emails',
  'guide-full',
  'blocked',
]);

/** What the script shows where there was no answer. @param unreached the text where nothing was sent. */
export function FailureParts({ unreached }: { readonly unreached: string }) {
  const t = useT();
  return (
    <>
      <template data-part="unreached">
        <NotSent title={t('message.faults-title')}>{unreached}</NotSent>
      </template>
      <template data-part="unanswered">
        <NotSent title={t('message.failed')}>{t('message.unanswered')}</NotSent>
      </template>
    </>
  );
}

const Problem = styled(Alert)({
  '& ul': { margin: 0 },
  // A block, so that the bullet of a long link is at its first line.
  '& a': { display: 'block', paddingBlock: '0.1875rem' },
});

/** The script focuses it. */
function NotSent({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = `${SUMMARY_ID}-title`;
  return (
    <Problem id={SUMMARY_ID} severity="error" tabIndex={-1} role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h4" component="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </Problem>
  );
}
