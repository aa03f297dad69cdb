import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { SPECIALTY_NAMES } from '../../domain/guide/catalogues/specialties.ts';
import {
  DETAIL_FIELDS,
  fieldOf,
  type DetailField,
  type GuideFieldName,
} from '../../domain/guide/guide-fields.ts';
import { isHidden, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { isSecondText, SECOND_TEXTS, secondLang } from '../../domain/guide/own-words.ts';
import { langOfText } from '../../domain/guide/text-lang.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { factLabel, secondTextLabel, valueText } from '../../i18n/guide-texts.ts';
import { useI18n } from '../../i18n/use-t.ts';
import { MarkedList } from '../../ui/text/MarkedList.tsx';
import { Fact, Facts } from './Fact.tsx';
import { TypedText } from './TypedText.tsx';

interface GuideFactsProps {
  readonly guide: GuideProfile;
  /** Fields to mark: those the guide changed while a card was open. */
  readonly changed?: readonly GuideFieldName[];
}

/** The label of a text in the second language includes its language. */
function detailLabel(guide: GuideProfile, name: DetailField): MessageId {
  if (!isSecondText(name)) return factLabel(name);
  const lang = guide[name] === '' ? secondLang(guide[SECOND_TEXTS[name]]) : langOfText(guide[name]);
  return lang && name === 'other_bio' ? `fact.other_bio-${lang}` : secondTextLabel(name, lang);
}

/** All that is stored of a guide, with marks on what visitors do not see. Strangers write it: it is rendered as text only. */
export const GuideFacts = memo(function GuideFacts({ guide, changed = [] }: GuideFactsProps) {
  const { t, lang } = useI18n();
  return (
    <Facts>
      {DETAIL_FIELDS.map((name) => {
        const { kind, names = {} } = fieldOf(name);
        const stored = valueText(guide[name], name === 'specialties' ? SPECIALTY_NAMES : names, t, lang);
        const text = stored === '' && kind === 'choice' ? t('fact.not-chosen') : stored;
        return text === '' ? null : (
          <Fact
            key={name}
            label={
              <>
                {t(detailLabel(guide, name))}
                {changed.includes(name) ? (
                  <Chip size="small" color="warning" label={t('admin.changed-mark')} sx={{ ml: 1 }} />
                ) : null}
              </>
            }
          >
            {kind === 'link' ? (
              <Link
                href={text}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                sx={{ display: 'inline-block', py: 0.5 }}
              >
                {text}
              </Link>
            ) : kind === 'long-text' ? (
              <TypedText isQuote>{text}</TypedText>
            ) : (
              <MarkedList text={text} />
            )}
            {isHidden(guide, name) ? (
              <Typography component="span" variant="body2" color="textSecondary">
                {` (${t('fact.hidden')})`}
              </Typography>
            ) : null}
          </Fact>
        );
      })}
    </Facts>
  );
});
