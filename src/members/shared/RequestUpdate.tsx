import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { answerKey } from '../../browser/drafts.ts';
import { readStored, writeStored } from '../../browser/stored-item.ts';
import { changedSinceRequest, isAsApproved, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { openQuestion, revisionOf } from '../../domain/verification/questions.ts';
import { RENEWAL, type VerificationRequest } from '../../domain/verification/verification.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { useT } from '../../i18n/use-t.ts';
import { updateRequest } from '../firebase/callables.ts';
import { RequestThread } from './RequestThread.tsx';
import { useNoteHint } from './use-note-hint.ts';
import { useVerificationStep } from './use-verification-step.ts';

interface RequestUpdateProps {
  readonly guide: GuideProfile;
  /** The open one. */
  readonly request: VerificationRequest;
  /** Whether the editor has changes that are not saved, and so would not be sent. */
  readonly isUnsaved?: boolean;
}

/** What was asked about an open request, and the ways to answer and to bring it up to date. */
export function RequestUpdate({ guide, request, isUnsaved = false }: RequestUpdateProps) {
  const t = useT();
  const { user_id, open_request_id } = guide;
  const question = openQuestion(request);
  const askedAt = question?.asked_at.toISOString();
  const { words, isBusy, run } = useVerificationStep<HTMLDivElement>(revisionOf(request));
  const hasChanged = !request.applied || changedSinceRequest(request.applied, guide).length > 0;
  const mayAdd = hasChanged && (!isAsApproved(guide) || request.kind === RENEWAL);
  if (!open_request_id) return null;
  const send = (answer?: { readonly asked_at: string; readonly text: string }) =>
    run(
      () => updateRequest({ request_id: open_request_id, ...(answer && { answer }) }),
      'thread.sent',
      'thread.failed',
    );
  return (
    <Box ref={words} tabIndex={-1} sx={{ width: '100%', '&:empty': { display: 'none' } }}>
      <RequestThread request={request} />
      {askedAt === undefined ? null : (
        <AnswerForm
          key={askedAt}
          about="thread"
          send="thread.send"
          draftKey={answerKey(user_id, askedAt)}
          mayBeEmpty={hasChanged}
          isUnsaved={isUnsaved}
          isBusy={isBusy}
          onSend={(text) => send({ asked_at: askedAt, text })}
        />
      )}
      {askedAt === undefined && mayAdd ? (
        <Button variant="contained" disabled={isUnsaved || isBusy} onClick={() => void send()}>
          {t('thread.add')}
        </Button>
      ) : null}
    </Box>
  );
}

interface AnswerFormProps {
  /** Whose messages are its label and its hint. */
  readonly about: 'thread' | 'again';
  /** What the button says. */
  readonly send: MessageId;
  /** Under which the browser keeps what is typed. */
  readonly draftKey: string;
  /** Whether nothing has to be written. */
  readonly mayBeEmpty: boolean;
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  /** Returns whether it was sent. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** What the guide writes to the association about a request, kept in the browser until it is sent. */
export function AnswerForm({
  about,
  send,
  draftKey,
  mayBeEmpty,
  isUnsaved,
  isBusy,
  onSend,
}: AnswerFormProps) {
  const t = useT();
  const [text, setText] = useState(() => readStored('localStorage', draftKey) ?? '');
  const { isTooLong, hint } = useNoteHint(text, isUnsaved ? 'thread.save-first' : `${about}.hint`);
  const isEmpty = text.trim() === '';
  const keep = (typed: string) => {
    setText(typed);
    writeStored('localStorage', draftKey, typed === '' ? undefined : typed);
  };
  const submit = async () => {
    if (await onSend(text.trim())) keep('');
  };
  return (
    <>
      <TextField
        label={t(`${about}.answer`)}
        value={text}
        onChange={(event) => keep(event.target.value)}
        multiline
        minRows={2}
        error={isTooLong}
        helperText={hint}
      />
      <Button
        variant="contained"
        disabled={isUnsaved || isBusy || isTooLong || (isEmpty && !mayBeEmpty)}
        onClick={() => void submit()}
        sx={{ mt: 1 }}
      >
        {t(send)}
      </Button>
    </>
  );
}
