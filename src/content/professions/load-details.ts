/** The long texts of the professions, each in a chunk of its own. */
import type { ProfessionSlug } from '../../domain/guide/professions.ts';
import type { ProfessionDetails } from '../schema.ts';

type DetailsModule = { readonly details: ProfessionDetails };

export const loadProfessionDetails: Readonly<Record<ProfessionSlug, () => Promise<DetailsModule>>> = {
  'mountain-guide': () => import('./details/mountain-guide.ts'),
  'trekking-guide': () => import('./details/trekking-guide.ts'),
  'alpine-climbing-instructor': () => import('./details/alpine-climbing-instructor.ts'),
  'ski-guide': () => import('./details/ski-guide.ts'),
  'ski-teacher': () => import('./details/ski-teacher.ts'),
  'rock-climbing-guide': () => import('./details/rock-climbing-guide.ts'),
  'mountain-leader': () => import('./details/mountain-leader.ts'),
  'industrial-alpinism': () => import('./details/industrial-alpinism.ts'),
  'canyoning-guide': () => import('./details/canyoning-guide.ts'),
};
