/** Everything that is drawn rather than painted, by name. */
import { writeContours } from './graphics/contours.ts';
import { writeFilm } from './film/film.ts';
import { writeMark } from './graphics/mark.ts';
import { writePartnerMarks } from './graphics/partner-marks.ts';
import { writeShareDefault } from './graphics/share-default.ts';

export const drawingMakers: Readonly<Record<string, () => Promise<void> | void>> = {
  mark: writeMark,
  partners: writePartnerMarks,
  contours: writeContours,
  film: writeFilm,
  'share-default': writeShareDefault,
};
