import Typography from '@mui/material/Typography';
import { threadEntries, type Thread } from '../../domain/verification/questions.ts';
import { formatDate } from '../../i18n/dates.ts';
import { fieldLabels } from '../../i18n/guide-texts.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { TypedText } from './TypedText.tsx';

interface RequestThreadProps {
  readonly request: Thread;
  /** Names who asked; the guide is told of the association alone. */
  readonly nameOf?: (uid: string) => string | undefined;
}

/** What was asked and answered about a request, and brought up to date, the oldest first. */
export function RequestThread({ request, nameOf }: RequestThreadProps) {
  const { t, lang } = useI18n();
  const entries = threadEntries(request);
  if (entries.length === 0) return null;
  return (
    <ul className="plain-list" aria-label={t('thread.title')}>
      {entries.map(({ kind, at, by, text, changed }) => (
        <Typography key={`${kind}-${at.getTime()}`} component="li" sx={{ mb: 1 }}>
          <Typography component="span" variant="body2" color="textSecondary">
            {[t(`thread.${kind}`, { date: formatDate(at, lang) }), by && nameOf?.(by)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {text ? <TypedText isQuote={by === undefined}>{text}</TypedText> : null}
          {changed.length > 0 ? (
            <Typography>{t('thread.changed', { fields: fieldLabels(changed, t) })}</Typography>
          ) : null}
        </Typography>
      ))}
    </ul>
  );
}
