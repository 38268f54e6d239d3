import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/** Seconds by which this machine may be off before that is said, and before nothing is started. */
const most = { unsaid: 5, bearable: 60 };
/** ms for an answer. */
const patienceMs = 5_000;

/**
 * Words for an operator where the clock of this machine differs from another one; none where it is right. `theirs`: ms
 * since 1970, undefined where it is not known. Throws EnvironmentFault where it is a minute off: then signatures of the
 * bucket, second factors and links that end are refused.
 */
export function compareClocks(ours: number, theirs: number | undefined, whose: string): string[] {
  const offS = Math.round((ours - (theirs ?? ours)) / 1000);
  if (Math.abs(offS) <= most.unsaid) return [];
  const words = `The clock of this machine is ${Math.abs(offS)} s ${offS > 0 ? 'ahead of' : 'behind'} that of ${whose}. Let it follow a time server: timedatectl set-ntp true.`;
  if (Math.abs(offS) > most.bearable) throw new EnvironmentFault(words, { mayPass: true });
  return [words];
}

/** What a server tells of its clock with each answer, in ms since 1970; undefined where it is away or tells nothing. */
export async function askClock(address: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => undefined);
  const theirs = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(theirs) ? undefined : theirs;
}
