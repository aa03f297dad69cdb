import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import { formatDate } from '../../domain/format-date.ts';
import {
  APPLICATION_FIELDS,
  APPLICATION_LIMITS,
  type ApplicationFault,
  type ApplicationField,
} from '../../domain/messages/application-form.ts';
import type { ApplicationStep } from '../../domain/messages/application-page.ts';
import { messageLength } from '../../domain/messages/message-form.ts';
import { sendApplicationPath } from '../../domain/messages/message-paths.ts';
import { RELATIONS } from '../../domain/school/applications.ts';
import { MINIMUM_AGE, minimumAge } from '../../domain/school/intakes.ts';
import { APPLICANT_RETENTION_MONTHS } from '../../domain/settings.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { fieldId, MessageField } from '../../islands/message-form/MessageField.tsx';
import { PostedForm } from '../../islands/message-form/PostedForm.tsx';

interface ApplicationFormProps {
  readonly form: Extract<ApplicationStep, { step: 'form' }>;
}

/** The applicant, and whoever applies for them. */
export function ApplicationForm({ form: { intake, values, faults, refusal } }: ApplicationFormProps) {
  const t = useT();
  const lang = useLang();
  const age = minimumAge(intake);
  const limits = { ...APPLICATION_LIMITS, age, length: messageLength(values.experience) };
  const date = formatDate(intake.first_day, lang);
  const textOf = (fault: ApplicationFault) => t(`message.apply-fault-${fault}`, { ...limits, date });
  const of = (name: ApplicationField) => {
    const fault = faults[name];
    return { name, label: t(`message.apply-${name}`), value: values[name], fault: fault && textOf(fault) };
  };
  // Not filled in by the browser: the applicant may be somebody else.
  const name = { type: 'text', autoComplete: 'off', maxLength: APPLICATION_LIMITS.name };
  return (
    <PostedForm
      path={sendApplicationPath(intake.id)}
      faults={APPLICATION_FIELDS.flatMap((field) =>
        faults[field] ? [{ name: field, text: textOf(faults[field]) }] : [],
      )}
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
      <MessageField {...of('contact')} hint={t('message.apply-contact-hint')} input={name} />
      <MessageField {...of('first_name')} isRequired input={name} />
      <MessageField {...of('last_name')} isRequired input={name} />
      <MessageField
        {...of('birth')}
        isRequired
        about="birth relation"
        hint={t('message.apply-birth-hint', { age, date })}
        input={{ type: 'date', autoComplete: 'off' }}
      />
      <MessageField
        {...of('phone')}
        isRequired
        hint={t('message.apply-phone-hint')}
        input={{ type: 'tel', autoComplete: 'tel', maxLength: APPLICATION_LIMITS.phone }}
      />
      <MessageField
        {...of('email')}
        isRequired
        hint={t('message.apply-email-hint')}
        input={{ type: 'email', autoComplete: 'email', maxLength: APPLICATION_LIMITS.email }}
      />
      <MessageField
        {...of('experience')}
        isRequired
        hint={t('message.apply-experience-hint', { maximum: APPLICATION_LIMITS.text })}
        rows={6}
      />
      <MessageField
        {...of('languages')}
        isRequired
        input={{ type: 'text', maxLength: APPLICATION_LIMITS.languages }}
      />
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
        {faults.consent ? (
          <FormHelperText data-about="consent">{textOf(faults.consent)}</FormHelperText>
        ) : null}
      </FormControl>
    </PostedForm>
  );
}
