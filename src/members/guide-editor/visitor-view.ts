/** Builds the visitors' view of the current form with the same projection as the server. */
import { approvedValues, type ApprovedValues, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { toPhone } from '../../domain/guide/phone.ts';
import { joinName } from '../../domain/guide/profile.ts';
import { type PublicGuide, toPublicGuide } from '../../domain/directory/public-guide.ts';
import { storedFromText, type GuideFormValues } from './guide-form.ts';

/** Any slug works, because the preview has no address. */
const PREVIEW_SLUG = 'preview';

/**
 * @param applied what the open request asks to be approved; without an approval, visitors will see this and not
 * the form's values.
 */
export function visitorView(
  values: GuideFormValues,
  stored: GuideProfile | undefined,
  applied: ApprovedValues | undefined,
): PublicGuide | undefined {
  const { experience_years: years, ...fromText } = storedFromText(values);
  // Invalid values are never shown, neither here nor after saving.
  const hasYears = Number.isInteger(years) && years >= 0;
  const full_name = joinName(values.first_name, values.last_name);
  return toPublicGuide({
    ...values,
    ...fromText,
    phone: toPhone(values.phone) ?? values.phone,
    // The public copy gets its own URL from the server.
    avatar_url: null,
    // If undecided, show the listed version.
    is_public: values.is_public ?? true,
    experience_years: hasYears ? years : 0,
    show_experience: values.show_experience && hasYears,
    user_id: '',
    consent_version: '',
    full_name,
    is_verified: true,
    verification_status: 'approved',
    slug: PREVIEW_SLUG,
    approved: stored?.approved ?? {
      ...approvedValues(applied ?? { ...values, ...fromText, full_name }),
      decided_at: new Date(0),
    },
    created_at: null,
    updated_at: null,
  });
}
