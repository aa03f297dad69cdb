/** The data of the pages of an application to the school. */
import type { Application } from '../school/applications.ts';
import type { Intake } from '../school/intakes.ts';
import type { ApplicationFaults, ApplicationValues } from './application-form.ts';
import type { CheckMailStep, MessageRefusal, PlainStep } from './message-page.ts';

interface OfIntake {
  readonly intake: Intake;
}

export type ApplicationStep =
  /** The form, empty or with errors. */
  | (OfIntake & {
      readonly step: 'form';
      readonly values: ApplicationValues;
      readonly faults: ApplicationFaults;
      readonly refusal?: MessageRefusal | undefined;
    })
  | (OfIntake & CheckMailStep)
  /** Confirmed since an earlier post of the same form. */
  | (OfIntake & { readonly step: 'received' })
  /** Behind the link of the first email: one button. */
  | (OfIntake & { readonly step: 'confirm'; readonly name: string; readonly refusal?: MessageRefusal })
  /** Behind the link of all emails, once it is confirmed. */
  | (OfIntake & { readonly step: 'status' } & Pick<Application, 'number' | 'state' | 'note'>)
  /** No applications are taken; without an intake, there is none of this address. */
  | { readonly step: 'closed'; readonly intake?: Intake | undefined }
  /** Taken from older people by now. */
  | (OfIntake & { readonly step: 'closed'; readonly problem: 'young' | 'guardian' })
  | PlainStep;
