/** Everything that is drawn rather than painted, by name. */
import { writeContours } from './contours.ts';
import { writeFilm } from './film.ts';
import { writeMark } from './mark.ts';
import { writePartnerMarks } from './partner-marks.ts';
import { writeShareDefault } from './share-default.ts';

export const drawingMakers: Readonly<Record<string, () => Promise<void> | void>> = {
  mark: writeMark,
  partners: writePartnerMarks,
  contours: writeContours,
  film: writeFilm,
  'share-default': writeShareDefault,
};
