import type { ReleaseSummary } from '@frontage/contract/release.ts';

/** The newest release of all hosts, which lies here. */
export interface NewestShared {
  id: string;
  version: string;
  /** Of the code that made it. */
  code: string;
  /** What has begun and what has ended was measured against it. */
  moment: Date;
}

/** What came of a look at what other hosts made. */
export type Brought =
  /** All of it lies here. */
  | { kind: 'level'; newest: NewestShared }
  /** No host has made a release, or the bucket has lost what it needs. */
  | { kind: 'nothing' }
  /** It could not be had, and is tried again. */
  | { kind: 'away' };

/** How hosts on one database share releases through one bucket: one of them makes a release, all others bring it. */
export interface Sharing {
  /** Brings the newest release and the one at which the site is held, beside those that lie here. Always resolves. */
  bring(held: string | undefined): Promise<Brought>;
  /** Does work while no other host does; undefined where another one is at it. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /** Gives a whole release of this host to all others, in its turn. Rejects where the bucket does not take it. */
  share(release: ReleaseSummary, moment: Date, held: string | undefined): Promise<void>;
  /** Releases that all hosts keep, newest first. */
  kept(): string[];
  /** Takes out of the bucket what nobody needs any more, in its turn. Always resolves. */
  tidy(): Promise<void>;
  /** ms since when nothing could be brought or stored; 0 where all is well. */
  failsForMs(): number;
}
