/**
 * The settings that a process was started with cannot be used. Each fault begins with the name of its variable and ends
 * with the fix; the message lists all of them, one a line, and is for people.
 */
export class EnvironmentFault extends Error {
  override name = 'EnvironmentFault';
  readonly faults: readonly string[];
  /** The settings may be right while another service is down, so trying again may help. */
  readonly mayPass: boolean;
  constructor(faults: string | readonly string[], options: ErrorOptions & { mayPass?: boolean } = {}) {
    const all = typeof faults === 'string' ? [faults] : faults;
    super(all.join('\n'), options);
    this.faults = all;
    this.mayPass = options.mayPass ?? false;
  }
}
