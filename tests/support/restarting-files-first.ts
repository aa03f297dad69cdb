import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They switch the triggers off and on, after which the Functions emulator starts every process again: the fewer, the sooner. */
const RESTARTING = [
  'functions/carry-over.long.test.ts',
  'functions/public-pictures.test.ts',
  'functions/pictures.test.ts',
  'screens/desk-reads.long.test.tsx',
];

/** Runs the files first that make the Functions emulator start its processes again. */
export class RestartingFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRestarting = ({ moduleId }: TestSpecification) =>
      RESTARTING.some((end) => moduleId.endsWith(`/tests/${end}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isRestarting), ...sorted.filter((file) => !isRestarting(file))];
  }
}
