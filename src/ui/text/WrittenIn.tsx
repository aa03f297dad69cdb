import Typography from '@mui/material/Typography';
import type { GuideTextLang } from '../../domain/lang.ts';
import { useI18n } from '../../i18n/use-t.ts';

/** Shows that a guide's text is in another language than the page; renders nothing otherwise. */
export function WrittenIn({ lang }: { readonly lang: GuideTextLang | undefined }) {
  const { t, lang: pageLang } = useI18n();
  if (lang === undefined || lang === pageLang) return null;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 0.5, opacity: 0.8 }}>
      {t(`guides.written-in-${lang}`)}
    </Typography>
  );
}
