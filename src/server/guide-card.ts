import { createIntl } from 'react-intl';
import { site } from '../content/site.ts';
import type { PublicGuide } from '../domain/directory/public-guide.ts';
import { escapeHtml } from '../domain/escape-html.ts';
import { claimLines } from '../domain/guide/claims.ts';
import { nameInLang } from '../domain/guide/own-words.ts';
import type { Lang } from '../domain/lang.ts';
import type { ShareCard } from '../domain/site/site-pages.ts';
import type { MessageId } from '../i18n/catalogue.ts';
import { DARK } from '../theme/tokens.ts';
import { MARK_PATH } from '../ui/pictures/mark-path.ts';
import { MESSAGES } from './messages.ts';

/** In the circle of guides without a picture, and beside the association's name. */
const mark = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${DARK.text.primary}" fill-rule="evenodd" d="${MARK_PATH}"/>`;

const BACKGROUND = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">',
  '<linearGradient id="night" x2="0" y2="1"><stop stop-color="#15354c"/>',
  `<stop offset="1" stop-color="${DARK.background.default}"/></linearGradient>`,
  '<rect width="1200" height="630" fill="url(#night)"/>',
  `<rect y="620" width="1200" height="10" fill="${DARK.secondary.main}"/>`,
  `<circle cx="232" cy="266" r="155" fill="none" stroke="${DARK.divider}" stroke-width="6"/>`,
  mark(145, 179, 5.4),
  mark(80, 526, 1.45),
  '</svg>',
].join('');

/** The preview image of a guide's page for messengers and social networks, in the language of the page. */
export function guideCard(guide: PublicGuide, lang: Lang): ShareCard {
  const intl = createIntl({ locale: lang, messages: MESSAGES[lang] });
  const say = (id: MessageId) => intl.formatMessage({ id });
  const text = (pixels: number, color: string, words: string) =>
    `<span size="${pixels * 0.75}pt" foreground="${color}" line_height="1.25">${escapeHtml(words)}</span>`;
  const { primary, secondary } = DARK.text;
  return {
    background: BACKGROUND,
    texts: [
      text(66, primary, nameInLang(guide, lang) || say('guides.fallbackName')),
      ...(guide.profession === '' ? [text(38, primary, say('guide.noProfession'))] : []),
      ...claimLines(guide, lang).map((claim) => text(38, secondary, claim)),
      text(32, DARK.success.main, `✓ ${say('guide.verified')}`),
    ].join('\n'),
    foot: text(30, primary, site.shortName[lang]),
  };
}
