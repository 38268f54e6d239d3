import { EnvironmentFault } from './EnvironmentFault.ts';

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

/** On servers alone: a browser has none. */
declare const process: { exit(code: number): never };

/**
 * Ends the process. V8 compiles what is called often in threads of its own. One of them may need memory at the moment
 * of the end and waits for the main thread to collect garbage, while the main thread waits for it: such a process hangs
 * for good, without a port and without a word (nodejs/node#54918, one in a thousand ends of a busy host). Where the
 * process was started with `--expose-gc`, garbage is collected before, so that there is memory.
 */
export function endProcess(code: number): never {
  (globalThis as { gc?: () => void }).gc?.();
  process.exit(code);
}
