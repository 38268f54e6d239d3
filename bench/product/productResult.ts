import { passingFaultExitCode } from '@frontage/contract/wrongSettings.ts';
import type { Stored } from '../chaos/countStored.ts';
import type { Seen } from '../publishChaos/visitor.ts';
import type { Victim } from './processesOf.ts';
import type { Silences } from './watchAnswers.ts';

export interface ProductResult {
  /** SIGKILLs, by whom they hit. */
  kills: Record<Victim, number>;
  /** Codes of starts that ended though nobody killed their supervisor. */
  endedStarts: (number | null)[];
  /** Of visitors who look at pages all the time. */
  seen: Seen;
  silences: Silences;
  publications: number;
  /** Requests with a file, each sent until it was acknowledged, and how often that was in all. */
  acknowledged: number;
  sendings: number;
  /** Sendings that were refused, in words. */
  refusals: string[];
  stored: Stored;
  /** Requests of which sales got no email, or the visitor none, and emails beyond one for each delivery. */
  lostNotices: number;
  lostAcknowledgements: number;
  extraEmails: number;
  /** What is wrong with files, with pages at the end, and with what is left over, in words. */
  fileFaults: string[];
  pageFaults: string[];
  leftOver: string[];
  /** Files that killed hosts left, before the sweep. */
  unheldFiles: number;
  seconds: number;
}

/** What must not be, in words; empty where all is well. */
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
    [`more extra emails than kills: ${result.extraEmails}`, result.extraEmails <= killsIn(result)],
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

/** The figures, a line for each thing. */
export function productInWords(result: ProductResult): string[] {
  const { kills, seen, silences, stored } = result;
  const byVictim = Object.entries(kills).map(([victim, count]) => `${victim} ${count}`);
  return [
    `${killsIn(result)} kills in ${result.seconds.toFixed(0)} s: ${byVictim.join(', ')}`,
    `pages seen ${seen.pages}, refused or cut off ${seen.refused}, wrong ${seen.faults.length}`,
    `nobody answered for ${silences.seconds.toFixed(1)} of ${silences.ofSeconds.toFixed(0)} s, ${silences.count} times, at most ${silences.longestS.toFixed(1)} s`,
    `starts that ended by themselves ${result.endedStarts.length}, of them for the one before ${result.endedStarts.length - givenUp(result.endedStarts).length}`,
    `publications ${result.publications}, wrong at the end ${result.pageFaults.length}`,
    `requests with a file: acknowledged ${result.acknowledged} in ${result.sendings} sendings, stored ${stored.leads}, doubled ${stored.doubledLeads}, files wrong ${result.fileFaults.length}`,
    `deliveries ${stored.delivered} in ${stored.tries} tries, owed ${stored.owed}, failed ${stored.failed}; emails lost ${result.lostNotices + result.lostAcknowledgements}, extra ${result.extraEmails}`,
    `files without a request before the sweep ${result.unheldFiles}; left over in the end ${result.leftOver.length}`,
  ];
}

/** But for those that came while the start before was still ending, which is said by a code of its own. */
function givenUp(codes: ProductResult['endedStarts']) {
  return codes.filter((code) => code !== passingFaultExitCode);
}

function killsIn({ kills }: ProductResult): number {
  return Object.values(kills).reduce((sum, count) => sum + count, 0);
}
