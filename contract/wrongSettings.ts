import { EnvironmentFault } from './EnvironmentFault.ts';

/**
 * A process cannot start with the settings it was given, and says on standard error which one is wrong and how to mend
 * it: starting it again changes nothing. The number is EX_CONFIG of sysexits.h, so other supervisors know it too.
 */
export const wrongSettingsExitCode = 78;

/** A process cannot start now, as somebody else is away or holds what it needs. EX_TEMPFAIL of sysexits.h. */
export const passingFaultExitCode = 75;

export const exitCodeOf = ({ mayPass }: Pick<EnvironmentFault, 'mayPass'>) =>
  mayPass ? passingFaultExitCode : wrongSettingsExitCode;

/** Of servers alone: a browser has none. */
declare const process: { exit(code: number): never };

/** Does what a process is there for; where an {@link EnvironmentFault} ends that, says it and ends the process by its code. */
export async function endOnWrongSettings(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof EnvironmentFault)) throw error;
    console.error(error.message);
    process.exit(exitCodeOf(error));
  }
}
