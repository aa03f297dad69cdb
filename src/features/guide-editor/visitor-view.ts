/** What visitors would see of the form as it is, by the same projection that the server uses. */
import { approvedValues, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { toPhone } from '../../domain/guide/phone.ts';
import { joinName } from '../../domain/guide/profile.ts';
import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { toPublicGuide } from '../../domain/directory/to-public-guide.ts';
import { storedFromText, type GuideFormValues } from './guide-form.ts';

/** Any slug will do: the preview has no address. */
const PREVIEW_SLUG = 'preview';

export function visitorView(
  values: GuideFormValues,
  stored: GuideProfile | undefined,
): PublicGuide | undefined {
  const { experience_years: years, ...fromText } = storedFromText(values);
  // Nonsense is shown to nobody, neither here nor later.
  const hasYears = Number.isInteger(years) && years >= 0;
  const full_name = joinName(values.first_name, values.last_name);
  return toPublicGuide({
    ...values,
    ...fromText,
    phone: toPhone(values.phone) ?? values.phone,
    // The copy that visitors see has an address of its own, which the server gives it.
    avatar_url: null,
    // Not decided yet: what it would be like.
    is_public: values.is_public ?? true,
    experience_years: hasYears ? years : 0,
    show_experience: values.show_experience && hasYears,
    user_id: '',
    full_name,
    is_verified: true,
    verification_status: 'approved',
    slug: PREVIEW_SLUG,
    approved: stored?.approved ?? { ...approvedValues({ ...values, full_name }), decided_at: new Date(0) },
    created_at: null,
    updated_at: null,
  });
}
