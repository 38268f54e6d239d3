/**
 * What a process was started with cannot be used. Each fault begins with the name of its variable and ends with the
 * mend; the message holds all of them, one a line, and goes to people.
 */
export class EnvironmentFault extends Error {
  override name = 'EnvironmentFault';
  readonly faults: readonly string[];
  /** The settings may be right, and somebody else be away: trying again may help. */
  readonly mayPass: boolean;
  constructor(faults: string | readonly string[], options: ErrorOptions & { mayPass?: boolean } = {}) {
    const all = typeof faults === 'string' ? [faults] : faults;
    super(all.join('\n'), options);
    this.faults = all;
    this.mayPass = options.mayPass ?? false;
  }
}
