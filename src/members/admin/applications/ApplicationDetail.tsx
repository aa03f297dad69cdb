import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { saveFile } from '../../../browser/save-file.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import type { AnswerInput } from '../../../domain/messages/application-answers.ts';
import { APPLICATION_ANSWERS, type Application } from '../../../domain/school/applications.ts';
import { presentIntake } from '../../../domain/school/intakes.ts';
import { tbilisiDay } from '../../../domain/tbilisi-day.ts';
import { useI18n } from '../../../i18n/use-t.ts';
import { answerApplication } from '../../firebase/callables.ts';
import { usePublishedIntakes } from '../../firebase/firestore/content.ts';
import { Fact } from '../../shared/Fact.tsx';
import { LeaveGuard } from '../../shared/LeaveGuard.tsx';
import { STICKY_BAR } from '../../shared/Toasts.tsx';
import { TypedText } from '../../shared/TypedText.tsx';
import { useCall } from '../../shared/use-call.ts';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { useExport } from '../use-export.ts';
import { APPLICATION_FACTS, intakeName } from './application-fields.ts';

interface ApplicationDetailProps {
  readonly id: string;
  readonly application: Application;
}

const SHOWN = ['relation', 'birth', 'phone', 'email', 'languages', 'experience', 'note'] as const;

/** Words that were not sent yet, by admin and application: they stay when another one, or another part of the desk, is opened. */
const unsent = new Map<string, string>();

/** What was written, and what an admin can do: answer, hand out, erase. */
export function ApplicationDetail({ id, application }: ApplicationDetailProps) {
  const { t, lang } = useI18n();
  const { isBusy, run } = useCall();
  const { isBusy: isTaking, take } = useExport();
  const key = `${useAuth().user?.id} ${id}`;
  const { number, state, intake, language } = application;
  // An answer is about this one, in the applicant's language.
  const announced = usePublishedIntakes().data?.record.intakes ?? [];
  const [today] = useState(() => tbilisiDay(new Date()));
  const present = presentIntake(announced, intake, today);
  const isMoved =
    present.first_day !== intake.first_day || present.place[language] !== intake.place[language];
  /** As it was when the card was opened, or as the last answer made it. */
  const [seen, setSeen] = useState(state);
  const [written, setNote] = useState(unsent.get(key) ?? '');
  const isWithdrawn = state === 'withdrawn';
  const note = isWithdrawn ? '' : written;
  const { isTooLong, hint } = useNoteHint(note, 'admin.application-hint');
  const write = (text: string) => {
    unsent.set(key, text);
    setNote(text);
  };
  const send = async (step: AnswerInput['step']) => {
    const isSent = await run(id, async () => {
      await answerApplication({ application_id: id, seen: isWithdrawn ? state : seen, step, text: note });
      write('');
      return t('admin.application-done', { number: String(number), step });
    });
    setSeen(isSent && step !== 'erased' ? step : state);
  };
  const handOut = async () => {
    const file = new Blob([JSON.stringify(application, null, 2)], { type: 'application/json' });
    saveFile(`application-${number}.json`, file);
  };
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: '48rem', overflowWrap: 'anywhere' }}>
      <LeaveGuard active={note !== ''} question="admin.leave" />
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        {isMoved ? (
          <Fact label={t('admin.application-present')}>
            {intakeName(present, lang)}, {present.place[language]}
          </Fact>
        ) : null}
        {SHOWN.map((name) => {
          const text = APPLICATION_FACTS[name](application, t, lang);
          return text === '' ? null : (
            <Fact key={name} label={t(`admin.application-${name}`)}>
              <TypedText isQuote={name === 'experience' || name === 'languages'}>{text}</TypedText>
            </Fact>
          );
        })}
      </Box>
      {isWithdrawn ? (
        <Alert severity="info">{t('admin.application-is-withdrawn')}</Alert>
      ) : (
        <TextField
          label={t('admin.application-answer')}
          value={note}
          onChange={({ target }) => write(target.value)}
          multiline
          minRows={2}
          error={isTooLong}
          helperText={hint}
        />
      )}
      <Stack className={STICKY_BAR} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(isWithdrawn ? [] : APPLICATION_ANSWERS).map((step) => (
          <Button
            key={step}
            variant="outlined"
            disabled={isBusy || isTooLong || (step === 'answered' ? note.trim() === '' : step === state)}
            onClick={() => void send(step)}
          >
            {t(`admin.application-to-${step}`)}
          </Button>
        ))}
        <Button disabled={isTaking} onClick={() => void take('application', () => [application], handOut)}>
          {t('admin.application-hand-out')}
        </Button>
        <Button
          color="error"
          disabled={isBusy || isTooLong}
          onClick={() => {
            if (window.confirm(t('admin.application-erase-confirm', { number: String(number) })))
              void send('erased');
          }}
        >
          {t('admin.application-erase')}
        </Button>
      </Stack>
    </Stack>
  );
}
