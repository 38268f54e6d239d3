import { passingFaultExitCode } from '@frontage/contract/wrongSettings.ts';
import type { Stored } from '../chaos/countStored.ts';
import type { Seen } from '../publishChaos/visitor.ts';
import type { Victim } from './processesOf.ts';
import type { Silences } from './watchAnswers.ts';

export interface ProductResult {
  /** Number of SIGKILLs by victim. */
  kills: Record<Victim, number>;
  /** Exit codes of starts that ended although nobody killed their supervisor. */
  endedStarts: (number | null)[];
  /** Pages seen by visitors, who look at pages all the time. */
  seen: Seen;
  silences: Silences;
  publications: number;
  /** Requests with a file, each sent until it was acknowledged, and the number of sendings in total. */
  acknowledged: number;
  sendings: number;
  /** Refused sendings, in words. */
  refusals: string[];
  stored: Stored;
  /** Requests of which sales got no email, or the visitor none, and emails in excess of one per delivery. */
  lostNotices: number;
  lostAcknowledgements: number;
  extraEmails: number;
  /** Faults of files, of pages at the end, and of leftovers, in words. */
  fileFaults: string[];
  pageFaults: string[];
  leftOver: string[];
  /** Files that killed hosts left, before the sweep. */
  unheldFiles: number;
  seconds: number;
}

/** Returns violated expectations, in words; empty if all is well. */
export function faultsOf(result: ProductResult): string[] {
  const { acknowledged, endedStarts, kills, seen, stored } = result;
  const must: [string, boolean][] = [
    [
      `not every request is stored once: acknowledged ${acknowledged}, stored ${stored.leads}, doubled ${stored.doubledLeads}`,
      stored.leads === acknowledged && stored.doubledLeads === 0,
    ],
    [`not everything was delivered: owed ${stored.owed}, failed ${stored.failed}`, stored.owed + stored.failed === 0],
    [
      `emails were lost: ${result.lostNotices} to sales, ${result.lostAcknowledgements} to visitors`,
      result.lostNotices + result.lostAcknowledgements === 0,
    ],
    [`more extra emails than kills: ${result.extraEmails}`, result.extraEmails <= countKills(result)],
    [`starts ended by themselves: ${endedStarts.join(', ')}`, givenUp(endedStarts).length <= kills.preparer],
  ];
  return [
    ...must.filter(([, isRight]) => !isRight).map(([words]) => words),
    ...seen.faults,
    ...result.refusals,
    ...result.fileFaults,
    ...result.pageFaults,
    ...result.leftOver,
  ];
}

/** Returns the figures, one line for each subject. */
export function describeProduct(result: ProductResult): string[] {
  const { kills, seen, silences, stored } = result;
  const byVictim = Object.entries(kills).map(([victim, count]) => `${victim} ${count}`);
  return [
    `${countKills(result)} kills in ${result.seconds.toFixed(0)} s: ${byVictim.join(', ')}`,
    `pages seen ${seen.pages}, refused or cut off ${seen.refused}, wrong ${seen.faults.length}`,
    `nobody answered for ${silences.seconds.toFixed(1)} of ${silences.ofSeconds.toFixed(0)} s, ${silences.count} times, at most ${silences.longestS.toFixed(1)} s`,
    `starts that ended by themselves ${result.endedStarts.length}, of them for the one before ${result.endedStarts.length - givenUp(result.endedStarts).length}`,
    `publications ${result.publications}, wrong at the end ${result.pageFaults.length}`,
    `requests with a file: acknowledged ${result.acknowledged} in ${result.sendings} sendings, stored ${stored.leads}, doubled ${stored.doubledLeads}, files wrong ${result.fileFaults.length}`,
    `deliveries ${stored.delivered} in ${stored.tries} tries, owed ${stored.owed}, failed ${stored.failed}; emails lost ${result.lostNotices + result.lostAcknowledgements}, extra ${result.extraEmails}`,
    `files without a request before the sweep ${result.unheldFiles}; left over in the end ${result.leftOver.length}`,
  ];
}

/** Leaves out starts that came while the one before was still ending, which a separate exit code reports. */
function givenUp(codes: ProductResult['endedStarts']) {
  return codes.filter((code) => code !== passingFaultExitCode);
}

function countKills({ kills }: ProductResult): number {
  return Object.values(kills).reduce((sum, count) => sum + count, 0);
}
