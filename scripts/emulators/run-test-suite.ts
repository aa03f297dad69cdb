/** Runs the emulators as the tests need them: with a mail server, and emails that wait for no recall. */
import { localProject } from '../local-project.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { runEmulators, type RunOptions } from './run-emulators.ts';
import { suiteConfig } from './suite-config.ts';

/** @returns the exit code of `runEmulators`. @param portOffset added to every port of firebase.json. */
export async function runTestSuite(
  portOffset: number,
  options: Omit<RunOptions, 'config' | 'project'>,
): Promise<number> {
  const { project, smtpPort, mailPagePort } = localProject(portOffset);
  const mail = await startMailCatcher(smtpPort, mailPagePort);
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_RECALL_SECONDS: '0',
    ...options.environment,
  };
  try {
    return await runEmulators({
      ...options,
      config: await suiteConfig(portOffset),
      project,
      environment,
    });
  } finally {
    await mail.close();
  }
}
