import type { ReleaseSummary } from '@frontage/contract/release.ts';

/** The newest release of all hosts, of which this host has a copy. */
export interface NewestShared {
  id: string;
  version: string;
  /** The version of the code that made it. */
  code: string;
  /** The time by which it decides what has begun and what has ended. */
  moment: Date;
}

/** The result of fetching what other hosts made. */
export type Brought =
  /** Everything is here. */
  | { kind: 'level'; newest: NewestShared }
  /** No host has made a release, or the bucket lacks part of it. */
  | { kind: 'nothing' }
  /** It could not be fetched, and will be retried. */
  | { kind: 'away' };

/**
 * Shares releases between hosts on one database through one bucket: one of them makes a release, all others fetch it.
 */
export interface Sharing {
  /** Fetches the newest release, and the one at which the site is held. Always resolves. */
  bring(held: string | undefined): Promise<Brought>;
  /** Runs work that only one host may do at a time; undefined if another host is doing it. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /**
   * Shares a complete release of this host with all others; only in its turn. Rejects if the bucket does not accept it.
   */
  share(release: ReleaseSummary, moment: Date, held: string | undefined): Promise<void>;
  /** Ids of the releases that all hosts keep, newest first. */
  kept(): string[];
  /** Removes what nobody needs any more from the bucket; only in its turn. Always resolves. */
  tidy(): Promise<void>;
  /** ms for which nothing could be fetched or stored; 0 if all is well. */
  failsForMs(): number;
}
