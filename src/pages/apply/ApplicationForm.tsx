import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { formatDate } from '../../domain/format-date.ts';
import { APPLICATION_LIMITS, type ApplicationField } from '../../domain/messages/application-form.ts';
import type { ApplicationStep } from '../../domain/messages/message-page.ts';
import { messageLength } from '../../domain/messages/message-form.ts';
import { sendApplicationPath } from '../../domain/messages/message-paths.ts';
import { keysOf } from '../../domain/record-of.ts';
import { RELATIONS } from '../../domain/school/applications.ts';
import { MINIMUM_AGE, minimumAge } from '../../domain/school/intakes.ts';
import { APPLICANT_RETENTION_MONTHS } from '../../domain/settings.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { fieldId, MessageField } from '../../islands/message-form/MessageField.tsx';
import { PostedForm } from '../../islands/message-form/PostedForm.tsx';

interface ApplicationFormProps {
  readonly form: Extract<ApplicationStep, { step: 'form' }>;
}

/** Not filled in by the browser: the applicant may be somebody else. */
const NAME = { input: { type: 'text', autoComplete: 'off', maxLength: APPLICATION_LIMITS.name } };
const FIELDS = {
  first_name: NAME,
  last_name: NAME,
  birth: { input: { type: 'date', autoComplete: 'off' }, about: 'birth relation' },
  phone: { input: { type: 'tel', autoComplete: 'tel', maxLength: APPLICATION_LIMITS.phone } },
  email: { input: { type: 'email', autoComplete: 'email', maxLength: APPLICATION_LIMITS.email } },
  experience: { rows: 6 },
  languages: { input: { type: 'text', maxLength: APPLICATION_LIMITS.languages } },
};

/** Nobody types their own name twice; where a browser does not know `:has`, the label says when it is needed. */
const FOR_OTHERS = { 'form:has([name="relation"] [value=""]:checked) &': { display: 'none' } };

/** The applicant, and whoever applies for them. */
export function ApplicationForm({ form: { intake, values, faults, refusal } }: ApplicationFormProps) {
  const { t, lang } = useI18n();
  const age = minimumAge(intake);
  const date = formatDate(intake.first_day, lang);
  const limits = { ...APPLICATION_LIMITS, age, length: messageLength(values.experience) };
  const of = (name: ApplicationField) => {
    const fault = faults[name];
    return {
      name,
      label: t(`message.apply-${name}`),
      value: values[name],
      fault: fault && t(`message.apply-fault-${fault}`, { ...limits, date }),
    };
  };
  return (
    <PostedForm
      path={sendApplicationPath(intake.id)}
      faults={keysOf(faults).map(of)}
      refusal={refusal}
      limits={limits}
      privacy={t('message.apply-privacy', { months: APPLICANT_RETENTION_MONTHS })}
      button={t('message.apply-send')}
    >
      <MessageField
        {...of('relation')}
        {...(age < MINIMUM_AGE.usual && { hint: t('message.apply-guardian-hint') })}
        options={RELATIONS.map((one) => [one === 'self' ? '' : one, t(`message.apply-for-${one}`)])}
      />
      <Box sx={FOR_OTHERS}>
        <MessageField {...of('contact')} {...NAME} isRequired />
      </Box>
      {keysOf(FIELDS).map((name) => (
        <MessageField
          key={name}
          {...of(name)}
          {...FIELDS[name]}
          isRequired
          hint={t(`message.apply-${name}-hint`, { age, date, maximum: APPLICATION_LIMITS.text })}
        />
      ))}
      <FormControl error={faults.consent !== undefined}>
        <label>
          <input
            id={fieldId('consent')}
            type="checkbox"
            name="consent"
            value="yes"
            defaultChecked={values.consent !== ''}
            aria-invalid={faults.consent !== undefined}
          />{' '}
          {t('message.apply-consent')}
        </label>
        {faults.consent ? <FormHelperText data-about="consent">{of('consent').fault}</FormHelperText> : null}
      </FormControl>
    </PostedForm>
  );
}
