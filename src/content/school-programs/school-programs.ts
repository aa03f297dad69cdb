/** The eleven programmes of the school, in the order of the specification (section 3). */
import type { SchoolProgram } from '../schema.ts';
import { trekkingTourGuide } from './trekking-tour-guide.ts';
import { mountainLeader } from './mountain-leader.ts';
import { rockClimbingGuide } from './rock-climbing-guide.ts';
import { equestrianTourGuide } from './equestrian-tour-guide.ts';
import { bicycleTourGuide } from './bicycle-tour-guide.ts';
import { canyoningGuide } from './canyoning-guide.ts';
import { extremeSpeleoTourGuide } from './extreme-speleo-tour-guide.ts';
import { skiTeacher } from './ski-teacher.ts';
import { raftingTourGuide } from './rafting-tour-guide.ts';
import { industrialAlpinism } from './industrial-alpinism.ts';
import { overlandTourGuide } from './overland-tour-guide.ts';

export const schoolPrograms: readonly SchoolProgram[] = [
  trekkingTourGuide,
  mountainLeader,
  rockClimbingGuide,
  equestrianTourGuide,
  bicycleTourGuide,
  canyoningGuide,
  extremeSpeleoTourGuide,
  skiTeacher,
  raftingTourGuide,
  industrialAlpinism,
  overlandTourGuide,
];
