import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { APPROVED_FIELDS, type ApprovedField } from '../../../domain/guide/guide-fields.ts';
import { repeatsFullName, type ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import { withAccount } from '../../../domain/verification/seen-profile.ts';
import { approvedText, fieldLabel, fieldLabels } from '../../../i18n/guide-texts.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { CardData } from './card-data.ts';

/** Visitors search by these fields: a page without them is of little use. */
const WANTED = ['profession', 'certification_level'] as const;

/**
 * Shows what an approval of this request confirms, next to the previously approved and the current values
 * where they differ.
 */
export function AppliedFor({ card: { request, guide, profile } }: { readonly card: CardData }) {
  const { applied } = request;
  const t = useT();
  const lang = useLang();
  const text = (name: ApprovedField, values: ApprovedValues) =>
    approvedText(name, values, lang) ?? t('admin.not-chosen');
  if (!applied) return <Alert severity="warning">{t('admin.applied-missing')}</Alert>;
  const present = guide && withAccount(guide, profile);
  const approved = guide?.approved ?? undefined;
  const versions = [applied, approved, present].filter((values) => values !== undefined);
  const gaps = WANTED.filter((name) => approvedText(name, applied, lang) === undefined);
  return (
    <Box
      component="section"
      aria-label={t('admin.applied')}
      sx={{ mb: 1.5, px: 1.5, py: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('admin.applied')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.25, overflowWrap: 'anywhere' }}>
        {APPROVED_FIELDS.filter((name) => !versions.every((values) => repeatsFullName(name, values))).map(
          (name) => {
            const value = text(name, applied);
            const before = approved && text(name, approved);
            const now = present && text(name, present);
            return (
              // Label and value in one line, where there is room.
              <Box
                key={name}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
              >
                <Typography component="dt" variant="body2" color="textSecondary">
                  {t(fieldLabel(name))}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                  {value}
                </Typography>
                {before === undefined || before === value ? null : (
                  <Typography component="dd" variant="body2" sx={{ m: 0, flexBasis: '100%' }}>
                    {t('admin.applied-before', { value: before })}
                  </Typography>
                )}
                {now === undefined || now === value ? null : (
                  <Typography component="dd" variant="body2" color="warning" sx={{ m: 0, flexBasis: '100%' }}>
                    {t('admin.applied-now', { value: now })}
                  </Typography>
                )}
              </Box>
            );
          },
        )}
      </Box>
      {gaps.length > 0 ? (
        <Alert severity="warning" role="note" sx={{ mt: 1 }}>
          {t('admin.applied-gaps', { fields: fieldLabels(gaps, t) })}
        </Alert>
      ) : null}
    </Box>
  );
}
