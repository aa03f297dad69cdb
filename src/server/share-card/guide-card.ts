/** The preview image of a guide's page for messengers and social networks, 1200 × 630, as SVG. */
import { nameInLang } from '../../domain/guide/own-words.ts';
import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { site } from '../../content/site.ts';
import type { PublicGuide } from '../../domain/directory/public-guide.ts';
import { claimLines } from '../../domain/guide/claims.ts';
import { initialsOf } from '../../domain/guide/profile.ts';
import type { Lang } from '../../domain/lang.ts';
import type { MessageId } from '../../i18n/catalogue.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { DARK, LIGHT } from '../../theme/tokens.ts';
import { MARK_PATH } from '../../ui/pictures/mark-path.ts';
import { linesOf, SHARE_FILE, shareFileSchema, textSvg, widthOf, type ShareFile } from './outlines.ts';

let file: ShareFile | undefined;

function shareFile(): ShareFile {
  return (file ??= shareFileSchema.parse(
    JSON.parse(readFileSync(new URL(SHARE_FILE, import.meta.url), 'utf8')),
  ));
}

const WIDTH = 1200;
const HEIGHT = 630;
/** The picture: a circle at the left. */
const CIRCLE = { x: 232, y: 286, radius: 152 };
/** Position and maximum width of texts. */
const TEXT = { x: 448, width: 680 };
const FOOT = 560;

/** The texts of the card in the language of the page. */
function textsOf(guide: PublicGuide, lang: Lang) {
  const intl = createIntl({ locale: lang, messages: PAGE_MESSAGES[lang] });
  const say = (id: MessageId) => intl.formatMessage({ id });
  return {
    name: nameInLang(guide, lang) || say('guides.fallbackName'),
    claims: [...(guide.profession === '' ? [say('guides.fallbackName')] : []), ...claimLines(guide, lang)],
    verified: say('guide.verified'),
    association: site.shortName[lang],
  };
}

function portraitSvg(name: string, portrait: string | undefined, outlines: ShareFile['outlines']): string {
  const { x, y, radius } = CIRCLE;
  const ring = `<circle cx="${x}" cy="${y}" r="${radius + 5}" fill="none" stroke="${DARK.divider}" stroke-width="3"/>`;
  if (portrait !== undefined) {
    const side = radius * 2;
    return `<clipPath id="circle"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath><image href="${portrait}" x="${x - radius}" y="${y - radius}" width="${side}" height="${side}" preserveAspectRatio="xMidYMid slice" clip-path="url(#circle)"/>${ring}`;
  }
  const initials = initialsOf(name);
  const size = 108;
  const left = x - widthOf(outlines, initials, size) / 2;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${LIGHT.primary.main}"/>${textSvg(outlines, initials, left, y + size * 0.34, { size, color: LIGHT.primary.contrastText, bold: 2 })}${ring}`;
}

/**
 * Renders the card. All text is rendered as paths, so that no font is needed for rendering to pixels.
 * @param portrait the guide's picture as a `data:` URL of PNG; initials without it.
 */
export async function guideCardSvg(guide: PublicGuide, lang: Lang, portrait?: string): Promise<string> {
  const { outlines, contours } = shareFile();
  const { name, claims, verified, association } = textsOf(guide, lang);
  const nameSize = widthOf(outlines, name, 76) <= TEXT.width ? 76 : 60;
  const names = linesOf(outlines, name, { size: nameSize, width: TEXT.width, most: 2 });
  const line = (text: string, size: number) =>
    linesOf(outlines, text, { size, width: TEXT.width, most: 1 })[0];
  const lineHeight = nameSize * 1.25;
  // The block of texts is vertically centred to the picture beside it.
  const block = names.length * lineHeight + claims.length * 54 + 74;
  let y = CIRCLE.y - block / 2 + nameSize * 0.86;
  const parts: string[] = [];
  const green = DARK.success.main;
  for (const text of names) {
    parts.push(textSvg(outlines, text, TEXT.x, y, { size: nameSize, color: DARK.text.primary, bold: 2.4 }));
    y += lineHeight;
  }
  y -= nameSize * 0.2;
  for (const [place, text] of claims.entries()) {
    const color = place === 0 ? DARK.text.primary : DARK.text.secondary;
    parts.push(textSvg(outlines, line(text, 38) ?? '', TEXT.x, y, { size: 38, color }));
    y += 54;
  }
  y += 18;
  parts.push(
    `<g transform="translate(${TEXT.x - 4} ${y - 32}) scale(1.75)" fill="none" stroke="${green}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5"/></g>`,
    textSvg(outlines, line(verified, 32) ?? '', TEXT.x + 50, y, { size: 32, color: green, bold: 0.8 }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#15354c"/><stop offset="1" stop-color="${DARK.background.default}"/></linearGradient>`,
    `<pattern id="contours" width="640" height="640" patternUnits="userSpaceOnUse" patternTransform="translate(-40 -20)"><g transform="scale(${640 / 480})" fill="none" stroke="${DARK.primary.main}" stroke-opacity="0.16">${contours}</g></pattern></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#contours)"/>`,
    `<rect y="${HEIGHT - 10}" width="${WIDTH}" height="10" fill="${DARK.secondary.main}"/>`,
    portraitSvg(name, portrait, outlines),
    ...parts,
    `<g transform="translate(80 ${FOOT - 34}) scale(1.45)" fill="${DARK.text.primary}" fill-rule="evenodd"><path d="${MARK_PATH}"/></g>`,
    textSvg(outlines, association, 142, FOOT, { size: 30, color: DARK.text.primary, bold: 0.6 }),
    '</svg>',
  ].join('');
}
