/**
 * A process cannot start with the settings it was given, and says on standard error which one is wrong and how to mend
 * it: starting it again changes nothing. The number is EX_CONFIG of sysexits.h, so other supervisors know it too.
 */
export const wrongSettingsExitCode = 78;
