/** Every painted picture of the website. */
import type { Scene } from './scene.ts';
import { heroScenes } from './scenes-hero.ts';
import { newsScenes } from './scenes-news.ts';
import { pageScenes } from './scenes-pages.ts';
import { professionScenes } from './scenes-professions.ts';
import { programmeScenes } from './scenes-programmes.ts';

export const scenes: readonly Scene[] = [
  ...heroScenes,
  ...professionScenes,
  ...pageScenes,
  ...programmeScenes,
  ...newsScenes,
];
