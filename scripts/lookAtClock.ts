import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/** Seconds by which this machine may be off before a hint is given, and before nothing is started. */
const most = { unsaid: 5, bearable: 60 };
/** Time limit for an answer in ms. */
const patienceMs = 5_000;

/**
 * Returns a hint for an operator if the clock of this machine differs from another one; empty if it is right. `theirs`:
 * ms since 1970, undefined if unknown. Throws EnvironmentFault if it is a minute off, because signatures for the
 * bucket, second factors and links that expire would then be refused.
 */
export function compareClocks(ours: number, theirs: number | undefined, whose: string): string[] {
  const offS = Math.round((ours - (theirs ?? ours)) / 1000);
  if (Math.abs(offS) <= most.unsaid) return [];
  const words = `The clock of this machine is ${Math.abs(offS)} s ${offS > 0 ? 'ahead of' : 'behind'} that of ${whose}. Let it follow a time server: timedatectl set-ntp true.`;
  if (Math.abs(offS) > most.bearable) throw new EnvironmentFault(words, { mayPass: true });
  return [words];
}

/** Returns a server's clock from its answer, in ms since 1970; undefined if the server is away or sends no date. */
export async function askClock(address: string): Promise<number | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(address, { method: 'HEAD', signal }).catch(() => undefined);
  const theirs = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(theirs) ? undefined : theirs;
}
