import { EnvironmentFault } from './EnvironmentFault.ts';
import { endProcess } from './endProcess.ts';

/**
 * Exit code of a process that cannot start with the settings it was given and says on standard error which one is wrong
 * and how to fix it: starting it again changes nothing. It is EX_CONFIG of sysexits.h, so other supervisors know it
 * too.
 */
export const wrongSettingsExitCode = 78;

/**
 * Exit code of a process that cannot start now, because another service is down or holds what it needs. EX_TEMPFAIL of
 * sysexits.h.
 */
export const passingFaultExitCode = 75;

export const exitCodeOf = ({ mayPass }: Pick<EnvironmentFault, 'mayPass'>) =>
  mayPass ? passingFaultExitCode : wrongSettingsExitCode;

/** Does the work of a process; an {@link EnvironmentFault} is printed and ends the process with its exit code. */
export async function endOnWrongSettings(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof EnvironmentFault)) throw error;
    console.error(error.message);
    endProcess(exitCodeOf(error));
  }
}
