import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_TYPED_NUMBER, type MembershipCheck } from '../../domain/membership/public-membership.ts';
import { EVERY_GUIDE, guideQueryString } from '../../domain/directory/guide-query.ts';
import { localPath } from '../../domain/paths.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';

const FIELD_ID = 'check-number';

/**
 * A plain form that works without scripts. The server reports an empty field, in the language of the
 * page.
 */
export function CheckForm({ check }: { readonly check: MembershipCheck }) {
  const { t, lang } = useI18n();
  const { outcome, number = '', typed = number } = check;
  const isMissing = outcome === 'missing';
  // A name may have been typed instead of a number.
  const name = /\p{L}/u.test(typed) ? typed : '';
  return (
    <FormControl
      component="form"
      className="no-print"
      size="small"
      error={isMissing || outcome === 'invalid'}
      method="get"
      action={localPath('/check', lang)}
      noValidate
      sx={{ display: 'flex', maxWidth: '44rem' }}
    >
      <InputLabel htmlFor={FIELD_ID} sx={{ fontSize: '1.25rem' }}>
        {t('check.number')}
      </InputLabel>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <OutlinedInput
          id={FIELD_ID}
          name="number"
          autoComplete="off"
          defaultValue={typed}
          aria-describedby={isMissing ? `${FIELD_ID}-hint ${FIELD_ID}-fault` : `${FIELD_ID}-hint`}
          slotProps={{
            input: { inputMode: 'numeric', maxLength: MAX_TYPED_NUMBER, 'aria-required': true },
          }}
          sx={{ flex: '1 1 10rem', fontSize: '1.5rem', fontVariantNumeric: 'tabular-nums' }}
        />
        <Button type="submit" variant="contained" size="large">
          {t('check.button')}
        </Button>
      </Stack>
      {isMissing ? <FormHelperText id={`${FIELD_ID}-fault`}>{t('check.missing')}</FormHelperText> : null}
      <FormHelperText id={`${FIELD_ID}-hint`} error={false}>
        {t('check.hint')}
      </FormHelperText>
      <Typography sx={{ mt: 1 }}>
        <LocalLink to={`/guides${guideQueryString({ ...EVERY_GUIDE, q: name })}`}>
          {t('check.byName')}
        </LocalLink>
      </Typography>
    </FormControl>
  );
}
