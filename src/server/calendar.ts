import { site } from '../content/site.ts';
import type { Lang, Localized } from '../domain/lang.ts';
import { localPath } from '../domain/paths.ts';
import { keysOf } from '../domain/record-of.ts';
import type { Intake } from '../domain/school/intakes.ts';
import { PROGRAMME_TITLES } from '../domain/school/programmes.ts';
import { absoluteUrl } from '../seo/site-url.ts';

/** The days of an intake, each an event. */
const EVENTS = {
  first_day: { en: 'first day', ka: 'პირველი დღე' },
  assessment_day: { en: 'assessment day', ka: 'შეფასების დღე' },
  deadline: { en: 'last day to apply', ka: 'განაცხადების მიღების ბოლო დღე' },
} as const satisfies Readonly<Record<string, Localized>>;

const STATUS: Readonly<Record<Intake['state'], string>> = {
  announced: 'TENTATIVE',
  open: 'CONFIRMED',
  full: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

const LINE_BYTES = 75;

/** Continues a long line on the next ones, between characters, which a blank begins (RFC 5545, 3.1). */
function folded(line: string): string {
  let bytes = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    const isFull = bytes + size > LINE_BYTES;
    bytes = isFull ? size + 1 : bytes + size;
    return isFull ? `\r\n ${character}` : character;
  }).join('');
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/[\r\n]+/gu, String.raw`\n`);
}

/** An intake for calendars (RFC 5545). */
export function intakeCalendar(intake: Intake, lang: Lang, drawnAt: Date): string {
  const { id, programme, place, state } = intake;
  const title = PROGRAMME_TITLES[programme][lang];
  const url = absoluteUrl(localPath(`/association/ats#${programme}`, lang));
  const stamp = drawnAt.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  const events = keysOf(EVENTS).flatMap((name) => {
    const day = intake[name];
    return day === undefined
      ? []
      : [
          'BEGIN:VEVENT',
          `UID:${id}-${name}@${new URL(url).hostname}`,
          `DTSTAMP:${stamp}`,
          `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
          `SUMMARY:${text(`${title}: ${EVENTS[name][lang]}`)}`,
          ...(name === 'deadline' ? [] : [`LOCATION:${text(place[lang])}`]),
          `STATUS:${STATUS[state]}`,
          'TRANSP:TRANSPARENT',
          `URL:${url}`,
          'END:VEVENT',
        ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.shortName.en)}//Intakes//EN`,
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
