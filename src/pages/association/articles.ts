import { contentLoader } from '../content-loader.ts';

/** The association's pages that are one text each, by the last segment of their path. */
export const articles = contentLoader({
  about: async () => (await import('../../content/association/about.ts')).about,
  history: async () => (await import('../../content/association/history.ts')).history,
  governance: async () => (await import('../../content/association/governance.ts')).governance,
  'safety-guidelines': async () =>
    (await import('../../content/association/safety-guidelines.ts')).safetyGuidelines,
  'media-kit': async () => (await import('../../content/association/media-kit.ts')).mediaKit,
  mission: async () => (await import('../../content/association/mission.ts')).mission,
  ifmga: async () => (await import('../../content/association/ifmga.ts')).ifmga,
  'what-we-do': async () => (await import('../../content/association/what-we-do.ts')).whatWeDo,
});
