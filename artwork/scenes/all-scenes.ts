/** Every painted picture of the website. */
import type { Scene } from './scene.ts';
import { heroScenes } from './hero.ts';
import { newsScenes } from './news.ts';
import { pageScenes } from './pages.ts';
import { professionScenes } from './professions.ts';
import { programmeScenes } from './programmes.ts';

export const scenes: readonly Scene[] = [
  ...heroScenes,
  ...professionScenes,
  ...pageScenes,
  ...programmeScenes,
  ...newsScenes,
];
