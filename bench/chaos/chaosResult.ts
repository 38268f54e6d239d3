import type { Race } from './callers.ts';
import type { Stored } from './countStored.ts';
import { type Counted, isExact } from './greedy.ts';
import type { PublishingResult } from './publishing.ts';

/** An email to each side, the CRM, and a webhook. */
const owedForEach = 4;
/** The same, and an email to sales about the hour. */
const owedForCall = 5;
/** Number of hours, each of which a caller at every host wants. */
export const hoursWanted = 20;

export interface ChaosResult {
  kills: number;
  /** Average time in s between two kills. */
  killEveryS: number;
  /** Time in s until a killed host answered again: the median and the longest. */
  backAfterS: Spread;
  /** Time in s from an unanswered sending to the answer, for visitors who had one. */
  failoverS: Spread & { visitors: number };
  /**
   * Time in s until a sending was answered, or known to be cut off, at most per visitor: the median visitor's and the
   * longest.
   */
  answerS: Spread;
  /** Hours that a caller at each host wanted, and how many callers were told that an hour is theirs. */
  races: Race[];
  /** Requests sent once more with another key, and how many of them were not recognised as duplicates. */
  sentAgain: number;
  takenTwice: number;
  /** Result for an address that sends more than it may; undefined with one host, which counts in memory. */
  limit: Counted | undefined;
  /** Undefined if nothing was published. */
  published: PublishingResult | undefined;
  acknowledged: number;
  /** Handles given to more than one visitor: must be 0. */
  sharedHandles: number;
  stored: Stored;
  /** Requests of which sales got no email, or the visitor none. */
  lostNotices: number;
  lostAcknowledgements: number;
  /** Requests of which the chat was not told, and calls to the chat whose id does not identify them as repeated. */
  lostChats: number;
  doubledChats: number;
  /** Emails in excess of one per delivery. */
  extraMails: number;
  deals: number;
  doubledDeals: number;
  doubledPersons: number;
  doubledOrganizations: number;
  crmFaults: number;
  smtpFaults: number;
  chatFaults: number;
  clientTries: number;
  seconds: number;
}

export interface Spread {
  median: number;
  longest: number;
}

/** Number of deliveries for all requests and calls. */
export const owedBy = (requests: number) => requests * owedForEach + hoursWanted * owedForCall;

/** Returns violated expectations, in words; empty if all is well. */
export function faultsOf(result: ChaosResult, requests: number): string[] {
  const { limit, published, races, stored } = result;
  const all = requests + hoursWanted;
  const must: [string, boolean][] = [
    ['not every request was acknowledged', result.acknowledged === requests],
    ['visitors share a handle', result.sharedHandles === 0],
    ['a request that was sent once more was taken twice', result.takenTwice === 0],
    ['not every hour was given to one caller', races.length === hoursWanted && races.every(({ won }) => won === 1)],
    ['not every request is stored once', stored.leads === all && stored.doubledLeads === 0],
    ['not everything was delivered', stored.delivered === owedBy(requests) && stored.owed + stored.failed === 0],
    ['a mail was lost', result.lostNotices === 0 && result.lostAcknowledgements === 0],
    ['more extra mails than kills', result.extraMails <= result.kills],
    ['the chat was not told of each request once', result.lostChats === 0 && result.doubledChats === 0],
    ['persons or organizations are doubled', result.doubledPersons === 0 && result.doubledOrganizations === 0],
    ['deals are lost or doubled', result.deals === all && result.doubledDeals === 0],
    ['a limit was not exact', !limit || isExact(limit)],
  ];
  const wrongPages = [...(published?.seen.faults ?? []), ...(published?.wrong ?? [])];
  return [...must.filter(([, isRight]) => !isRight).map(([words]) => words), ...wrongPages];
}

/** Returns the figures, one line for each subject. */
export function describeChaos(result: ChaosResult): string[] {
  const { answerS, backAfterS, failoverS, limit, published, races, stored } = result;
  const seconds = ({ longest, median }: Spread) =>
    `${median.toFixed(1)} s at the median, ${longest.toFixed(1)} s at most`;
  return [
    `${result.kills} kills, one each ${result.killEveryS.toFixed(1)} s; a host was back after ${seconds(backAfterS)}`,
    `${failoverS.visitors} visitors met a killed host, and were told after ${seconds(failoverS)}`,
    `one sending took ${seconds(answerS)}`,
    `acknowledged ${result.acknowledged}, stored ${stored.leads}, doubled ${stored.doubledLeads}`,
    `sent once more ${result.sentAgain}, taken twice ${result.takenTwice}`,
    `hours wanted at each host ${races.length}, callers ${races.reduce((sum, { callers }) => sum + callers, 0)}, told it is theirs ${races.reduce((sum, { won }) => sum + won, 0)}`,
    ...(limit
      ? [
          `one address sent ${limit.sent}, may ${limit.most}: let through ${limit.letThrough}, refused ${limit.refused}, cut off ${limit.lost}`,
        ]
      : []),
    ...(published
      ? [
          `publications ${published.publications}, renderers killed ${published.killedRenderers}, pages seen ${published.seen.pages}, wrong ${published.seen.faults.length}, wrong at any host in the end ${published.wrong.length}`,
        ]
      : []),
    `deliveries: delivered ${stored.delivered} in ${stored.tries} tries, owed ${stored.owed}, failed ${stored.failed}`,
    `mails lost ${result.lostNotices + result.lostAcknowledgements}, extra ${result.extraMails} (at most ${result.kills})`,
    `chat: lost ${result.lostChats}, doubled ${result.doubledChats}`,
    `deals ${result.deals}, doubled ${result.doubledDeals}; persons doubled ${result.doubledPersons}, organisations doubled ${result.doubledOrganizations}`,
    `client tries ${result.clientTries}; faults of the CRM ${result.crmFaults}, of the mail server ${result.smtpFaults}, of the chat ${result.chatFaults}`,
  ];
}
