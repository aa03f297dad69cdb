import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * These files disable and enable the triggers, after which the Functions emulator restarts all running
 * processes: running them first saves restarts.
 */
const RESTARTING = ['functions/pictures.test.ts'];

/** Runs the files first that make the Functions emulator restart its processes. */
export class RestartingFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRestarting = ({ moduleId }: TestSpecification) =>
      RESTARTING.some((end) => moduleId.endsWith(`/tests/${end}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isRestarting), ...sorted.filter((file) => !isRestarting(file))];
  }
}
