/** What a process was started with cannot be used. The message names each variable and the mend, and goes to people. */
export class EnvironmentFault extends Error {
  override name = 'EnvironmentFault';
}
