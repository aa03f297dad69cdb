import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { secondLang } from '../../../domain/guide/own-words.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { GuideFormValues } from '../guide-form.ts';
import { LongTextField } from './LongTextField.tsx';

/** The texts in the second language, collapsed by default. */
export function OtherLanguage({ control }: { readonly control: Control<GuideFormValues> }) {
  const t = useT();
  const [wasOpened, setOpened] = useState(false);
  const texts = useWatch({ control, name: ['other_description', 'other_bio'] });
  const isOpen = wasOpened || texts.some((text) => text !== '');
  const firsts = useWatch({ control, name: ['description', 'bio'] });
  const langs = new Set(firsts.flatMap((text) => secondLang(text) ?? []));
  const [lang] = langs.size === 1 ? langs : [];
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => setOpened(event.currentTarget.open || texts.some((text) => text !== ''))}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 500 }}>
        {t(lang ? `editor.other-language-${lang}` : 'editor.other-language')}
      </Box>
      <Stack spacing={2.5} sx={{ pt: 2 }}>
        <LongTextField control={control} name="other_description" rows={3} />
        <LongTextField control={control} name="other_bio" rows={6} />
      </Stack>
    </Box>
  );
}
