/** The long texts of the professions. */
import type { ProfessionSlug } from '../../domain/guide/professions.ts';
import type { ProfessionDetails } from '../schema.ts';
import { details as alpineClimbingInstructor } from './details/alpine-climbing-instructor.ts';
import { details as canyoningGuide } from './details/canyoning-guide.ts';
import { details as industrialAlpinism } from './details/industrial-alpinism.ts';
import { details as mountainGuide } from './details/mountain-guide.ts';
import { details as mountainLeader } from './details/mountain-leader.ts';
import { details as rockClimbingGuide } from './details/rock-climbing-guide.ts';
import { details as skiGuide } from './details/ski-guide.ts';
import { details as skiTeacher } from './details/ski-teacher.ts';
import { details as trekkingGuide } from './details/trekking-guide.ts';

export const PROFESSION_DETAILS: Readonly<Record<ProfessionSlug, ProfessionDetails>> = {
  'mountain-guide': mountainGuide,
  'trekking-guide': trekkingGuide,
  'alpine-climbing-instructor': alpineClimbingInstructor,
  'ski-guide': skiGuide,
  'ski-teacher': skiTeacher,
  'rock-climbing-guide': rockClimbingGuide,
  'mountain-leader': mountainLeader,
  'industrial-alpinism': industrialAlpinism,
  'canyoning-guide': canyoningGuide,
};
